/** Charms as effects in the order the player arranged them, those that copy another with what that one does. */
import type { Behaviour, Effect, Own } from '../effects/scene.ts';
import { charmOf, type CharmId } from './charms.ts';

/** A charm that does nothing keeps its place. */
const SILENT: Behaviour = {};

/** These charms as effects; a list never changes, so it is made once. */
export function arrange(ids: readonly CharmId[]): readonly Effect[] {
  const known = arranged.get(ids);
  if (known) return known;
  const effects = withCopies(plainRow(ids));
  arranged.set(ids, effects);
  return effects;
}

const arranged = new WeakMap<readonly CharmId[], readonly Effect[]>();

/** The same with some of them silenced; a copy of a silenced charm does nothing either. */
export const arrangeSilenced = (
  ids: readonly CharmId[],
  isSilenced: (effect: Effect, place: number) => boolean,
): readonly Effect[] =>
  withCopies(plainRow(ids).map((effect, place) => (isSilenced(effect, place) ? { ...effect, behaviour: SILENT } : effect)));

const plainRow = (ids: readonly CharmId[]): readonly Effect[] =>
  ids.map((id): Effect => {
    const { rarity, behaviour } = charmOf(id);
    return { kind: 'charm', id, behaviour, rarity };
  });

function withCopies(row: readonly Effect[]): readonly Effect[] {
  if (!row.some(({ behaviour }) => behaviour.copies)) return row;
  return row.map((effect, at) =>
    effect.behaviour.copies ? { ...effect, behaviour: inScorings(copiedBy({ at, row }, [])) } : effect,
  );
}

/** What is copied in the end; copies that only copy each other do nothing. */
function copiedBy({ at, row }: Own, seen: readonly number[]): Behaviour {
  const behaviour = row[at]?.behaviour ?? SILENT;
  if (!behaviour.copies) return behaviour;
  const place = behaviour.copies({ at, row });
  return place === null || place === at || seen.includes(place) ? SILENT : copiedBy({ at: place, row }, [...seen, at]);
}

/** Without what a charm does for levels, shops, flops and the table of combinations: those count once. */
function inScorings({ events, change, odds, react, reactToIdle, seesPlacing, seesChances }: Behaviour): Behaviour {
  return {
    ...(events && { events }),
    ...(change && { change }),
    ...(odds && { odds }),
    ...(react && { react }),
    ...(reactToIdle && { reactToIdle }),
    ...(seesPlacing && { seesPlacing }),
    ...(seesChances && { seesChances }),
  };
}
