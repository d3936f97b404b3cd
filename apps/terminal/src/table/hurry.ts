/** Bots that play between one's own turns can be hurried; those that are only watched are paused, those of a server keep its pace. */
import type { TableView } from '@yaht/client';
import { can, type Ability } from '../keys/press.ts';
import { isWatched } from './table-heading.ts';
import type { TableDesk } from './table-desk.ts';

export const canHurry = (view: TableView): boolean => view.phase === 'bots-turn' && view.room === null && !isWatched(view);

/** While a bot can be hurried, the keys that go on in one's own turn do that. */
export const hurryOr = ({ view, parts }: TableDesk, ability: Ability): Ability =>
  canHurry(view) ? can(() => parts.table.skip()) : ability;
