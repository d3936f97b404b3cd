/** One pictogram for each charm, as a path on a 24 × 24 grid: plain shapes that can be told apart at the size of a stamp. */
import { nameOfId, type CharmId } from '@yaht/rules';

const dot = (x: number, y: number, r = 2.6): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const ring = (x: number, y: number, r: number, width = 2): string =>
  `${dot(x, y, r)}M${x - r + width} ${y}a${r - width} ${r - width} 0 1 1 ${2 * (r - width)} 0a${r - width} ${r - width} 0 1 1 ${-2 * (r - width)} 0Z`;
const box = (x: number, y: number, width: number, height = width): string => `M${x} ${y}h${width}v${height}h${-width}Z`;
const frame = (x: number, y: number, size: number, width = 2): string =>
  `${box(x, y, size)}M${x + width} ${y + width}v${size - 2 * width}h${size - 2 * width}v${-(size - 2 * width)}Z`;
const diamond = (x: number, y: number, r: number): string => `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`;

const STAR = 'M12 2.5L14.8 9H21.5L16.1 13.2L18 20L12 16L6 20L7.9 13.2L2.5 9H9.2Z';
const FLAME = 'M12 2C13 6 18 8.5 18 14.5A6 6 0 0 1 6 14.5C6 11.5 8 10.5 8.5 8C10.5 9 11 10.5 11 12C12.5 9.5 12.6 6 12 2Z';

/** A charm without one of its own: a die with a single pip. */
const UNDRAWN = `${frame(4, 4, 16, 2.6)}${dot(12, 12)}`;

