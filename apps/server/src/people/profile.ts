/** A profile is a key on somebody's device, and a public id by which everybody else knows it. */
import { cleanName, type ProfileId } from '@yaht/room';
import { isPlayerName } from '@yaht/rules';
import { hashOfToken, newCode } from '../tables/secrets.ts';

/** Colours that also those tell apart who see few of them (Okabe and Ito's). */
export const COLOURS = ['orange', 'sky', 'green', 'yellow', 'blue', 'vermilion', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

/** What everybody may know. */
export type Profile = {
  readonly id: ProfileId;
  readonly name: string;
  readonly colour: Colour;
  readonly createdAt: number;
};

/** A key as it is kept: 256 random bits need no salt. */
export const hashOfKey = (key: string): string => hashOfToken(key);

/** Sixty bits that mean nothing: nobody is found by trying. */
export const newProfileId = (): ProfileId => newCode(12).toLowerCase();

/** The name as it will be shown, if it can be one. */
export function profileName(text: string): string | undefined {
  const name = cleanName(text);
  return isPlayerName(name) ? name : undefined;
}
