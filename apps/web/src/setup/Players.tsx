/** Who plays: people and bots, each with a name. */
import { botStyle, levelsFor } from '@yaht/bots';
import { BOT_LEVELS, isPlayerName, MAX_NAME_LENGTH, type BotLevel, type Player, type Variant } from '@yaht/rules';
import { PlayerMark } from '../design/PlayerMark.tsx';
import { RemoveButton, TextButton } from '../design/TextButton.tsx';
import { useWords } from '../device/words.ts';
import styles from './Setup.module.css';

type Props = {
  readonly variant: Variant;
  readonly players: readonly Player[];
  readonly most: number;
  readonly onChange: (players: readonly Player[]) => void;
};

export function Players({ variant, players, most, onChange }: Props) {
  const { web, play } = useWords();
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
              maxLength={MAX_NAME_LENGTH}
              autoComplete="off"
              onChange={event => replace(seat, { ...player, name: event.target.value })}
            />
            <Who {...{ variant, seat, player }} seats={players.length} onChange={next => replace(seat, next)} />
            {players.length > 1 && (
              <RemoveButton
                label={web.removePlayer(player.name)}
                onPress={() => onChange(players.filter((_, i) => i !== seat))}
              />
            )}
          </li>
        ))}
      </ol>
      {players.length < most && (
        <TextButton icon="people" onPress={() => onChange([...players, { name: play.defaultName(players.length) }])}>
          {web.addPlayer}
        </TextButton>
      )}
    </fieldset>
  );
}

type WhoProps = {
  readonly variant: Variant;
  readonly seats: number;
  readonly seat: number;
  readonly player: Player;
  readonly onChange: (player: Player) => void;
};

/** A person or a bot; a name that nobody has changed follows. */
function Who({ variant, seats, seat, player, onChange }: WhoProps) {
  const { web, play } = useWords();
  const usual = (bot: BotLevel | undefined): string => (bot ? web.botName(bot) : play.defaultName(seat));
  const choose = (value: string): void => {
    const bot = BOT_LEVELS.find(level => level === value);
    const name = [undefined, ...BOT_LEVELS].map(usual).includes(player.name) ? usual(bot) : player.name;
    onChange({ name, ...(bot ? { bot } : {}) });
  };
  return (
    <select aria-label={web.who(seat + 1)} value={player.bot ?? ''} onChange={event => choose(event.target.value)}>
      <option value="">{web.person}</option>
      {levelsFor(variant, seats).map(level => (
        <option key={level} value={level}>
          {web.bot(botStyle(variant, level, seats))}
        </option>
      ))}
    </select>
  );
}
