/** Home: the card of the day, games that wait, the run, and one button for a new game. */
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Frame } from '../app/Frame.tsx';
import { readFromHere } from '../app/top.ts';
import { ButtonLink } from '../design/Button.tsx';
import { Icon, type IconName } from '../design/Icon.tsx';
import { Wordmark } from '../design/Mark.tsx';
import { useWords } from '../device/words.ts';
import { askRooms } from '../online/open-games.ts';
import { useAccount } from '../people/account.ts';
import { DailyCard } from './DailyCard.tsx';
import { Damaged } from './Damaged.tsx';
import { InstallCard } from './InstallCard.tsx';
import { keptGames, lookAgain } from './kept.ts';
import { nextGameName } from './last-game.ts';
import { Newer } from './Newer.tsx';
import { RunCard } from './RunCard.tsx';
import { UpdateCard } from './UpdateCard.tsx';
import { Waiting } from './Waiting.tsx';
import { Ways } from './Ways.tsx';
import styles from './Home.module.css';

export function Home() {
  const words = useWords();
  const { web, people } = words;
  const [kept, setKept] = useState(keptGames);
  const look = () => void lookAgain().then(setKept);
  useEffect(look, []);
  useEffect(() => void askRooms().then(lookAgain).then(setKept), []);
  return (
    <Frame
      ground="desk"
      hasHighTray
      tray={
        <div className={styles['tray']}>
          <div className={styles['buttons']}>
            <ButtonLink href="/new" testId="home-new" about={web.playGameAbout}>
              {web.playGame(nextGameName(words))}
            </ButtonLink>
            <ButtonLink href="/new?more" look="second" testId="home-more" about={web.moreAbout}>
              {web.more}
            </ButtonLink>
          </div>
          <Ways />
        </div>
      }
    >
      <header className={styles['bar']}>
        <h1 ref={readFromHere}>
          <Wordmark />
        </h1>
        <nav aria-label={web.menu}>
          <Corner href="/rules" icon="book" text={web.rules} />
          <Corner href="/settings" icon="tune" text={web.settings} />
          <Me text={people.profile} />
        </nav>
      </header>
      <div className={styles['cards']}>
        <DailyCard />
        {/* A run of this device has a card of its own. */}
        <Waiting rooms={kept.rooms} own={kept.waiting.filter(({ level }) => level === null)} onDone={look} />
        <RunCard waiting={kept.waiting} />
      </div>
      {kept.newer > 0 && <Newer games={kept.newer} />}
      {kept.damaged > 0 && <Damaged saves={kept.damaged} onDone={look} />}
      <UpdateCard />
      {/* Offered at a moment of the browser's choosing: nothing may have to make room for it. */}
      <InstallCard />
    </Frame>
  );
}

type CornerProps = { readonly href: string; readonly icon: IconName; readonly text: string };

const Corner = ({ href, icon, text }: CornerProps) => (
  <Link href={href} aria-label={text} title={text}>
    <Icon name={icon} />
  </Link>
);

/** Whoever this device belongs to, by the letter and colour of their profile. */
function Me({ text }: { readonly text: string }) {
  const account = useAccount();
  if (!account) return <Corner href="/profile" icon="person" text={text} />;
  const { name, colour = 'sky' } = account;
  return (
    <Link href="/profile" aria-label={`${text}: ${name}`} title={name}>
      <b className={styles['me']} style={{ background: `var(--profile-${colour})` }} aria-hidden="true">
        {[...name][0]?.toLocaleUpperCase()}
      </b>
    </Link>
  );
}
