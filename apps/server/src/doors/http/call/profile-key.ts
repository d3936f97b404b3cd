/** Who sends a request, by the key of a profile: as the bearer token where the profile is the matter, as a header where it is a game. */
import type { FastifyRequest } from 'fastify';
import type { People } from '../../../people/people.ts';
import { hashOfKey, type Profile } from '../../../people/profile.ts';
import { tokenOf } from './seat.ts';

/** The key of whoever opens or joins a game, so that it counts for their profile. */
const PROFILE_HEADER = 'yaht-profile';

const KEY = /^[A-Za-z0-9_-]{43}$/;

/** The owner of the profile, and the key as it is kept. */
export type Owner = { readonly profile: Profile; readonly keyHash: string };

/** Whose key came as the bearer token. */
export async function ownerOf({ profiles }: People, request: FastifyRequest): Promise<Owner | undefined> {
  const key = tokenOf(request);
  if (key === undefined || !KEY.test(key)) return undefined;
  const keyHash = hashOfKey(key);
  const profile = await profiles.byKey(keyHash);
  return profile && { profile, keyHash };
}

/** The profile key from the header, when a player opens or joins a game. */
export function profileKeyIn({ headers }: FastifyRequest): { readonly profile?: string } {
  const key = headers[PROFILE_HEADER];
  return key === undefined ? {} : { profile: String(key) };
}
