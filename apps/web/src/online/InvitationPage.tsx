/** `/r/<room>` for somebody without a seat: what the link invites to, whether one can still come, and what else can be done. */
import type { Entry, Refused } from '@yaht/client';
import { variantById } from '@yaht/rules';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../design/Button.tsx';
import { useWords } from '../device/words.ts';
import { refusalSentence } from '../app/refusal.ts';
import { InvitationFrame } from './InvitationFrame.tsx';
import { gameName, InvitationTicket } from './InvitationTicket.tsx';
import { OpenInvitation } from './OpenInvitation.tsx';
import { lookOn } from './looking-on.ts';
import { useInvitation, type Invitation } from './use-invitation.ts';

export type InvitedProps = {
  readonly invitation: Invitation;
  /** Why this device did not get in a moment ago. */
  readonly refused: Refused | undefined;
  readonly onEnter: (entry: Entry) => void;
};

type Props = Omit<InvitedProps, 'invitation'> & { readonly code: string };

export function InvitationPage({ code, refused, onEnter }: Props) {
  const { asked, ask } = useInvitation(code);
  // Others were faster, or something else has changed: the truth is asked for again.
  useEffect(() => {
    if (refused) void ask();
  }, [refused, ask]);
  switch (asked.kind) {
    case 'asking':
      return <InvitationFrame>{null}</InvitationFrame>;
    case 'offline':
      return <Offline onAgain={() => void ask()} />;
    case 'unknown':
      return <Unknown code={code} />;
    case 'told': {
      const { invitation } = asked;
      const Told = invitation.state === 'open' ? OpenInvitation : TooLate;
      return <Told {...{ invitation, refused, onEnter }} />;
    }
  }
}

/** Nobody can sit down here any more: who plays, how far they are, and what can be done instead. */
function TooLate({ invitation, refused, onEnter }: InvitedProps) {
  const words = useWords();
  const { invitation: text } = words;
  const { state, spectators, password, room } = invitation;
  const { title, about } = stateOf(words, invitation);
  const mayWatch = spectators && !password && state !== 'closed';
  const own = <OwnTable isMain={!mayWatch || state === 'full'} invitation={invitation} />;
  const watch = (
    <Button look={state === 'full' ? 'second' : 'main'} testId="spectate" onPress={() => onEnter(lookOn(room, text.guest))}>
      {state === 'over' ? text.look : text.watch}
    </Button>
  );
  return (
    <InvitationFrame
      invitation={invitation}
      tray={
        <>
          {state !== 'full' && own}
          {mayWatch && watch}
          {state === 'full' && own}
        </>
      }
    >
      <InvitationTicket dice={state === 'closed' ? 0 : 5} {...{ title, about, invitation }}>
        {refused && <p role="alert">{late(words, refused, state)}</p>}
        {state === 'over' && <p>{text.askRematch}</p>}
        {!spectators && state !== 'closed' && <p>{text.noWatching}</p>}
      </InvitationTicket>
    </InvitationFrame>
  );
}

type WordsOfApp = ReturnType<typeof useWords>;

function stateOf(words: WordsOfApp, invitation: Invitation): { readonly title: string; readonly about: string } {
  const { invitation: text } = words;
  const { state, seats, round, winners, variant } = invitation;
  const game = gameName(words, invitation);
  const players = seats.flatMap(seated => (seated ? [seated.name] : []));
  const known = variantById(variant.id);
  const rounds = known?.family === 'scorecard' ? Object.keys(known.categories).length : null;
  switch (state) {
    case 'running':
      return { title: text.running(players), about: text.runningAbout(game, round, rounds) };
    case 'over':
      return { title: text.over(players), about: text.overAbout(game, winners) };
    case 'closed':
      return { title: text.closed, about: text.closedAbout };
    default:
      return { title: text.full, about: text.fullAbout(players, game) };
  }
}

/** What somebody hears who pressed the button a moment too late. */
function late(words: WordsOfApp, refused: Refused, state: Invitation['state']): string {
  if (refused.code === 'room-full' || state === 'full') return words.invitation.tooLate;
  return refused.code === 'game-started' ? words.invitation.begun : refusalSentence(words, refused);
}

function Unknown({ code }: { readonly code: string }) {
  const { invitation: text } = useWords();
  const [, go] = useLocation();
  return (
    <InvitationFrame
      tray={
        <>
          <Button testId="other-code" onPress={() => go(`/join?code=${encodeURIComponent(code)}`)}>
            {text.otherCode}
          </Button>
          <OwnTable isMain />
        </>
      }
    >
      <InvitationTicket dice={0} title={text.unknown} about={text.unknownAbout} />
    </InvitationFrame>
  );
}

function Offline({ onAgain }: { readonly onAgain: () => void }) {
  const { invitation: text } = useWords();
  return (
    <InvitationFrame
      tray={
        <Button look="main" onPress={onAgain}>
          {text.tryAgain}
        </Button>
      }
    >
      <InvitationTicket dice={0} title={text.offline} about={text.offlineAbout} />
    </InvitationFrame>
  );
}

type OwnTableProps = { readonly isMain?: boolean; readonly invitation?: Invitation };

/** The page where one opens a room of one's own, with the same game. */
function OwnTable({ isMain = false, invitation }: OwnTableProps) {
  const words = useWords();
  const { invitation: text } = words;
  const [, go] = useLocation();
  const known = invitation && variantById(invitation.variant.id);
  const about = text.ownTableAbout(invitation && known ? gameName(words, invitation) : null);
  const address = known ? `/new?online&game=${known.id}` : '/new?online';
  return (
    <Button look={isMain ? 'main' : 'second'} testId="own-table" about={isMain ? about : undefined} onPress={() => go(address)}>
      {text.ownTable}
    </Button>
  );
}
