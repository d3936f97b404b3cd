/** The invitation to a room as a link shows it. Of a private room it names host and game, and nobody else. */
import { capital, messagesFor, variantName, type Language, type Messages } from '@yaht/messages';
import type { Room } from '@yaht/room';
import { kinOf } from '@yaht/rules';
import { invitationTo, type Invitation } from '../rooms/invitation.ts';
import type { Preview } from './preview.ts';

export function roomPreview(room: Room, language: Language): Preview {
  const messages = messagesFor(language);
  const { preview } = messages;
  const { variant } = room.options;
  const invitation = invitationTo(room);
  const game = variantName(messages, variant);
  const plainTitle = preview.invited(game);
  const title = titleOf(messages, invitation, game);
  const about = aboutOf(messages, invitation);
  const isOpen = invitation.state === 'open';
  return {
    title,
    description: isOpen ? `${capital(about)}. ${preview.free}` : `${capital(about)}. ${watching(messages, invitation)}`.trim(),
    alt: preview.picture(title, about),
    isPrivate: invitation.private,
    ticket: {
      title,
      plainTitle,
      about,
      plainAbout: about,
      seats: invitation.seats.map((seat, i) => (seat ? i : 'free')),
      kin: kinOf(variant),
      stub: isSealed(variant) ? 'seal' : 'dice',
      isOpen,
    },
  };
}

/** Runs of Rollio and duels in them lead past bosses. */
export const isSealed = ({ family }: Room['options']['variant']): boolean => family === 'run' || family === 'duel';

function titleOf({ preview }: Messages, { state, host, seats, winners, private: isPrivate }: Invitation, game: string): string {
  const names = seats.flatMap(seat => seat?.name ?? []);
  if (!isPrivate && state === 'running' && names.length > 0) return preview.playing(names, game);
  if (!isPrivate && state === 'over' && winners.length > 0) return preview.won(winners, game);
  return host === null ? preview.invited(game) : preview.invites(host, game);
}

function aboutOf({ preview }: Messages, { state, seats, turnSeconds }: Invitation): string {
  const pace = preview.pace(turnSeconds);
  if (state === 'open') return `${preview.seatsFree(seats.filter(seat => seat === null).length)}, ${pace}`;
  if (state === 'full') return `${preview.full}, ${pace}`;
  return { running: preview.isOn, over: preview.isOver, closed: preview.isClosed }[state];
}

const watching = ({ preview }: Messages, { state, spectators, password }: Invitation): string =>
  state === 'running' && spectators && !password ? preview.watch : '';
