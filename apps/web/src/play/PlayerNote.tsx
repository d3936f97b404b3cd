/** What there is to know about a player now, in a word or two: in turn, away, gone, a bot. */
import { botStyle } from '@yaht/bots';
import type { PlayerView } from '@yaht/client';
import type { Variant } from '@yaht/rules';
import { asTime, useSecondsUntil } from '../device/use-seconds.ts';
import { useWords } from '../device/words.ts';

type Props = {
  readonly player: PlayerView;
  readonly variant: Variant | null;
  /** How many play. */
  readonly seats: number;
  /** At a server, where people come and go. */
  readonly isInRoom: boolean;
};

export function PlayerNote({ player, variant, seats, isInRoom }: Props) {
  const { web, play, room } = useWords();
  const { isActive, isMine, isOnline, hasLeft, hasResigned, bot, playedBy, awayUntil, vacationUntil } = player;
  const seconds = useSecondsUntil(awayUntil);
  const onVacation = useSecondsUntil(vacationUntil);
  if (bot) return isActive ? web.toPlay : web.botNote(botStyle(variant, bot, seats));
  if (hasResigned) return play.hasResigned;
  if (playedBy === 'bot') return web.botPlays;
  if (playedBy === 'zero') return web.housePasses;
  if (hasLeft) return web.hasLeft;
  if (onVacation !== null && onVacation > 0) return room.onVacation;
  if (!isOnline) return seconds === null ? web.away : web.awayFor(asTime(seconds));
  if (isActive) return isMine ? web.yourTurnNote : web.toPlay;
  return isInRoom && !isMine ? web.online : '';
}
