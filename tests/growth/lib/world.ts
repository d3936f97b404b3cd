/** All that one release of the house can do with a game, as one object: a test holds this one and a grown one side by side. */
export * as bots from '@yaht/bots';
export * as client from '@yaht/client';
export * as fair from '@yaht/fair';
export * as rules from '@yaht/rules';
export * as testing from '@yaht/rules/testing';
export * as people from '../../client/lib/people.ts';
export * as playing from '@yaht/client/testing';
