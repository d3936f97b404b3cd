/** Boards that are read from kept standings are those that all the games add up to. */
import { expect, test } from 'vitest';
import { BEGINNING } from '../../log/cursor.ts';
import { openDatabase } from '../../log/database.ts';
import { DAY, MEASURES, WINDOWS, type BoardRow } from '../boards/board.ts';
import { BoardBook, type AskBoards } from '../boards/board-book.ts';
import { BOARD_SENTENCES } from '../boards/board-sentences.ts';
import { chanceFrom, gameOf, HOUR } from '../testing-games.ts';
import { prepare } from './ask-file.ts';
import { peopleIn } from './people-file.ts';
import { PEOPLE_MIGRATIONS } from './schema.ts';

const VARIANT = 'small';

function openTown(seed: number) {
  const chance = chanceFrom(seed);
  const file = openDatabase({ file: ':memory:' }, 0, PEOPLE_MIGRATIONS, Infinity);
  const people = peopleIn(file, 0);
  const ids = Array.from(
    { length: 8 },
    (_, i) => people.profiles.create({ name: 'X', colour: 'sky', keyHash: `${i}`, now: 0 }).id,
  );
  const prepared = new Map(Object.entries(BOARD_SENTENCES).map(([name, text]) => [name, prepare(file.db, text)]));
  const ask: AskBoards = async (sentence, values) => prepared.get(sentence)?.(values) ?? [];
  /** Somebody whose profile is not known is on no board. */
  const anybody = (): string => (chance(9) === 0 ? 'stranger' : (ids[chance(ids.length)] ?? ''));
  let number = 0;
  return {
    file,
    people,
    ids,
    /** One that ended then, compared with perfect play or not. */
    play: (at: number): void => {
      const players = [...new Set([anybody(), anybody()])];
      const game = gameOf(number++, players, at, chance);
      people.games.record([game], BEGINNING);
      const seats = players.map(() => ({
        loss: chance(40) / 4,
        luck: chance(80) / 4 - 10,
        decisions: { kinds: {}, expected: [], turns: [] },
      }));
      if (chance(3) > 0) people.games.reviewed(game.id, seats as never);
    },
    chance,
    /** As all the games add up. */
    summed: new BoardBook(ask),
  };
}

const plain = (rows: readonly (BoardRow | undefined)[]) =>
  rows.map(row => row && { ...row, value: Math.round(row.value * 1e6) / 1e6 + 0 });

async function expectSame(town: ReturnType<typeof openTown>, kept: BoardBook, now: number): Promise<number> {
  let lines = 0;
  for (const by of MEASURES)
    for (const window of WINDOWS)
      for (const among of [undefined, town.ids[0]]) {
        const query = { variant: VARIANT, by, window, now, among };
        for (const page of [
          { limit: 3, offset: 0 },
          { limit: 50, offset: 2 },
        ]) {
          const found = await kept.board({ ...query, ...page });
          expect(plain(found), `${by} ${window} ${among ?? ''}`).toEqual(plain(await town.summed.board({ ...query, ...page })));
          lines += found.length;
        }
        const places = (book: BoardBook) => Promise.all(town.ids.map(id => book.place(query, id)));
        expect(plain(await places(kept)), `places ${by} ${window}`).toEqual(plain(await places(town.summed)));
      }
  return lines;
}

test.each([1, 2, 3])('boards are read as they add up, whenever they are asked (%i)', async seed => {
  const town = openTown(seed);
  let now = 400 * DAY;
  let lines = 0;
  for (let step = 0; step < 12; step++) {
    for (let i = 0; i < 8; i++) town.play((now += town.chance(5) * HOUR));
    if (step % 3 > 0) lines += await expectSame(town, town.people.boards, now);
    if (step % 7 === 6) now += town.chance(20) * DAY;
  }
  if (seed === 2) town.people.profiles.remove(town.ids[3] ?? '');
  lines += await expectSame(town, town.people.boards, now + 2 * DAY);
  expect(lines).toBeGreaterThan(500);
});

test('standings that are missing are made again from the games', async () => {
  const town = openTown(4);
  for (let i = 0; i < 100; i++) town.play(400 * DAY + i * 5 * HOUR);
  const now = 421 * DAY;
  town.file.db.exec('delete from standings; delete from spans; delete from met');
  await expectSame(town, peopleIn(town.file, now).boards, now);
});

test('a clock that goes back finds the boards of that time', async () => {
  const town = openTown(5);
  for (let i = 0; i < 60; i++) town.play(400 * DAY + i * 5 * HOUR);
  await expectSame(town, town.people.boards, 450 * DAY);
  await expectSame(town, town.people.boards, 413 * DAY);
});
