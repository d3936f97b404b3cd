import type { Messages } from '../messages.ts';
import { and, count, number } from './format.ts';

const games = { one: 'Partie', other: 'Partien' };
const hours = { one: 'Stunde', other: 'Stunden' };
const days = { one: 'Tag', other: 'Tage' };

const left = (minutes: number): string =>
  minutes >= 48 * 60 ? count(Math.round(minutes / 1440), days) : count(Math.max(1, Math.round(minutes / 60)), hours);

export const notices: Messages['notices'] = {
  turn: others => `Du bist dran gegen ${and(others)}`,
  scored: (name, points) => `${name} bekam ${number(points)}.`,
  flopped: name => `${name} ging leer aus.`,
  passed: name => `${name} hatte keine Zeit mehr.`,
  firstTurn: game => `${game} beginnt mit dir.`,
  lead: (own, best) => `Du führst mit ${number(own)} zu ${number(best)}.`,
  trail: (own, best) => `Du liegst zurück mit ${number(own)} zu ${number(best)}.`,
  level: own => `Gleichstand bei ${number(own)}.`,
  reminder: minutes => `Noch ${left(minutes)} für deinen Zug`,
  reminderAbout: (others, game) => `${and(others)} ${others.length === 1 ? 'wartet' : 'warten'} bei ${game}.`,
  nudge: others => `${and(others)} ${others.length === 1 ? 'wartet' : 'warten'} auf dich`,
  nudgeAbout: game => `Du bist dran bei ${game}.`,
  ends: others => `Die Partie mit ${and(others)} beenden?`,
  endsAbout: game => `${game}, ohne Ergebnis. Alle müssen zustimmen.`,
  begins: others => `Die Partie mit ${and(others)} hat begonnen`,
  beginsAbout: game => `${game}. Du erfährst, wenn du dran bist.`,
  invited: others => `${and(others)} ${others.length === 1 ? 'möchte' : 'möchten'} noch einmal spielen`,
  won: others => `Du hast gegen ${and(others)} gewonnen`,
  lost: winners => `${and(winners)} ${winners.length === 1 ? 'hat' : 'haben'} gewonnen`,
  drawn: others => `Unentschieden mit ${and(others)}`,
  result: (own, best) => `${number(own)} zu ${number(best)}.`,
  digest: waiting => `${count(waiting, games)} ${waiting === 1 ? 'wartet' : 'warten'} auf dich`,
  digestAbout: others => `Mit ${and(others)}.`,
  news: 'Neues aus deinen Partien',
};
