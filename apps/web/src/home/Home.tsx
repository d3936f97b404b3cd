/** Home: games that wait first, then a new one. */
import type { SaveLine } from '@yaht/client';
import { variantName, type Words } from '@yaht/messages';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Frame } from '../app/Frame.tsx';
import { readFromHere } from '../app/top.ts';
import { DieFace } from '../design/DieFace.tsx';
import { Button, ButtonLink } from '../design/Button.tsx';
import { Icon, type IconName } from '../design/Icon.tsx';
import { Wordmark } from '../design/Mark.tsx';
import { stockOf } from '../design/paper.ts';
import { RemoveButton, TextButton } from '../design/TextButton.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { useWords } from '../device/words.ts';
import { useDue } from '../puzzles/use-due.ts';
import { VERSION } from '../app/version.ts';
import { askRooms, type RoomLine } from '../online/open-games.ts';
import { DailyCard } from './DailyCard.tsx';
import { Damaged } from './Damaged.tsx';
import { Newer } from './Newer.tsx';
import { RunCard } from './RunCard.tsx';
import { InstallCard } from './InstallCard.tsx';
import { UpdateCard } from './UpdateCard.tsx';
import { forgetGame, keptGames, lookAgain } from './kept.ts';
import styles from './Home.module.css';

/** So many slips before the list is folded. */
const SHOWN = 3;

export function Home() {
  const { web, people } = useWords();
  const [kept, setKept] = useState(keptGames);
  const [isWhole, setWhole] = useState(false);
  const [toForget, setToForget] = useState<SaveLine | null>(null);
  const look = () => void lookAgain().then(setKept);
  useEffect(look, []);
  useEffect(() => void askRooms().then(lookAgain).then(setKept), []);
  // A run of this device has a card of its own.
  const open = kept.waiting.filter(({ level }) => level === null);
  const slips = [
    ...kept.rooms.map(line => <RoomSlip key={line.name} line={line} />),
    ...open.map(line => <OwnSlip key={line.name} line={line} onForget={() => setToForget(line)} />),
  ];
  return (
    <Frame
      ground="desk"
      tray={
        <div className={styles['tray']}>
          <div className={styles['dice']} aria-hidden="true">
            {[0, 1, 2, 3].map(die => (
              <DieFace key={die} face={5} />
            ))}
            <span className={styles['seat']} />
          </div>
          <ButtonLink href="/new" testId="home-new">
            {web.newGame}
          </ButtonLink>
        </div>
      }
    >
      <h1 ref={readFromHere} className={styles['title']}>
        <Wordmark />
      </h1>
      <div className={styles['cards']}>
        <div>
          <DailyCard />
          {slips.length === 0 && <p className={styles['first']}>{web.noAccount}</p>}
          {slips.length > 0 && (
            <section aria-label={web.waiting}>
              <header className={styles['head']}>
                <h2>{web.waiting}</h2>
                {slips.length > SHOWN && !isWhole && (
                  <TextButton onPress={() => setWhole(true)}>{web.allGames(slips.length)}</TextButton>
                )}
              </header>
              <ul className={styles['slips']}>{slips.slice(0, isWhole ? undefined : SHOWN)}</ul>
            </section>
          )}
        </div>
        <RunCard waiting={kept.waiting} />
      </div>
      {kept.newer > 0 && <Newer games={kept.newer} />}
      {kept.damaged > 0 && <Damaged saves={kept.damaged} onDone={look} />}
      <UpdateCard />
      <nav className={styles['around']}>
        <Around href="/join" icon="people" text={web.playOnline} />
        <Around href="/boards" icon="board" text={people.boards} />
        <Around href="/profile" icon="person" text={people.profile} />
        <PuzzlesLink />
        <Around href="/history" icon="again" text={people.history} />
        <Around href="/check" icon="shield" text={web.checkDice} />
        <Around href="/settings" icon="tune" text={web.settings} />
        <Around href="/rules" icon="book" text={web.rules} />
      </nav>
      <p className={styles['version']}>{web.version(VERSION)}</p>
      {/* Offered at a moment of the browser's choosing: nothing may have to make room for it. */}
      <InstallCard />
      {toForget && <Forget line={toForget} onClose={() => setToForget(null)} onDone={look} />}
    </Frame>
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

type AroundProps = {
  readonly href: string;
  readonly icon: IconName;
  readonly text: string;
  /** What waits there. */
  readonly note?: string | undefined;
};

function Around({ href, icon, text, note }: AroundProps) {
  return (
    <Link href={href}>
      <Icon name={icon} />
      <span>{text}</span>
      {note !== undefined && <small>{note}</small>}
    </Link>
  );
}

function PuzzlesLink() {
  const { puzzles } = useWords();
  const due = useDue();
  return <Around href="/puzzles" icon="puzzle" text={puzzles.title} note={due > 0 ? puzzles.due(due) : undefined} />;
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
