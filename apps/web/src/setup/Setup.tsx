/** A new game: which one, who plays, who begins. It remembers the last table. */
import { variantName, wireSentence, rulesOf, type Messages } from '@yaht/messages';
import { BOT_LEVELS, isPlayerName, MAX_PLAYERS, variants, type BotLevel, type Player, type Variant } from '@yaht/rules';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../design/Button.tsx';
import { Icon } from '../design/Icon.tsx';
import { PlayerMark } from '../design/PlayerMark.tsx';
import { stockOf } from '../design/paper.ts';
import { openTable } from '../device/tables.ts';
import { useWords } from '../device/words.ts';
import { refusalSentence } from '../play/refusal.ts';
import { TopBar } from '../play/TopBar.tsx';
import { usePress } from '../play/use-press.ts';
import { OwnRules } from './OwnRules.tsx';
import { keepWishes, readWishes, type Wishes } from './wishes.ts';
import styles from './Setup.module.css';

export function Setup() {
  const words = useWords();
  const { web } = words;
  const [, go] = useLocation();
  const press = usePress();
  const [wishes, setWishes] = useState<Wishes>(() => readWishes(words));
  const [problem, setProblem] = useState<string>();
  const change = (part: Partial<Wishes>) => setWishes({ ...wishes, ...part });
  const most = Math.min(wishes.variant.maxPlayers ?? MAX_PLAYERS, MAX_PLAYERS);
  const players = wishes.players.slice(0, most);
  const isFine = players.every(({ name }) => isPlayerName(name.trim()));
  const [isOnline, setOnline] = useState(() => location.search === '?online');
  const start = async (): Promise<void> => {
    const named = distinct(players.map(player => ({ ...player, name: player.name.trim() })));
    keepWishes({ ...wishes, players: named });
    if (isOnline) return startOnline(named);
    const opened = await openTable({
      variant: wishes.variant,
      players: named,
      options: {
        turnOrder: wishes.order,
        undo: wishes.isPractice ? 'practice' : 'before-draw',
        autoFirstRoll: wishes.autoFirstRoll,
      },
    });
    if (opened.ok) go(`/play/${opened.value}`, { replace: true });
    else setProblem(web.noSpace);
  };
  const startOnline = async (named: readonly Player[]): Promise<void> => {
    const { openRoom } = await import('../online/opening.ts');
    const room = await openRoom({ variant: wishes.variant, players: named, turnSeconds: wishes.turnSeconds });
    if (room.ok) go(`/r/${room.value}`, { replace: true });
    else setProblem(refusalSentence(words, room.error));
  };
  return (
    <div className={styles['screen']} data-stock={stockOf(wishes.variant)}>
      <TopBar title={web.newGame} onBack={() => go('/')} />
      <main className={styles['paper']}>
        <Games words={words} chosen={wishes.variant} onChoose={variant => change({ variant })} />
        <Choice
          title={web.where}
          values={web.wheres}
          chosen={isOnline ? 'online' : 'here'}
          onChoose={where => setOnline(where === 'online')}
        />
        <Players words={words} players={players} most={most} onChange={next => change({ players: next })} />
        {isOnline && (
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
          <Switch text={web.autoFirstRoll} isOn={wishes.autoFirstRoll} onChange={autoFirstRoll => change({ autoFirstRoll })} />
          <OwnRules onRules={variant => change({ variant })} />
          <Switch text={web.undoPractice} isOn={wishes.isPractice} onChange={isPractice => change({ isPractice })} />
        </details>
        {problem !== undefined && <p role="alert">{problem}</p>}
      </main>
      <footer className={`${styles['tray']} on-tray`}>
        <Button
          look="main"
          testId="start"
          about={web.startAbout(players.length)}
          reason={isFine ? undefined : wireSentence(words, 'invalid-name')}
          onPress={() => press(start)}
        >
          {isOnline ? web.createRoom : web.start}
        </Button>
      </footer>
    </div>
  );
}

type GamesProps = { readonly words: Messages; readonly chosen: Variant; readonly onChoose: (variant: Variant) => void };

function Games({ words, chosen, onChoose }: GamesProps) {
  const offered = variants.some(({ id }) => id === chosen.id) ? variants : [...variants, chosen];
  return (
    <fieldset className={styles['games']}>
      <legend>{words.web.game}</legend>
      {offered.map(variant => (
        <label key={variant.id} data-stock={stockOf(variant)}>
          <input type="radio" name="game" checked={variant.id === chosen.id} onChange={() => onChoose(variant)} />
          <b>{variantName(words, variant)}</b>
        </label>
      ))}
      <p>{rulesOf(words, chosen).summary}.</p>
    </fieldset>
  );
}

type PlayersProps = {
  readonly words: Messages;
  readonly players: readonly Player[];
  readonly most: number;
  readonly onChange: (players: readonly Player[]) => void;
};

function Players({ words, players, most, onChange }: PlayersProps) {
  const { web } = words;
  const replace = (seat: number, player: Player) => onChange(players.map((each, i) => (i === seat ? player : each)));
  return (
    <fieldset className={styles['players']}>
      <legend>{web.players}</legend>
      <ol>
        {players.map((player, seat) => (
          <li key={seat}>
            <PlayerMark seat={seat} />
            <input
              aria-label={web.playerName(seat + 1)}
              aria-invalid={!isPlayerName(player.name.trim())}
              value={player.name}
              maxLength={20}
              autoComplete="off"
              onChange={event => replace(seat, { ...player, name: event.target.value })}
            />
            <Who words={words} seat={seat} player={player} onChange={next => replace(seat, next)} />
            {players.length > 1 && (
              <button
                type="button"
                aria-label={web.removePlayer(player.name)}
                onClick={() => onChange(players.filter((_, i) => i !== seat))}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ol>
      {players.length < most && (
        <button
          type="button"
          className={styles['add']}
          onClick={() => onChange([...players, { name: words.play.defaultName(players.length) }])}
        >
          <Icon name="people" /> {web.addPlayer}
        </button>
      )}
    </fieldset>
  );
}

type WhoProps = {
  readonly words: Messages;
  readonly seat: number;
  readonly player: Player;
  readonly onChange: (player: Player) => void;
};

/** A person or a bot; a name that nobody has changed follows. */
function Who({ words, seat, player, onChange }: WhoProps) {
  const { web, play } = words;
  const usual = (bot: BotLevel | undefined): string => (bot ? web.botName(bot) : play.defaultName(seat));
  const choose = (value: string): void => {
    const bot = BOT_LEVELS.find(level => level === value);
    const name = [undefined, ...BOT_LEVELS].map(usual).includes(player.name) ? usual(bot) : player.name;
    onChange({ name, ...(bot ? { bot } : {}) });
  };
  return (
    <select aria-label={web.who(seat + 1)} value={player.bot ?? ''} onChange={event => choose(event.target.value)}>
      <option value="">{web.person}</option>
      {BOT_LEVELS.map(level => (
        <option key={level} value={level}>
          {web.bot(level)}
        </option>
      ))}
    </select>
  );
}

type ChoiceProps<Value extends string> = {
  readonly title: string;
  readonly values: Readonly<Record<Value, string>>;
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
};

export function Choice<Value extends string>({ title, values, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset className={styles['choice']}>
      <legend>{title}</legend>
      {(Object.entries(values) as [Value, string][]).map(([value, text]) => (
        <label key={value}>
          <input type="radio" name={title} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function Switch({
  text,
  isOn,
  onChange,
}: {
  readonly text: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}) {
  return (
    <label className={styles['switch']}>
      <input type="checkbox" checked={isOn} onChange={event => onChange(event.target.checked)} />
      <span>{text}</span>
    </label>
  );
}

/** Two of one name get a number, so that everybody can be told apart. */
function distinct(players: readonly Player[]): readonly Player[] {
  const seen = new Map<string, number>();
  return players.map(player => {
    const times = (seen.get(player.name) ?? 0) + 1;
    seen.set(player.name, times);
    return times === 1 ? player : { ...player, name: `${player.name.slice(0, 17)} ${times}` };
  });
}
