/** What a server is asked for when somebody opens a room: the choices of the app, by the names of the protocol. */
import type { RoomChoices } from '@yaht/client';
import { isParallel, variants, type Variant } from '@yaht/rules';
import type { NewRoom } from './enter.ts';

type Wish = { readonly variant: Variant; readonly isPrivate: boolean; readonly choices: RoomChoices };

/** The rules of a custom game travel with the wish; those of the house have a name. */
export function newRoomOf({ variant, isPrivate, choices }: Wish): NewRoom {
  const { others, turnSeconds, whenAway, rated, spectators } = choices;
  const isAlone = others.length === 0;
  return {
    variant: variants.includes(variant) ? variant.id : { ...variant },
    seats: 1 + others.length,
    private: isPrivate,
    // Who sends a link need not be there when the last one comes.
    start: isPrivate && !isAlone ? 'ready' : 'host',
    spectators,
    // A score can be taken back until the next roll, so that roll is made by a person.
    autoFirstRoll: false,
    ...(isAlone ? {} : { whenAway, rated }),
    ...(isParallel(variant) ? {} : { turnSeconds }),
  };
}
