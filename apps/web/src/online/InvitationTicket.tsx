/** The slip that an invitation is printed on: who invites to what, who sits where, and how long a turn takes. */
import { botStyle } from '@yaht/bots';
import { paceOf } from '@yaht/client';
import { variantName, type Words } from '@yaht/messages';
import { categoryIds, variantById, type Variant } from '@yaht/rules';
import type { ReactNode } from 'react';
import { readFromHere } from '../app/top.ts';
import { DieFace } from '../design/DieFace.tsx';
import { PlayerMark } from '../design/PlayerMark.tsx';
import { useWords } from '../device/words.ts';
import type { Invitation, SeatOffered } from './use-invitation.ts';
import styles from './InvitationPage.module.css';

type Props = {
  readonly title: string;
  readonly about?: string | undefined;
  /** How many of the five dice are there; the others are seats. */
  readonly dice: number;
  readonly invitation?: Invitation | undefined;
  /** Below the perforation. */
  readonly children?: ReactNode;
};

export function InvitationTicket({ title, about, dice, invitation, children }: Props) {
  return (
    <article className={styles['ticket']}>
      <div className={styles['dice']} aria-hidden="true">
        {[0, 1, 2, 3, 4].map(die =>
          die < dice ? <DieFace key={die} face={5} /> : <span key={die} className={styles['seat']} />,
        )}
      </div>
      <h1 ref={readFromHere}>{title}</h1>
      {about !== undefined && <p className={styles['about']}>{about}</p>}
      {invitation && (
        <>
          <hr className={styles['perforation']} />
          <Seats invitation={invitation} />
          <Facts invitation={invitation} />
        </>
      )}
      {children}
    </article>
  );
}

/** The game by its name in the reader's language; rules of somebody's own have the name they were given. */
export function gameName(words: Words, { variant }: Invitation): string {
  const known = variantById(variant.id);
  return known ? variantName(words, known) : variant.name;
}

/** What it takes: rounds and minutes, or rounds at leisure; nothing where nobody can tell. */
export function lengthOf({ invitation: text }: Words, { variant, seats, turnSeconds }: Invitation): string | undefined {
  const known = variantById(variant.id);
  const many = known?.family === 'scorecard' ? categoryIds(known).length : undefined;
  if (paceOf(turnSeconds) === 'days') return text.atLeisure(many === undefined ? null : text.rounds(many));
  if (many === undefined) return undefined;
  return text.minutes(text.rounds(many), minutesFor(many * seats.length));
}

/** A turn takes about 25 seconds; nobody plans by the single minute. */
const minutesFor = (turns: number): number => Math.max(5, Math.round((turns * 25) / 60 / 5) * 5);

function Seats({ invitation: { seats, state, variant } }: { readonly invitation: Invitation }) {
  const { invitation: text, web } = useWords();
  const own = state === 'open' ? seats.indexOf(null) : -1;
  return (
    <ul className={styles['seats']} aria-label={text.seats}>
      {seats.map((seated, seat) => (
        <li key={seat} data-free={seated === null}>
          {seated ? (
            <PlayerMark seat={seat} />
          ) : (
            <span className={styles['seat']} aria-hidden="true">
              {seat === own ? '?' : ''}
            </span>
          )}
          <b>{seated?.name ?? (seat === own ? text.you : web.freeSeat)}</b>
          <small>
            {seated
              ? roleOf({ seated, variant: variantById(variant.id) ?? null, seats: seats.length, state, text, web })
              : seat === own
                ? text.thisSeat
                : text.stillFree}
          </small>
        </li>
      ))}
    </ul>
  );
}

type RoleParts = {
  readonly seated: SeatOffered;
  readonly variant: Variant | null;
  readonly seats: number;
  readonly state: Invitation['state'];
  readonly text: Words['invitation'];
  readonly web: Words['web'];
};

function roleOf({ seated: { bot, isHost }, variant, seats, state, text, web }: RoleParts): string {
  if (bot) return web.botNote(botStyle(variant, bot, seats));
  if (isHost) return state === 'open' ? text.invites : web.host;
  return text.playsToo;
}

function Facts({ invitation: told }: { readonly invitation: Invitation }) {
  const words = useWords();
  const { invitation: text } = words;
  const { turnSeconds, whenAway, rated, state, variant } = told;
  const hasTurns = variantById(variant.id)?.family !== 'duel';
  return (
    <dl className={styles['facts']}>
      {hasTurns && <Fact name={text.turn} value={text.turns(turnSeconds)} />}
      {state === 'open' && <Fact name={text.begins} value={beginningOf(words, told)} />}
      {whenAway !== 'wait' && <Fact name={text.away} value={text.aways[whenAway]} />}
      {rated && <Fact name={text.rated} value={text.ratedYes} />}
    </dl>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

function beginningOf({ invitation: text }: Words, { start, host, seats, turnSeconds }: Invitation): string {
  if (start === 'host' && host !== null) return text.whenHostStarts(host);
  const [taken, free] = [seats.filter(seated => seated !== null), seats.filter(seated => seated === null)];
  if (free.length > 1) return text.whenAllAreHere;
  return paceOf(turnSeconds) !== 'seconds' && taken.every(({ isReady }) => isReady) ? text.whenYouJoin : text.whenAllAreReady;
}
