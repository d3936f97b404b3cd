/** How the worker answers: every question with the solved game before it. */
import { botMove } from '@yaht/bots';
import { emptyCard, fault, type ScorecardVariant } from '@yaht/rules';
import { packOf, type Outlooks, type TablePosition } from '@yaht/coach';
import {
  advise,
  cardStateOf,
  choicesOf,
  countBits,
  EMPTY_CARD,
  forecaster,
  fromCard,
  liveOutlook,
  outcomesOf,
  pointsOn,
  reviewGame,
  slotOf,
  placeInGame,
  TOP,
  turnEnds,
  turnValues,
  type CardState,
  type Choice,
  type LiveOutlook,
  type Solution,
  type WinBook,
  winAdvice,
  winBook,
} from '@yaht/solver';
import type { Library } from './library.ts';
import { isNamed } from './named.ts';
import type { Alternative, Named, Questions } from './questions.ts';

type Answers = {
  readonly [Topic in keyof Questions]: (
    ...about: Parameters<Questions[Topic]>
  ) => Promise<ReturnType<Questions[Topic]>> | ReturnType<Questions[Topic]>;
};

/** From so many filled categories on, all points of the game are looked through in a moment. */
const NEAR_THE_END = 4;

export function answersFrom({ solutionOf, variancesOf }: Library): Answers {
  let latest: { readonly solution: Solution; readonly book: WinBook; readonly outlook: LiveOutlook } | undefined;
  /** What is known of the chances to win in the latest game; with the same solution it stays. */
  const chancesOf = async (variant: ScorecardVariant): Promise<NonNullable<typeof latest>> => {
    const solution = await solutionOf(variant);
    if (latest?.solution === solution) return latest;
    const book = winBook(solution);
    return (latest = { solution, book, outlook: liveOutlook(solution, book) });
  };
  return {
    move: async (game, seat, level) => {
      if (game.family !== 'scorecard' || (level !== 'optimal' && level !== 'winning')) return botMove(game, seat, level);
      // A game that cannot be solved is played by rules of thumb.
      const solved = await solutionOf(game.start.variant).catch(() => undefined);
      if (!solved) return botMove(game, seat, level);
      return botMove(
        game,
        seat,
        level,
        level === 'winning' ? { solved, book: (await chancesOf(game.start.variant)).book } : { solved },
      );
    },
    advise: async position => {
      const solution = await solutionOf(position.variant);
      const card = cardStateOf(solution.tables, position.card);
      const advice = advise(solution, { card, dice: position.dice, rerollsLeft: position.rollsLeft });
      return advice.ok ? advice.value : fault(advice.error);
    },
    winAdvice: async ({ start, state: { cards, turn } }) => {
      if (!turn?.dice) return null;
      const { solution, book } = await chancesOf(start.variant);
      const players = start.players.map((_, seat) => placeInGame(solution.tables, cards[seat] ?? emptyCard));
      return winAdvice(solution, book, players, turn.seat, { dice: turn.dice, rerolls: turn.rollsLeft }) ?? null;
    },
    review: async ({ start, events }, byWin) => {
      const solution = await solutionOf(start.variant);
      return reviewGame(solution, events, byWin ? { book: (await chancesOf(start.variant)).book } : {});
    },
    alternatives: async (position, chosen) => alternativesAt(await solutionOf(position.variant), position, chosen),
    why: async (position, chosen) => outlooksAt(await solutionOf(position.variant), position, chosen),
    outlook: async (variant, players, seat) => {
      const { outlook, solution } = await chancesOf(variant);
      return outlook(
        players.map(({ card, dice, rollsLeft }) => fromCard(solution.tables, card, dice && { dice, rerollsLeft: rollsLeft })),
        seat,
      );
    },
    deviation: async variant => {
      const [{ tables }, variances] = await Promise.all([solutionOf(variant), variancesOf(variant)]);
      return Math.sqrt(variances[slotOf(tables, EMPTY_CARD) ?? 0] ?? 0);
    },
    spread: async variant => {
      const outcomes = outcomesOf(await solutionOf(variant));
      return outcomes.ok ? outcomes.value.scores : fault(outcomes.error);
    },
    pack: async (variant, theme) => packOf(await solutionOf(variant), theme),
  };
}

type Choices = { readonly card: CardState; readonly choices: readonly Choice[] };

function choicesAt(solution: Solution, { card, dice, rollsLeft }: TablePosition): Choices {
  const state = cardStateOf(solution.tables, card);
  return { card: state, choices: choicesOf(solution, state, turnValues(solution, state, rollsLeft), dice, rollsLeft) };
}

function alternativesAt(solution: Solution, position: TablePosition, chosen: Named | null): readonly Alternative[] {
  const { card, choices } = choicesAt(solution, position);
  const points = pointsOn(position.variant, position.card);
  const endsOf = turnEnds(solution);
  const best = choices.slice(0, TOP);
  const own = chosen ? choices.find(choice => isNamed(position, choice, chosen)) : undefined;
  const shown = own && !best.includes(own) ? [...best, own] : best;
  return shown.map(choice => {
    const { chances } = endsOf(card, choice, position.rollsLeft);
    return { ...choice, expected: points + choice.worth, chances: [...chances] };
  });
}

function outlooksAt(solution: Solution, position: TablePosition, named: Named): Outlooks {
  const { card, choices } = choicesAt(solution, position);
  const best = choices[0] ?? fault('nothing to choose');
  const chosen = choices.find(choice => isNamed(position, choice, named)) ?? best;
  const look =
    countBits(card.filled) >= NEAR_THE_END
      ? ({ reach: 'game', of: overGame(solution, card, position.rollsLeft) } as const)
      : ({ reach: 'turn', of: overTurn(solution, card, position.rollsLeft) } as const);
  return { reach: look.reach, chosen: look.of(chosen), best: look.of(best) };
}

function overGame(solution: Solution, card: CardState, rerolls: number): (choice: Choice) => readonly number[] {
  const { afterHold, afterEnding } = forecaster(solution);
  return choice => [...(choice.type === 'hold' ? afterHold(card, choice.keep, rerolls) : afterEnding(card, choice.ending))];
}

function overTurn(solution: Solution, card: CardState, rerolls: number): (choice: Choice) => readonly number[] {
  const endsOf = turnEnds(solution);
  return choice => {
    const points = [...endsOf(card, choice, rerolls).points];
    return [...points, choice.worth - points.reduce((sum, each) => sum + each, 0)];
  };
}
