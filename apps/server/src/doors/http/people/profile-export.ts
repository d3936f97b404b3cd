/** Everything that the server knows about a person, as one document. */
import * as z from 'zod';
import type { People } from '../../../people/people.ts';
import type { Profile } from '../../../people/profile.ts';
import { shownWay } from '../../../notices/ways.ts';

const PAGE = 500;

export const Everything = z.looseObject({ schema: z.literal('yaht.profile/1') });

/** What stands here is what a deletion leaves without an owner, beside name, colour and keys, which it takes away. */
export async function exportOf({ boards, profiles, notices }: People, profile: Profile) {
  const variants = await boards.variantsOf(profile.id);
  const statistics = variants.map(async variant => ({ variant, statistics: await boards.statistics(profile.id, variant.key) }));
  return {
    schema: 'yaht.profile/1' as const,
    profile,
    devices: await profiles.devices(profile.id),
    // Addresses are secrets; where they lead is none.
    notices: { settings: await notices.settings(profile.id), ways: (await notices.ways(profile.id)).map(shownWay) },
    ratings: await boards.ratings(profile.id),
    statistics: await Promise.all(statistics),
    games: await allGames(boards, profile),
  };
}

/** In pages, so that the file is free for others in between. */
async function allGames(boards: People['boards'], { id }: Profile) {
  const games = [];
  for (let before: number | undefined; ;) {
    const query = { profile: id, limit: PAGE, withPrivate: true, ...(before === undefined ? {} : { before }) };
    const page = await boards.history(query);
    games.push(...page);
    if (page.length < PAGE) return games;
    before = page.at(-1)?.number;
  }
}
