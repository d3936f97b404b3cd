import type { Messages } from '../messages.ts';
import { and, count, number } from './format.ts';

const games = { one: 'parti', other: 'partier' };
const hours = { one: 'timme', other: 'timmar' };
const days = { one: 'dag', other: 'dagar' };

const left = (minutes: number): string =>
  minutes >= 48 * 60 ? count(Math.round(minutes / 1440), days) : count(Math.max(1, Math.round(minutes / 60)), hours);

export const notices: Messages['notices'] = {
  turn: others => `Din tur mot ${and(others)}`,
  scored: (name, points) => `${name} fick ${number(points)}.`,
  flopped: name => `${name} sprack.`,
  passed: name => `${name} fick slut på tid.`,
  firstTurn: game => `Du börjar i ${game}.`,
  lead: (own, best) => `Du leder med ${number(own)} mot ${number(best)}.`,
  trail: (own, best) => `Du ligger under med ${number(own)} mot ${number(best)}.`,
  level: own => `Lika, ${number(own)} var.`,
  reminder: minutes => `${left(minutes)} kvar av din tur`,
  reminderAbout: (others, game) => `${and(others)} väntar i ${game}.`,
  nudge: others => `${and(others)} väntar på dig`,
  nudgeAbout: game => `Det är din tur i ${game}.`,
  ends: others => `Avsluta partiet med ${and(others)}?`,
  endsAbout: game => `${game}, utan resultat. Alla måste hålla med.`,
  begins: others => `Partiet med ${and(others)} har börjat`,
  beginsAbout: game => `${game}. Du får veta när det är din tur.`,
  invited: others => `${and(others)} vill spela igen`,
  won: others => `Du vann mot ${and(others)}`,
  lost: winners => `${and(winners)} vann`,
  drawn: others => `Oavgjort med ${and(others)}`,
  result: (own, best) => `${number(own)} mot ${number(best)}.`,
  digest: waiting => `${count(waiting, games)} väntar på dig`,
  digestAbout: others => `Med ${and(others)}.`,
  news: 'Nytt från dina partier',
};
