/** A game on a list: the sign of somebody in it, who plays and what happened last, the round, and the time that is left. */
import type { OpenGame, SaveLine } from '@yaht/client';
import { variantName, type Words } from '@yaht/messages';
import { variantById } from '@yaht/rules';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { DieFace } from '../design/DieFace.tsx';
import { PlayerMark } from '../design/PlayerMark.tsx';
import { stockOf } from '../design/paper.ts';
import { RemoveButton } from '../design/TextButton.tsx';
import { useWords } from '../device/words.ts';
import styles from './Waiting.module.css';

/** A game on this device; whoever has it plays on. */
export function OwnSlip({ line, onForget }: { readonly line: SaveLine; readonly onForget: () => void }) {
  const words = useWords();
  const { web, waiting } = words;
  const { variant, players, turn, round, name } = line;
  const inTurn = players[turn ?? 0];
  const isMine = inTurn?.bot === undefined;
  const others = players.flatMap((player, seat) => (seat === turn ? [] : [player.name]));
  return (
    <li className={styles['slip']} data-stock={stockOf(variant)}>
      <Link href={`/play/${name}`} data-testid="home-continue">
        <span className={styles['stub']}>
          <PlayerMark seat={turn ?? 0} />
        </span>
        <span className={styles['text']}>
          <b>{isMine ? web.yourTurn(inTurn?.name ?? '') : web.goesOn(inTurn.name)}</b>
          <small>
            {web.withPlayers(variantName(words, variant), others)}, {waiting.round(round)}
          </small>
        </span>
      </Link>
      <RemoveButton label={`${web.forget}: ${aboutOwn(words, line)}`} onPress={onForget} />
    </li>
  );
}

export function aboutOwn(words: Words, { players, variant, turn }: SaveLine): string {
  const others = players.flatMap(({ name }, seat) => (seat === turn ? [] : [name]));
  return words.web.withPlayers(variantName(words, variant), others);
}

/** A game in a room. */
export function RoomSlip({ game }: { readonly game: OpenGame }) {
  const words = useWords();
  const { waiting, web } = words;
  const [now] = useState(() => Date.now());
  const { room, variant, seats, own, waits, before } = game;
  const known = variantById(variant.id);
  const opponent = seats.findIndex((seated, seat) => seated !== null && !own.includes(seat));
  return (
    <li className={styles['slip']} data-stock={known && stockOf(known)}>
      <Link href={`/r/${room}`} data-testid="home-continue">
        <span className={styles['stub']}>
          {opponent < 0 ? <span className={styles['free']} aria-hidden="true" /> : <PlayerMark seat={opponent} />}
        </span>
        <span className={styles['text']}>
          <b>{titleOf(words, game)}</b>
          <small>{[known ? variantName(words, known) : variant.name, ...factsOf(words, game, now)].join(', ')}</small>
        </span>
        <span className={styles['side']}>
          {before?.dice && <Rolled text={waiting.rolled(before.dice)} dice={before.dice} />}
          <span className={styles['tag']} data-mine={waits}>
            {waits ? web.yourTurnNote : waiting.waits}
          </span>
        </span>
      </Link>
    </li>
  );
}

function Rolled({ text, dice }: { readonly text: string; readonly dice: readonly number[] }): ReactNode {
  return (
    <span className={styles['rolled']}>
      <span className="unseen">{text}</span>
      {dice.map((face, die) => (
        <DieFace key={die} face={face} isFlat />
      ))}
    </span>
  );
}

/** What the other player did last, where it is one's own turn by that; else who plays. */
function titleOf({ waiting }: Words, { seats, own, before, phase, waits }: OpenGame): string {
  const others = seats.flatMap((seated, seat) => (seated && !own.includes(seat) ? [seated.name] : []));
  if (others.length === 0) return waiting.nobodyYet;
  const acted = waits && before && !own.includes(before.playerId) ? seats[before.playerId] : undefined;
  if (!acted || !before || phase === 'lobby') return waiting.players(others);
  return waiting.did[before.end](acted.name, before.score);
}

/** Round and time, or how many are still missing. */
function factsOf(
  { waiting, web }: Words,
  { phase, seats, round, turn, own, waits, until }: OpenGame,
  now: number,
): readonly string[] {
  if (phase === 'lobby') return [web.seatsFree(seats.filter(seated => seated === null).length, seats.length)];
  const inTurn = turn.flatMap(seat => (own.includes(seat) ? [] : (seats[seat]?.name ?? [])));
  const left = until === null ? [] : [waiting.left(waiting.long(Math.max(0, (until - now) / 1000)))];
  return [...(round === null ? [] : [waiting.round(round)]), ...(waits ? [] : inTurn.slice(0, 1).map(waiting.toPlay)), ...left];
}
