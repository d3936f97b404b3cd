/** The guided first turn: what lies there in a headline, and what to do about it in a sentence. */
export const firstTurn = {
  title: 'A guided first turn',
  leave: 'I know how to play',
  step: (place: number, of: number): string => `Step ${place} of ${of}`,
  steps: {
    roll: { title: 'Five dice.', text: 'Roll them. A turn has up to three rolls.' },
    keep: { title: 'Three 4s already.', text: 'Tap the dice you want to keep, then roll the other two again.' },
    again: { title: 'Four 4s now.', text: 'Keep the new one too, then roll the last die again.' },
    row: {
      title: 'Put them in a row.',
      text: 'Each row is filled once. Fours counts your 4s, and starts well towards the bonus.',
    },
    done: {
      title: 'Written in ink.',
      text: 'The rest of the card is yours. The first dice were chosen, so this game is marked as assisted.',
    },
  },
  /** Why the dice cannot be rolled yet. */
  keepFirst: (missing: number): string => (missing === 1 ? 'keep the other 4 first' : 'keep the 4s first'),
  otherDie: (face: number): string => `The ${face} can go. Keep the 4s.`,
  rollAbout: (roll: number): string => `roll ${roll} of 3`,
  wouldScore: 'What this roll would score',
  cardHas: (rows: number): string => `a full card has ${rows} rows`,
  chooseRow: 'Pick a row',
  chooseRowAbout: 'the ringed one is best',
  goOn: 'Go on with the game',
  goOnAbout: (rows: number): string => `${rows} rows to go`,
};
