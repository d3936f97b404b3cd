/** A new game: with whom, which one, and what else is decided. It remembers the last table. */
import { fitted } from '@yaht/client';
import { wireSentence } from '@yaht/messages';
import { isPlayerName, MAX_PLAYERS, variantById } from '@yaht/rules';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Page } from '../app/Page.tsx';
import { Button } from '../design/Button.tsx';
import { Choice, Switch } from '../design/Choice.tsx';
import { stockOf } from '../design/paper.ts';
import { usePress } from '../device/use-press.ts';
import { useWords } from '../device/words.ts';
import { Games } from './Games.tsx';
import type { Whom } from './lay-table.ts';
import { OwnRules } from './OwnRules.tsx';
import { Players } from './Players.tsx';
import { MoreOfRoom, RoomSetup } from './RoomSetup.tsx';
import { nameFor, readWishes, type Wishes } from './wishes.ts';
import styles from './Setup.module.css';

export function Setup() {
  const words = useWords();
  const { web, opening } = words;
  const [, go] = useLocation();
  const press = usePress();
  const asked = new URLSearchParams(useSearch());
  const [wishes, setWishes] = useState<Wishes>(() => asWished(readWishes(words), asked.get('game')));
  const [name, setName] = useState(() => nameFor(words, wishes));
  const [chosen, setWhom] = useState<Whom>(asked.has('online') ? 'link' : 'here');
  const [problem, setProblem] = useState<string>();
  const { variant } = wishes;
  const isRun = variant.family === 'run';
  // Two runs side by side need two screens.
  const isDuel = variant.family === 'duel';
  const whom = isDuel && chosen === 'here' ? 'link' : chosen;
  const isHere = whom === 'here';
  const room = fitted(wishes.room, variant);
  const change = (part: Partial<Wishes>) => setWishes({ ...wishes, ...part });
  const seated = wishes.players.slice(0, Math.min(variant.maxPlayers ?? MAX_PLAYERS, MAX_PLAYERS));
  // A run is played by whoever sits here.
  const players = isRun ? seated.map(player => ({ name: player.name })) : seated;
  const names = isHere ? players.map(player => player.name) : [name];
  const isFine = names.every(each => isPlayerName(each.trim()));
  const start = async (): Promise<void> => {
    const { layTable } = await import('./lay-table.ts');
    const laid = await layTable(words, { ...wishes, players: isHere ? players : wishes.players, room }, whom, name);
    if (laid.ok) go(laid.value, { replace: true });
    else setProblem(laid.error);
  };
  const free = room.others.filter(bot => bot === null).length;
  const isAlone = isHere || isRun;
  return (
    <Page
      title={web.newGame}
      stock={stockOf(variant)}
      tray={
        <Button
          look="main"
          testId="start"
          about={isRun ? undefined : isAlone ? web.startAbout(players.length) : opening.openAbout(free)}
          reason={isFine ? undefined : wireSentence(words, 'invalid-name')}
          onPress={() => press(start)}
        >
          {isAlone ? web.start : opening.open[whom === 'link' ? 'link' : 'anybody']}
        </Button>
      }
    >
      <div className={styles['parts']}>
        {isRun ? (
          <Choice
            title={web.where}
            values={web.wheres}
            chosen={isHere ? 'here' : 'online'}
            onChoose={where => setWhom(where === 'here' ? 'here' : 'anybody')}
          />
        ) : (
          <Choice
            title={opening.withWhom}
            values={opening.whoms}
            order={isDuel ? ['link', 'anybody'] : ['link', 'anybody', 'here']}
            chosen={whom}
            note={opening.whomNotes[whom]}
            onChoose={setWhom}
          />
        )}
        <Games chosen={variant} onChoose={next => change({ variant: next })} />
        {isRun && !isHere && <p className={styles['note']}>{words.runOnline.counts}</p>}
        {isHere && !isRun && (
          <Players
            variant={variant}
            players={players}
            most={Math.min(variant.maxPlayers ?? MAX_PLAYERS, MAX_PLAYERS)}
            onChange={next => change({ players: next })}
          />
        )}
        {!isAlone && <RoomSetup {...{ variant, name, room }} onName={setName} onChange={next => change({ room: next })} />}
        {isHere && players.length > 1 && (
          <Choice title={web.order} values={web.orders} chosen={wishes.order} onChoose={order => change({ order })} />
        )}
        <details className={styles['options']}>
          <summary>{isAlone ? web.options : opening.more}</summary>
          {isHere && !isRun && (
            <Switch text={web.autoFirstRoll} isOn={wishes.autoFirstRoll} onChange={autoFirstRoll => change({ autoFirstRoll })} />
          )}
          {isHere && <Switch text={web.undoPractice} isOn={wishes.isPractice} onChange={isPractice => change({ isPractice })} />}
          {!isAlone && (
            <MoreOfRoom
              {...{ room }}
              isPrivate={whom === 'link'}
              order={isDuel ? undefined : wishes.order}
              onOrder={order => change({ order })}
              onChange={next => change({ room: next })}
            />
          )}
          <OwnRules onRules={next => change({ variant: next })} />
        </details>
        {problem !== undefined && <p role="alert">{problem}</p>}
      </div>
    </Page>
  );
}

/** A link may name the game. */
function asWished(wishes: Wishes, game: string | null): Wishes {
  const variant = variantById(game ?? '');
  return variant ? { ...wishes, variant } : wishes;
}