const PICTOGRAMS: Readonly<Partial<Record<string, string>>> = {
  flopShield: 'M12 2.5L20 5.5V11.5C20 16.5 16.8 20 12 22C7.2 20 4 16.5 4 11.5V5.5Z',
  moneyMagnet: 'M4 3H9V12A3 3 0 0 0 15 12V3H20V12A8 8 0 0 1 4 12Z',
  gildedEdge: `${frame(3, 3, 18, 3)}${dot(12, 12, 3)}`,
  nestEgg: 'M12 2.5C16 2.5 19 9 19 14A7 7 0 0 1 5 14C5 9 8 2.5 12 2.5Z',
  tripletTrader: `${dot(12, 5.5, 3)}${dot(6, 11.5, 3)}${dot(18, 11.5, 3)}${box(4, 18, 16, 3)}`,
  piggyBank: `${ring(12, 14, 8, 2.4)}${box(8, 2, 8, 2.6)}${dot(12, 14, 2)}`,
  coupon: 'M2 6H22V10.5A1.7 1.7 0 0 0 22 13.5V18H2V13.5A1.7 1.7 0 0 0 2 10.5ZM9 8.5H7.2V10.5H9ZM9 13.5H7.2V15.5H9Z',
  secondWind: 'M12 4A8 8 0 1 1 4.4 9.5L7.2 10.4A5 5 0 1 0 12 7V10.5L6 5.5L12 0.8Z',
  savingsBook: 'M4 3H18A2 2 0 0 1 20 5V21H6A2 2 0 0 1 4 19ZM7 6V9H17V6Z',
  recycler: 'M12 2L16.5 9.5H13.5V14H10.5V9.5H7.5ZM4 12H7V19H17V12H20V22H4Z',
  loneWolf: `${ring(12, 12, 9.5, 2.2)}${dot(12, 12, 3.6)}`,
  minimalist: dot(12, 12, 4.6),
  comeback: 'M12 3L20 12H15V21H9V12H4Z',
  flopCollector: 'M3 5L5 3L12 10L19 3L21 5L14 12L21 19L19 21L12 14L5 21L3 19L10 12Z',
  lowHangingFruit: `${dot(8, 15.5, 4.6)}${dot(16.5, 16.5, 4)}M8 11C9 6 13 3 19 3C18 7 14 8.5 10.5 8.5C9.5 9.5 9.3 10 9 11Z`,
  highStakes: 'M12 2L22 14H16.5V22H7.5V14H2ZM12 6',
  underdog: 'M12 3L21 11V15L12 7L3 15V11ZM12 11L21 19V23L12 15L3 23V19Z',
  lastStand: `${box(10, 2, 2.6, 20)}M12.6 3H21L18 7L21 11H12.6Z`,
  steadyHand: `${box(2, 15, 20, 3)}${box(5, 9, 3, 4)}${box(10.5, 6, 3, 7)}${box(16, 3, 3, 10)}`,
  oddCollector: `${dot(12, 6)}${dot(6.5, 16)}${dot(17.5, 16)}`,
  evenPerfection: `${dot(7, 7)}${dot(17, 7)}${dot(7, 17)}${dot(17, 17)}`,
  straightCollector: `${box(2, 16, 4.5, 6)}${box(7.2, 12, 4.5, 10)}${box(12.4, 8, 4.5, 14)}${box(17.6, 4, 4.5, 18)}`,
  matchmaker: `${ring(8.5, 12, 6.5, 2.2)}${ring(15.5, 12, 6.5, 2.2)}`,
  fourOfAKindBooster: `${box(3.5, 3.5, 7.4)}${box(13.1, 3.5, 7.4)}${box(3.5, 13.1, 7.4)}${box(13.1, 13.1, 7.4)}`,
  consumableGenerator: `${box(3, 10, 18, 11)}${box(2, 6, 20, 3.4)}M12 6C9 6 6.5 5 6.5 3.2C6.5 1 11 1.5 12 6C13 1.5 17.5 1 17.5 3.2C17.5 5 15 6 12 6Z`,
  sizeMatters: `${box(2.5, 13.5, 7)}${box(11.5, 3.5, 10, 17)}`,
  purist: frame(4, 4, 16, 2.6),
  matchedSet: `${diamond(7, 12, 6.2)}${diamond(17.5, 12, 6.2)}`,
  crystalResonator: 'M12 1.5L19 9L12 22.5L5 9ZM12 6L8.6 9.2L12 15.8L15.4 9.2Z',
  carpenter: 'M3 4H14L18 8V10H14L12 8V22H8V8H3ZM19 4H22V10H19Z',
  hallOfMirrors: `${frame(2.5, 2.5, 19, 2)}${frame(6.8, 6.8, 10.4, 1.8)}${box(10.6, 10.6, 2.8)}`,
  rabbitsFoot: 'M9 2.5A3 3 0 0 1 15 2.8L14 12C18 12 21 14 21 17.5C21 20 19 21.5 16 21.5H10C7 21.5 6 19.5 6.5 17Z',
  weightedDice: `${frame(3, 3, 18, 2)}${dot(12, 17, 3.6)}${dot(8, 8, 1.7)}${dot(16, 8, 1.7)}`,
  echo: `${ring(12, 12, 10.5, 1.9)}${ring(12, 12, 6.6, 1.9)}${dot(12, 12, 2.6)}`,
  blankSlate: `${frame(3, 4, 18, 2.2)}${box(9, 1.5, 6, 4)}`,
  crowd: `${dot(6, 7, 2.9)}${dot(18, 7, 2.9)}${dot(12, 9.5, 3.4)}M1.5 19C1.5 14 3.5 12 6.5 12C8 12 9 12.6 9.6 13.6C6.8 14.8 6 17 6 19ZM22.5 19C22.5 14 20.5 12 17.5 12C16 12 15 12.6 14.4 13.6C17.2 14.8 18 17 18 19ZM7 22C7 17 9 14.6 12 14.6S17 17 17 22Z`,
  gallery: `${frame(2.5, 4, 19, 2)}M5.5 18L10 11L13 15L15.5 12.5L18.5 18Z`,
  alchemist: 'M9 2H15V4.4H14V9L20 19.5A1.8 1.8 0 0 1 18.4 22H5.6A1.8 1.8 0 0 1 4 19.5L10 9V4.4H9ZM9.6 14L7.4 18H16.6L14.4 14Z',
  bossHunter: `${ring(12, 12, 8.6, 2)}${dot(12, 12, 2.4)}${box(11, 1, 2, 5)}${box(11, 18, 2, 5)}${box(1, 11, 5, 2)}${box(18, 11, 5, 2)}`,
  ember: FLAME,
  fullSweep: 'M14.5 2L17 3.2L13 11.4L16 13L14.2 16.6L6.6 12.8L8.4 9.2L10.6 10.3ZM5.6 14.4L13.4 18.3L11 22.5H2.5Z',
  volcanoAmplifier: 'M9.5 9.5H14.5L22 22H2ZM11 2H13V7.5H11ZM5.5 3.8L7 2.6L9.4 6.4L7.8 7.5ZM18.5 3.8L17 2.6L14.6 6.4L16.2 7.5Z',
  roundMultiplier: 'M10.5 2H13.5V9H17.5L12 15.5L6.5 9H10.5ZM3 14H6V19H18V14H21V22H3Z',
  scoreMultiplier: STAR,
};

/** The pictogram of a charm; its versions share one. */
export const pictogramOf = (id: CharmId): string => PICTOGRAMS[nameOfId(id)] ?? UNDRAWN;
