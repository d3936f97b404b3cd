/** Opening a game with others: five choices, each with a sentence of what it means. The same words in the app, the terminal and the command line. */
export const opening = {
  withWhom: 'With whom',
  whoms: { link: 'Somebody I send a link', anybody: 'Anybody now', here: 'People on this device' },
  whomNotes: {
    link: 'Only people with the link find the room. You may close this page: your seat waits.',
    anybody: 'The room stands on the list of open rooms, and the first to come take its seats.',
    here: 'Alone, against bots, or by passing the device on.',
  },
  /** Seconds; 0 is no limit. */
  turns: {
    '0': 'No limit',
    '86400': '1 day',
    '259200': '3 days',
    '604800': '7 days',
    '1209600': '14 days',
    '30': '30 s',
    '60': '60 s',
    '90': '90 s',
  },
  turnNotes: {
    none: 'Take as long as you like.',
    days: 'You need not be there at the same time. The second turn in a row that runs out of time loses the game.',
    seconds: 'Everybody plays at the same time. A turn that runs out counts zero.',
  },
  whenAway: 'When somebody is away',
  aways: { wait: 'Wait', bot: 'A bot plays', zero: 'Zero points' },
  awayNotes: {
    wait: 'The game goes on when they are back.',
    bot: 'After a minute a bot plays for them until they are back.',
    zero: 'After a minute their turns count zero until they are back.',
  },
  slowAway: 'In a game of days nobody is ever away: each comes when it is their turn.',
  rated: 'Rated',
  ratings: { off: 'Off', on: 'On' },
  ratingNotes: {
    off: 'For fun. Hints and takebacks are allowed.',
    on: 'The result changes your rating. No hints, no takebacks, and a time for each turn.',
  },
  ratedProfile: 'Rated games need a profile. One is made with your name, without e-mail or password.',
  seats: 'Seats',
  freeSeat: 'Free seat',
  seat: (place: number): string => `Seat ${place}`,
  addSeat: 'Add a seat',
  removeSeat: (place: number): string => `Remove seat ${place}`,
  more: 'More choices',
  mayWatch: 'Others may watch',
  mayWrite: 'Those who watch may write',
  /** The button, and what it does. */
  open: { link: 'Make the link', anybody: 'Open the room' },
  openAbout: (free: number): string =>
    free === 0 ? 'nobody else needed' : free === 1 ? 'for one more player' : `for ${free} more players`,
};
