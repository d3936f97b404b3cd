/** The games that wait: those in rooms, which go on without this device, and those on it. */
import type { SaveLine } from '@yaht/client';
import { variantName, type Words } from '@yaht/messages';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '../design/Button.tsx';
import { Icon } from '../design/Icon.tsx';
import { stockOf } from '../design/paper.ts';
import { RemoveButton, TextButton } from '../design/TextButton.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { useMedia } from '../device/use-media.ts';
import { useWords } from '../device/words.ts';
import type { RoomLine } from '../online/open-games.ts';
import { forgetGame } from './kept.ts';
import styles from './Waiting.module.css';

type Props = {
  readonly rooms: readonly RoomLine[];
  readonly own: readonly SaveLine[];
  /** One of them is gone. */
  readonly onDone: () => void;
};

export function Waiting({ rooms, own, onDone }: Props) {
  const { web } = useWords();
  const [isWhole, setWhole] = useState(false);
  const [toForget, setToForget] = useState<SaveLine | null>(null);
  // So many are seen before the list is folded: what stands below stays in sight.
  const shown = useMedia('(min-height: 760px)') ? 4 : 2;
  const slips = [
    ...rooms.map(line => <RoomSlip key={line.name} line={line} />),
    ...own.map(line => <OwnSlip key={line.name} line={line} onForget={() => setToForget(line)} />),
  ];
  if (slips.length === 0) return <p className={styles['first']}>{web.noAccount}</p>;
  return (
    <section aria-label={web.waiting}>
      <header className={styles['head']}>
        <h2>{web.waiting}</h2>
        {slips.length > shown && !isWhole && <TextButton onPress={() => setWhole(true)}>{web.allGames(slips.length)}</TextButton>}
      </header>
      <ul className={styles['slips']}>{slips.slice(0, isWhole ? undefined : shown)}</ul>
      {toForget && <Forget line={toForget} onClose={() => setToForget(null)} onDone={onDone} />}
    </section>
  );
}

function OwnSlip({ line, onForget }: { readonly line: SaveLine; readonly onForget: () => void }) {
  const words = useWords();
  const { title, about } = slipOf(words, line);
  return (
    <Slip line={line} href={`/play/${line.name}`} title={title} about={about}>
      <RemoveButton label={`${words.web.forget}: ${about}`} onPress={onForget} />
    </Slip>
  );
}

/** A game in a room, which goes on without this device: where nobody is in turn, everybody plays at once. */
function RoomSlip({ line }: { readonly line: RoomLine }) {
  const words = useWords();
  const { web } = words;
  const { name, own, players, turn, variant } = line;
  const inTurn = (turn === null ? own[0] : players[turn]?.name) ?? '';
  const others = players.map(player => player.name).filter(player => !own.includes(player));
  return (
    <Slip
      line={line}
      href={`/r/${name}`}
      title={own.includes(inTurn) ? web.yourTurn(inTurn) : web.goesOn(inTurn)}
      about={web.inRoom(web.withPlayers(variantName(words, variant), others), name)}
    />
  );
}

type SlipProps = {
  readonly line: SaveLine;
  readonly href: string;
  readonly title: string;
  readonly about: string;
  readonly children?: ReactNode;
};

function Slip({ line: { variant, round, rounds }, href, title, about, children }: SlipProps) {
  const { web } = useWords();
  return (
    <li className={styles['slip']} data-stock={stockOf(variant)}>
      <Link href={href} data-testid="home-continue">
        <span className={styles['stub']}>
          <b>{round}</b>
          <small>{rounds === null ? web.roundOnly : web.ofRounds(rounds)}</small>
        </span>
        <span className={styles['text']}>
          <b>{title}</b>
          <small>{about}</small>
        </span>
        <Icon name="right" />
      </Link>
      {children}
    </li>
  );
}

function slipOf(words: Words, { players, variant, turn }: SaveLine) {
  const inTurn = players[turn ?? 0];
  const others = players.filter((_, seat) => seat !== turn).map(({ name }) => name);
  return {
    title: inTurn?.bot === undefined ? words.web.yourTurn(inTurn?.name ?? '') : words.web.goesOn(inTurn.name),
    about: words.web.withPlayers(variantName(words, variant), others),
  };
}

function Forget({
  line,
  onClose,
  onDone,
}: {
  readonly line: SaveLine;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const words = useWords();
  const forget = () => {
    onClose();
    void forgetGame(line.name).then(onDone);
  };
  return (
    <Sheet
      title={words.web.forget}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{words.web.cancel}</Button>
          <Button look="main" onPress={forget}>
            {words.web.forget}
          </Button>
        </>
      }
    >
      <p>{words.web.forgetQuestion(slipOf(words, line).about)}</p>
    </Sheet>
  );
}
