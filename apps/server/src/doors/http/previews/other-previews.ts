/** A game of the day and a player as links show them. Nothing that would spoil the dice of a day is in it. */
import type { DailyReport } from '@yaht/protocol';
import { messagesFor, variantName, type Language } from '@yaht/messages';
import { fault, kinOf, variantById } from '@yaht/rules';
import type { Profile } from '../../../people/profile.ts';
import type { Preview } from './preview.ts';
import { isSealed } from './room-preview.ts';

export function dailyPreview({ day, variant: id, players }: DailyReport, language: Language): Preview {
  const messages = messagesFor(language);
  const { preview } = messages;
  const variant = variantById(id) ?? fault(`the game of a day is ${id}, which nobody knows`);
  const title = preview.daily(day);
  const about = preview.dailyAbout(variantName(messages, variant));
  const finished = players === 0 ? preview.nobodyYet : preview.finished(players);
  return {
    title,
    description: `${about}: ${finished}.`,
    alt: preview.picture(title, about),
    isPrivate: false,
    ticket: {
      title,
      plainTitle: title,
      about,
      plainAbout: about,
      seats: [],
      kin: kinOf(variant),
      stub: isSealed(variant) ? 'seal' : 'dice',
      isOpen: true,
    },
  };
}

export function profilePreview({ name }: Pick<Profile, 'name'>, games: number, language: Language): Preview {
  const { preview } = messagesFor(language);
  const title = preview.profile(name);
  const about = preview.gamesPlayed(games);
  return {
    title,
    description: `${about}.`,
    alt: preview.picture(title, about),
    isPrivate: false,
    ticket: {
      title,
      plainTitle: preview.aProfile,
      about,
      plainAbout: about,
      seats: [],
      kin: 'yahtzee',
      stub: 'dice',
      isOpen: false,
    },
  };
}
