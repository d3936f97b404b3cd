/** Home: games that wait first, then a new one. */
import type { Game } from '@yaht/rules';
import { variantName, type Messages } from '@yaht/messages';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { DieFace } from '../design/DieFace.tsx';
import { Button } from '../design/Button.tsx';
import { Icon, type IconName } from '../design/Icon.tsx';
import { Wordmark } from '../design/Mark.tsx';
import { stockOf } from '../design/paper.ts';
import { Sheet } from '../design/Sheet.tsx';
import { forgetGame, listGames, type Kept } from '../device/saves.ts';
import { useWords } from '../device/words.ts';
import { VERSION } from '../app/version.ts';
import { Damaged } from './Damaged.tsx';
import { InstallCard } from './InstallCard.tsx';
import styles from './Home.module.css';

/** So many slips before the list is folded. */
const SHOWN = 3;

export function Home() {
  const { web } = useWords();
  const [, go] = useLocation();
  const [kept, setKept] = useState<{ readonly games: readonly Kept[]; readonly damaged: number }>();
  const [isWhole, setWhole] = useState(false);
  const [toForget, setToForget] = useState<Game | null>(null);
  const look = () => void listGames().then(setKept, () => setKept({ games: [], damaged: 0 }));
  useEffect(look, []);
  const open = (kept?.games ?? []).filter(({ game }) => !game.over);
  return (
    <div className={styles['screen']}>
      <main className={styles['desk']}>
        <h1>
          <Wordmark />
        </h1>
        {kept && open.length === 0 && <p className={styles['first']}>{web.noAccount}</p>}
        {open.length > 0 && (
          <section aria-label={web.waiting}>
            <header className={styles['head']}>
              <h2>{web.waiting}</h2>
              {open.length > SHOWN && !isWhole && (
                <button type="button" onClick={() => setWhole(true)}>
                  {web.allGames(open.length)}
                </button>
              )}
            </header>
            <ul className={styles['slips']}>
              {open.slice(0, isWhole ? undefined : SHOWN).map(({ game }) => (
                <Slip key={game.start.id} game={game} onForget={() => setToForget(game)} />
              ))}
            </ul>
          </section>
        )}
        {kept && kept.damaged > 0 && <Damaged saves={kept.damaged} onDone={look} />}
        <InstallCard />
        <nav className={styles['around']}>
          <Around href="/join" icon="keypad" text={web.joinWithCode} />
          <Around href="/check" icon="shield" text={web.checkDice} />
          <Around href="/settings" icon="tune" text={web.settings} />
          <Around href="/rules" icon="book" text={web.rules} />
        </nav>
        <p className={styles['version']}>{web.version(VERSION)}</p>
      </main>
      <footer className={`${styles['tray']} on-tray`}>
        <div className={styles['dice']} aria-hidden="true">
          {[0, 1, 2, 3].map(die => (
            <DieFace key={die} face={5} />
          ))}
          <span className={styles['seat']} />
        </div>
        <Button look="main" testId="home-new" onPress={() => go('/new')}>
          {web.newGame}
        </Button>
      </footer>
      {toForget && <Forget game={toForget} onClose={() => setToForget(null)} onDone={look} />}
    </div>
  );
}

function Slip({ game, onForget }: { readonly game: Game; readonly onForget: () => void }) {
  const words = useWords();
  const { title, about, round, rounds } = slipOf(words, game);
  return (
    <li className={styles['slip']} data-stock={stockOf(game.start.variant)}>
      <Link href={`/play/${game.start.id}`} data-testid="home-continue">
        <span className={styles['stub']}>
          <b>{round}</b>
          <small>{rounds === null ? words.web.roundOnly : words.web.ofRounds(rounds)}</small>
        </span>
        <span className={styles['text']}>
          <b>{title}</b>
          <small>{about}</small>
        </span>
        <Icon name="right" />
      </Link>
      <button type="button" className={styles['forget']} aria-label={`${words.web.forget}: ${about}`} onClick={onForget}>
        ×
      </button>
    </li>
  );
}

function slipOf(words: Messages, game: Game) {
  const { players, variant } = game.start;
  const seat = game.state.turn?.seat ?? 0;
  const inTurn = players[seat];
  const others = players.filter((_, place) => place !== seat).map(({ name }) => name);
  return {
    title: inTurn?.bot === undefined ? words.web.yourTurn(inTurn?.name ?? '') : words.web.goesOn(inTurn.name),
    about: words.web.withPlayers(variantName(words, variant), others),
    round: Math.max(1, Math.ceil(game.state.turns / players.length)),
    rounds: variant.family === 'scorecard' ? Object.keys(variant.categories).length : null,
  };
}

function Around({ href, icon, text }: { readonly href: string; readonly icon: IconName; readonly text: string }) {
  return (
    <Link href={href}>
      <Icon name={icon} />
      <span>{text}</span>
    </Link>
  );
}

function Forget({ game, onClose, onDone }: { readonly game: Game; readonly onClose: () => void; readonly onDone: () => void }) {
  const words = useWords();
  const forget = () => {
    onClose();
    void forgetGame(game.start.id).then(onDone);
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
      <p>{words.web.forgetQuestion(slipOf(words, game).about)}</p>
    </Sheet>
  );
}
