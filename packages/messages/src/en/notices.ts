/** What somebody is told who is not there. */
import { and, count, number } from './format.ts';

const games = { one: 'game', other: 'games' };
const hours = { one: 'hour', other: 'hours' };
const days = { one: 'day', other: 'days' };

const left = (minutes: number): string =>
  minutes >= 48 * 60 ? count(Math.round(minutes / 1440), days) : count(Math.max(1, Math.round(minutes / 60)), hours);

export const notices = {
  turn: (others: readonly string[]): string => `Your turn against ${and(others)}`,
  scored: (name: string, points: number): string => `${name} scored ${number(points)}.`,
  flopped: (name: string): string => `${name} flopped.`,
  passed: (name: string): string => `${name} ran out of time.`,
  firstTurn: (game: string): string => `${game} begins with you.`,
  lead: (own: number, best: number): string => `You lead ${number(own)} to ${number(best)}.`,
  trail: (own: number, best: number): string => `You trail ${number(own)} to ${number(best)}.`,
  level: (own: number): string => `Level at ${number(own)}.`,
  reminder: (minutes: number): string => `${left(minutes)} left for your turn`,
  reminderAbout: (others: readonly string[], game: string): string =>
    `${and(others)} ${others.length === 1 ? 'waits' : 'wait'} in ${game}.`,
  nudge: (others: readonly string[]): string => `${and(others)} ${others.length === 1 ? 'waits' : 'wait'} for you`,
  nudgeAbout: (game: string): string => `It is your turn in ${game}.`,
  ends: (others: readonly string[]): string => `End the game with ${and(others)}?`,
  endsAbout: (game: string): string => `${game}, without a result. All have to agree.`,
  begins: (others: readonly string[]): string => `The game with ${and(others)} has begun`,
  beginsAbout: (game: string): string => `${game}. You are told when it is your turn.`,
  invited: (others: readonly string[]): string => `${and(others)} would like to play again`,
  won: (others: readonly string[]): string => `You won against ${and(others)}`,
  lost: (winners: readonly string[]): string => `${and(winners)} won`,
  drawn: (others: readonly string[]): string => `A draw with ${and(others)}`,
  result: (own: number, best: number): string => `${number(own)} to ${number(best)}.`,
  digest: (waiting: number): string => `${count(waiting, games)} ${waiting === 1 ? 'waits' : 'wait'} for you`,
  digestAbout: (others: readonly string[]): string => `With ${and(others)}.`,
  news: 'News from your games',
};
