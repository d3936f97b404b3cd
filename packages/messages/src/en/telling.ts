/** Asking somebody whether they want to be told when it is their turn. */

export const telling = {
  ask: 'Shall we tell you?',
  askAbout: 'One message per turn, none at night.',
  notNow: 'Not now',
  tellMe: 'Tell me',
  tellMeAbout: 'you can stop it any time',
  /** Where only an app on the Home Screen may tell anything. */
  installFirst: 'Told when it is your turn?',
  installFirstAbout: 'Share, then Add to Home Screen. From there yaht may tell you.',
  isTold: 'You will be told when it is your turn.',
  isRefused: 'This browser does not allow it. Its settings for this page can change that.',
  settings: 'When it is your turn',
  settingsAbout: 'Games of days: one message per turn.',
  here: 'Tell me on this device',
  quiet: 'Quiet hours',
  quietAbout: (from: string, until: string): string => `Nothing from ${from} to ${until}.`,
  from: 'from',
  until: 'until',
  off: 'Not offered here: the server has no public address.',
};
