import type { Messages } from '../messages.ts';

export const settings: Messages['settings'] = {
  sound: 'Ljud',
  diceVolume: 'Tärningarnas ljud',
  effectsVolume: 'Ljud när poäng skrivs in',
  volume: percent => (percent === 0 ? 'av' : `${percent} %`),
  celebration: 'Firande',
  celebrations: { full: 'Fullt', small: 'Litet', off: 'Av' },
  handovers: { ask: 'Vänta på spelaren', quick: 'Visa kort', off: 'Fortsätt direkt' },
  handover: 'När nästa spelares tur kommer',
  asksZero: 'Fråga före en nolla när en annan rad skulle ge poäng',
};
