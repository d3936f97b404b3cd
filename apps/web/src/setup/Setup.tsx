/** A new game: which one, where, who plays, who begins. It remembers the last table. */
import { wireSentence } from '@yaht/messages';
import { isPlayerName, MAX_PLAYERS } from '@yaht/rules';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Page } from '../app/Page.tsx';
import { Button } from '../design/Button.tsx';
import { Choice, Switch } from '../design/Choice.tsx';
import { stockOf } from '../design/paper.ts';
import { usePress } from '../device/use-press.ts';
import { useWords } from '../device/words.ts';
import { Games } from './Games.tsx';
import { OwnRules } from './OwnRules.tsx';
import { Players } from './Players.tsx';
import { readWishes, type Wishes } from './wishes.ts';
import styles from './Setup.module.css';

export function Setup() {
  const words = useWords();
  const { web } = words;
  const [, go] = useLocation();
  const press = usePress();
  const [wishes, setWishes] = useState<Wishes>(() => readWishes(words));
  const wasAskedOnline = useSearch() === 'online';
  const [wantsOnline, setOnline] = useState(wasAskedOnline);
  const isRun = wishes.variant.family === 'run';
  // Two runs side by side need two screens.
  const isDuel = wishes.variant.family === 'duel';
  const isOnline = isDuel || wantsOnline;
  const [problem, setProblem] = useState<string>();
  const seatsOf = (players: Wishes['players']) => (isOnline ? { roomPlayers: players } : { players });
  const change = (part: Partial<Wishes>) => setWishes({ ...wishes, ...part });
  const most = Math.min(wishes.variant.maxPlayers ?? MAX_PLAYERS, MAX_PLAYERS);
  const seated = (isOnline ? wishes.roomPlayers : wishes.players).slice(0, most);
  // A run is played by whoever sits here.
  const players = isRun ? seated.map(({ name }) => ({ name })) : seated;
  const isFine = players.every(({ name }) => isPlayerName(name.trim()));
  const start = async (): Promise<void> => {
    const { layTable } = await import('./lay-table.ts');
    const laid = await layTable(words, { ...wishes, ...seatsOf(players) }, isOnline);
    if (laid.ok) go(laid.value, { replace: true });
    else setProblem(laid.error);
  };
  return (
    <Page
      title={web.newGame}
      stock={stockOf(wishes.variant)}
      tray={
        <Button
          look="main"
          testId="start"
          about={isRun ? undefined : web.startAbout(players.length)}
          reason={isFine ? undefined : wireSentence(words, 'invalid-name')}
          onPress={() => press(start)}
        >
          {isOnline && !isRun ? web.createRoom : web.start}
        </Button>
      }
    >
      <div className={styles['parts']}>
        <Games chosen={wishes.variant} onChoose={variant => change({ variant })} />
        {!isDuel && (
          <Choice
            title={web.where}
            values={web.wheres}
            chosen={isOnline ? 'online' : 'here'}
            onChoose={where => setOnline(where === 'online')}
          />
        )}
        {!isRun && <Players players={players} most={most} onChange={next => change(seatsOf(next))} />}
        {isRun && isOnline && <p className={styles['note']}>{words.runOnline.counts}</p>}
        {isOnline && !isRun && !isDuel && (
          <Choice
            title={web.turnTimer}
            values={web.turnTimers}
            chosen={`${wishes.turnSeconds}`}
            onChoose={seconds => change({ turnSeconds: Number(seconds) as Wishes['turnSeconds'] })}
          />
        )}
        {players.length > 1 && !isOnline && (
          <Choice title={web.order} values={web.orders} chosen={wishes.order} onChoose={order => change({ order })} />
        )}
        <details className={styles['options']}>
          <summary>{web.options}</summary>
          {!isRun && !isOnline && (
            <Switch text={web.autoFirstRoll} isOn={wishes.autoFirstRoll} onChange={autoFirstRoll => change({ autoFirstRoll })} />
          )}
          {!isOnline && (
            <Switch text={web.undoPractice} isOn={wishes.isPractice} onChange={isPractice => change({ isPractice })} />
          )}
          <OwnRules onRules={variant => change({ variant })} />
        </details>
        {problem !== undefined && <p role="alert">{problem}</p>}
      </div>
    </Page>
  );
}
