/** What is decided about a room: who sits where, and the choices that everybody who comes is told. */
import { botStyle, levelsFor } from '@yaht/bots';
import { mayBeRated, paceOf, turnsFor, type RoomChoices } from '@yaht/client';
import { BOT_LEVELS, isPlayerName, MAX_NAME_LENGTH, MAX_PLAYERS, isParallel, type Options, type Variant } from '@yaht/rules';
import { Choice, Switch } from '../design/Choice.tsx';
import { PlayerMark } from '../design/PlayerMark.tsx';
import { RemoveButton, TextButton } from '../design/TextButton.tsx';
import { useWords } from '../device/words.ts';
import { useAccount } from '../people/account.ts';
import styles from './Setup.module.css';

type Props = {
  readonly variant: Variant;
  /** What one is called in the room. */
  readonly name: string;
  readonly room: RoomChoices;
  readonly onName: (name: string) => void;
  readonly onChange: (room: RoomChoices) => void;
};

export function RoomSetup({ variant, name, room, onName, onChange }: Props) {
  const { opening, web } = useWords();
  const hasProfile = useAccount() !== null;
  const { turnSeconds, whenAway, rated } = room;
  const pace = paceOf(turnSeconds);
  const change = (part: Partial<RoomChoices>) => onChange({ ...room, ...part });
  return (
    <>
      <Seats {...{ variant, name, room, onName }} onOthers={others => change({ others })} />
      {!isParallel(variant) && (
        <Choice
          title={web.turnTimer}
          values={opening.turns}
          order={turnsFor(room).map(seconds => `${seconds}` as const)}
          chosen={`${turnSeconds}`}
          note={opening.turnNotes[pace]}
          onChoose={seconds => change({ turnSeconds: Number(seconds) as RoomChoices['turnSeconds'] })}
        />
      )}
      <Choice
        title={opening.whenAway}
        values={opening.aways}
        order={pace === 'days' ? ['wait'] : ['wait', 'bot', 'zero']}
        chosen={whenAway}
        note={pace === 'days' ? opening.slowAway : opening.awayNotes[whenAway]}
        onChoose={next => change({ whenAway: next })}
      />
      {mayBeRated(variant) && (
        <Choice
          title={opening.rated}
          values={opening.ratings}
          chosen={rated ? 'on' : 'off'}
          note={
            rated && !hasProfile ? `${opening.ratingNotes.on} ${opening.ratedProfile}` : opening.ratingNotes[rated ? 'on' : 'off']
          }
          onChoose={next => change({ rated: next === 'on' })}
        />
      )}
    </>
  );
}

type SeatsProps = Pick<Props, 'variant' | 'name' | 'room' | 'onName'> & {
  readonly onOthers: (others: RoomChoices['others']) => void;
};

/** One's own seat with a name, and the others: free for whoever comes, or with a bot. */
function Seats({ variant, name, room: { others, rated }, onName, onOthers }: SeatsProps) {
  const { opening, web } = useWords();
  const most = Math.min(variant.maxPlayers ?? MAX_PLAYERS, MAX_PLAYERS);
  const put = (seat: number, bot: string) =>
    onOthers(others.map((each, i) => (i === seat ? (BOT_LEVELS.find(level => level === bot) ?? null) : each)));
  return (
    <fieldset className={styles['players']}>
      <legend>{opening.seats}</legend>
      <ol>
        <li>
          <PlayerMark seat={0} />
          <input
            aria-label={web.yourName}
            aria-invalid={!isPlayerName(name.trim())}
            value={name}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            onChange={event => onName(event.target.value)}
          />
        </li>
        {others.map((bot, i) => (
          <li key={i}>
            <PlayerMark seat={i + 1} />
            {rated ? (
              <span className={styles['free']}>{opening.freeSeat}</span>
            ) : (
              <select aria-label={opening.seat(i + 2)} value={bot ?? ''} onChange={event => put(i, event.target.value)}>
                <option value="">{opening.freeSeat}</option>
                {levelsFor(variant, others.length + 1).map(level => (
                  <option key={level} value={level}>
                    {web.bot(botStyle(variant, level, others.length + 1))}
                  </option>
                ))}
              </select>
            )}
            {others.length > 1 && (
              <RemoveButton label={opening.removeSeat(i + 2)} onPress={() => onOthers(others.filter((_, at) => at !== i))} />
            )}
          </li>
        ))}
      </ol>
      {others.length + 1 < most && (
        <TextButton icon="people" onPress={() => onOthers([...others, null])}>
          {opening.addSeat}
        </TextButton>
      )}
    </fieldset>
  );
}

type MoreProps = {
  readonly room: RoomChoices;
  readonly isPrivate: boolean;
  /** Undefined where nobody is in turn. */
  readonly order: Options['turnOrder'] | undefined;
  readonly onOrder: (order: Options['turnOrder']) => void;
  readonly onChange: (room: RoomChoices) => void;
};

/** What is folded away until somebody looks for it. */
export function MoreOfRoom({ room, isPrivate, order, onOrder, onChange }: MoreProps) {
  const { opening, web } = useWords();
  const { spectators, spectatorChat } = room;
  return (
    <>
      {order !== undefined && <Choice title={web.order} values={web.orders} chosen={order} onChoose={onOrder} />}
      <Switch text={opening.mayWatch} isOn={spectators} onChange={isOn => onChange({ ...room, spectators: isOn })} />
      {isPrivate && spectators && (
        <Switch text={opening.mayWrite} isOn={spectatorChat} onChange={isOn => onChange({ ...room, spectatorChat: isOn })} />
      )}
    </>
  );
}
