/** A seat is free: the name is asked for on the same page, and one button takes the seat. */
import { isPlayerName, MAX_NAME_LENGTH, variantById } from '@yaht/rules';
import { useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { refusalSentence } from '../app/refusal.ts';
import { Button } from '../design/Button.tsx';
import { TextButton } from '../design/TextButton.tsx';
import { usePress } from '../device/use-press.ts';
import { useWords } from '../device/words.ts';
import { ownProfile, useAccount } from '../people/account.ts';
import { ensureProfile } from '../people/make-profile.ts';
import { InvitationFrame } from './InvitationFrame.tsx';
import type { InvitedProps } from './InvitationPage.tsx';
import { gameName, InvitationTicket, lengthOf } from './InvitationTicket.tsx';
import { lookOn } from './looking-on.ts';
import { keepName, lastName } from './seats.ts';
import styles from './InvitationPage.module.css';

export function OpenInvitation({ invitation, refused, onEnter }: InvitedProps) {
  const words = useWords();
  const { invitation: text, opening, web } = words;
  const account = useAccount();
  const press = usePress();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(() => lastName() || (account?.name ?? ''));
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const { room, host, seats, rated, spectators, variant } = invitation;
  const game = gameName(words, invitation);
  const trimmed = name.trim();
  const isNamed = isPlayerName(trimmed);
  const join = async (): Promise<void> => {
    if (!isNamed) {
      setProblem(text.badName);
      return field.current?.focus();
    }
    keepName(trimmed);
    const profile = rated ? await ensureProfile(trimmed) : undefined;
    if (profile?.ok === false) return setProblem(web.noAnswer);
    return onEnter({ type: 'Join', name: trimmed, room, ...(password === '' ? {} : { password }), ...ownProfile() });
  };
  const note = problem ?? (refused && refusalSentence(words, refused));
  return (
    <InvitationFrame
      invitation={invitation}
      tray={
        <div className={styles['tray']}>
          <Button look="main" testId="enter" about={text.seatOf(seats.indexOf(null), seats.length)} onPress={() => press(join)}>
            {isNamed ? text.joinAs(trimmed) : web.join}
          </Button>
          <p className={styles['ways']}>
            {spectators && (
              <TextButton testId="spectate" onPress={() => onEnter(lookOn(room, text.guest, password))}>
                {web.watch}
              </TextButton>
            )}
            {variantById(variant.id) && <Link href={`/rules/${variant.id}`}>{text.howItGoes(game)}</Link>}
          </p>
        </div>
      }
    >
      <InvitationTicket
        dice={4}
        title={host === null ? text.table(game) : text.wants(host, game)}
        about={[lengthOf(words, invitation), text.free].filter(Boolean).join(' ')}
        invitation={invitation}
      >
        <form
          id={form}
          className={styles['form']}
          onSubmit={event => {
            event.preventDefault();
            press(join);
          }}
        >
          <label>
            <span>{web.yourName}</span>
            <input
              ref={field}
              value={name}
              maxLength={MAX_NAME_LENGTH}
              autoComplete="off"
              enterKeyHint="go"
              aria-invalid={problem !== undefined && !isNamed}
              onChange={event => {
                setName(event.target.value);
                setProblem(undefined);
              }}
            />
          </label>
          {invitation.password && (
            <label>
              <span>{web.password}</span>
              <input type="password" value={password} autoComplete="off" onChange={event => setPassword(event.target.value)} />
            </label>
          )}
          {/* Enter in a field takes the seat, as the button of the tray does. */}
          <input type="submit" hidden />
        </form>
        {rated && !account && <p>{opening.ratedProfile}</p>}
        {note !== undefined && <p role="alert">{note}</p>}
      </InvitationTicket>
    </InvitationFrame>
  );
}
