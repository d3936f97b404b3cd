import type { Messages } from '../messages.ts';

export const rebuild: Messages['rebuild'] = {
  comparing: games => `${games} spel jämförda med perfekt spel …`,
  done: (games, reviewed) =>
    `Listor och statistik är gjorda på nytt av ${games} avslutade spel; ${reviewed} av dem jämfördes med perfekt spel.`,
  inUse: folder =>
    `en server sköter spelen i ${folder} just nu. Stoppa den först; den går vidare med de nya listorna när den startar igen.`,
  noGames: folder => `det finns inga spel i ${folder}. Ange serverns datamapp: --data <folder>`,
};
