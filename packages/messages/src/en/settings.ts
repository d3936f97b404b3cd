/** What a device may be told to do, beside what the table says about it. */
export const settings = {
  sound: 'Sound',
  diceVolume: 'Sound of the dice',
  effectsVolume: 'Sound when points are written',
  volume: (percent: number): string => (percent === 0 ? 'off' : `${percent} %`),
  celebration: 'Celebration',
  celebrations: { full: 'Full', small: 'Small', off: 'Off' },
  handovers: { ask: 'Wait for them', quick: 'Show it shortly', off: 'Go on at once' },
  handover: 'When the next player’s turn comes',
  asksZero: 'Ask before a zero where another row would bring points',
};
