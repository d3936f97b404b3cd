/** What every table promises, whoever keeps its game. */
import { onFacts, tableView, type Table } from '@yaht/client';
import { err, ok, type Event } from '@yaht/rules';
import { expect, test } from 'vitest';
import { playToTheEnd, until } from './people.ts';

/** A table of yatzy for one person whose turn begins, with takebacks until the next roll. */
export type OpenTable = () => Promise<Table>;

/** The promises, checked against tables that `open` opens. */
export function keepsItsPromises(name: string, open: OpenTable): void {
  const promise = (sentence: string, check: (table: Table) => Promise<void>): void =>
    test(`${name}: ${sentence}`, async () => {
      const table = await open();
      try {
        await check(table);
      } finally {
        table.close();
      }
    });

  promise('the same state is the same object, and a change is told to whoever listens', async ({ state, subscribe, send }) => {
    let told = 0;
    const stop = subscribe(() => (told += 1));
    const before = state();
    expect(state()).toBe(before);
    await send({ type: 'RollDice' });
    expect(told).toBeGreaterThan(0);
    expect(state()).not.toBe(before);
    stop();
    const heard = told;
    await send({ type: 'RollDice' });
    expect(told).toBe(heard);
  });

  promise('when a wish is granted, the state holds what it brought, and its facts were heard once', async table => {
    const heard: Event['type'][] = [];
    const numbers: number[] = [];
    onFacts(table, facts => {
      heard.push(...facts.map(({ event }) => event.type as Event['type']));
      numbers.push(...facts.map(({ seq }) => seq));
      expect(table.state().game?.events.at(-1)).toEqual(facts.at(-1)?.event);
    });
    expect(await table.send({ type: 'RollDice' })).toEqual(ok(true));
    expect(table.state().game?.state.turn).toMatchObject({ rolls: 1, rollsLeft: 2 });
    expect(await table.send({ type: 'ScoreCategory', category: 'chance' })).toEqual(ok(true));
    expect(heard).toEqual(['DiceRolled', 'ScoreRecorded', 'TurnStarted']);
    expect(numbers).toEqual(numbers.map((_, i) => (numbers[0] ?? 0) + i));
  });

  promise('a refused wish says why and changes nothing of the game', async ({ state, send }) => {
    const { game } = state();
    expect(await send({ type: 'ScoreCategory', category: 'chance' })).toMatchObject(err({ code: 'roll-first' }));
    expect(await send({ type: 'ScoreCategory', category: 'nonsense' })).toMatchObject(err({ code: 'invalid-category' }));
    expect(await send({ type: 'Undo' })).toMatchObject(err({ code: 'nothing-to-undo' }));
    expect(await send({ type: 'Bank' })).toMatchObject(err({ code: 'command-does-not-fit' }));
    expect(state().game).toBe(game);
  });

  promise('wishes sent at once are judged one after the other', async ({ send }) => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => send({ type: 'RollDice' })));
    expect(answers.map(({ ok: granted }) => granted)).toEqual([true, true, true, false]);
  });

  promise('dice that somebody holds are shown and are no fact', async table => {
    const hold = [true, false, true, false, false];
    await table.send({ type: 'RollDice' });
    const { game } = table.state();
    expect(await table.send({ type: 'HoldDice', hold })).toEqual(ok(true));
    await until(table, ({ shownHold }) => shownHold !== null);
    expect(table.state()).toMatchObject({ shownHold: hold });
    expect(table.state().game).toBe(game);
    await table.send({ type: 'RollDice', hold });
    expect(table.state().shownHold).toBeNull();
  });

  promise('a score can be taken back until the next roll', async ({ state, send }) => {
    await send({ type: 'RollDice' });
    const dice = state().game?.state.turn?.dice;
    await send({ type: 'ScoreCategory', category: 'chance' });
    expect(tableView(state()).undo).toEqual({ refusal: null, needsVote: false });
    expect(await send({ type: 'Undo' })).toEqual(ok(true));
    expect(state().game?.state.turn).toMatchObject({ dice, rolls: 1 });
  });

  promise('whatever the view offers is granted, to the end of the game', async table => {
    const sent = await playToTheEnd(table, 5);
    expect(sent.filter(({ answer }) => !answer.ok)).toEqual([]);
    expect(tableView(table.state())).toMatchObject({ phase: 'over', over: { winners: [0] } });
    expect(await table.send({ type: 'RollDice' })).toMatchObject(err({ code: 'game-over' }));
  });

  promise('a closed table grants nothing and keeps what it knew', async ({ state, send, close }) => {
    const { game } = state();
    close();
    expect(await send({ type: 'RollDice' })).toEqual(err({ code: 'table-closed' }));
    expect(state().game).toBe(game);
  });
}
