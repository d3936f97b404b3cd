import { BOT_LEVELS, fault, play, startGame, variantById, type BotLevel, type RollioGame } from '@yaht/rules';
import { chanceFrom } from '@yaht/rules/testing';
import { expect, test } from 'vitest';
import { botMove } from './bot-move.ts';

const variant = variantById('rollio-classic') ?? fault('no Rollio');

/** A whole game between bots of these levels. */
function playOut(levels: readonly BotLevel[], seed: number): RollioGame {
  const chance = chanceFrom(seed);
  const started = startGame({ id: 'bots', variant, players: levels.map(bot => ({ name: bot, bot })) }, chance);
  let game = started.ok && started.value.game.family === 'rollio' ? started.value.game : fault('did not start');
  while (game.state.turn) {
    const { seat } = game.state.turn;
    const played = play(game, seat, botMove(game, seat, levels[seat] ?? 'easy'), chance);
    game = played.ok ? played.value.game : fault(`a bot was refused: ${played.error}`);
  }
  return game;
}

test.each(BOT_LEVELS)('a game of %s bots ends with somebody at 10,000', level => {
  for (let seed = 1; seed <= 5; seed++) {
    const { over } = playOut([level, level, level], seed);
    expect(Math.max(...(over?.totals ?? []))).toBeGreaterThanOrEqual(10_000);
  }
});

/** Turns needed alone, on average: fewer is better. */
const turnsAlone = (level: BotLevel): number => {
  const games = Array.from({ length: 40 }, (_, i) => playOut([level], 100 + i).state.turns);
  return games.reduce((sum, turns) => sum + turns, 0) / games.length;
};

test('each level needs fewer turns than the one below', () => {
  const [easy = 0, normal = 0, optimal = 0] = BOT_LEVELS.map(turnsAlone);
  expect(normal).toBeLessThan(easy);
  expect(optimal).toBeLessThanOrEqual(normal);
});

test('in the last round a bank that would lose is not made', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const { events, state, over } = playOut(['optimal', 'optimal'], seed);
    const last = events.findLast(({ type }) => type === 'Banked' || type === 'Flopped');
    if (last?.type === 'Banked' && last.seat !== state.closer) expect(over?.winners).toContain(last.seat);
  }
});
