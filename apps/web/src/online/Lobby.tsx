/** Before a game: who is here, how others come in, and what is still missing. */
import { botStyle, levelsFor } from '@yaht/bots';
import { tableView, type RemoteTable, type RoomView, type TableView } from '@yaht/client';
import { variantName, type Words } from '@yaht/messages';
import { BOT_LEVELS, fault, isParallel, type Variant } from '@yaht/rules';
import { useState, useSyncExternalStore } from 'react';
import { Page } from '../app/Page.tsx';
import { Button } from '../design/Button.tsx';
import { PlayerMark } from '../design/PlayerMark.tsx';
import { stockOf } from '../design/paper.ts';
import { RemoveButton, TextButton } from '../design/TextButton.tsx';
import { useSend } from '../device/use-send.ts';
import { useWords } from '../device/words.ts';
import { refusalSentence } from '../app/refusal.ts';
import { ConnectionLine } from './ConnectionLine.tsx';
import { Invite, useSharing } from './Invite.tsx';
import { Meanwhile } from './Meanwhile.tsx';
import { newSeed } from './opening.ts';
import { Talk } from './Talk.tsx';
import styles from './Lobby.module.css';

export function Lobby({ table }: { readonly table: RemoteTable }) {
  const words = useWords();
  const { web } = words;
  const [problem, setProblem] = useState<string>();
  const state = useSyncExternalStore(table.subscribe, table.state);
  const view = tableView(state);
  const room = view.room ?? fault('a lobby without a room');
  const send = useSend(table, refused => setProblem(refused ? refusalSentence(words, refused) : undefined));
  const next = nextStep(view);
  return (
    <Page
      title={web.room(room.code)}
      about={view.variant ? variantName(words, view.variant) : undefined}
      stock={view.variant ? stockOf(view.variant) : undefined}
      back="/join"
      aside={
        <>
          <ConnectionLine connection={view.connection} />
          <Talk table={table} />
        </>
      }
      tray={<MainButton view={view} step={next} onSend={send} />}
    >
      <div className={styles['parts']}>
        <Invite id={room.id} code={room.code} isSharedElsewhere={next === 'share'} />
        <p className={styles['soft']}>{termsOf(words, room)}</p>
        {view.players.length === 1 && room.spectators.length === 0 && <Meanwhile table={table} view={view} />}
        <Seats view={view} room={room} onSend={send} />
        {next === 'share' && room.isReady && room.options.start === 'ready' && (
          <p className={styles['soft']}>{words.lobby.beginsWithLast}</p>
        )}
        {room.spectators.length > 0 && (
          <p className={styles['soft']}>{web.spectators(room.spectators.map(({ name }) => name))}</p>
        )}
        {problem !== undefined && <p role="alert">{problem}</p>}
        <p className={styles['ways']}>
          {/* Who waits for others may still change their mind. */}
          {room.isReady && <TextButton onPress={() => send({ type: 'Ready', ready: false })}>{web.notYet}</TextButton>}
          <TextButton onPress={() => send({ type: 'Leave' })}>{web.leave}</TextButton>
        </p>
      </div>
    </Page>
  );
}

type Send = (wish: Parameters<RemoteTable['send']>[0]) => void;

function Seats({ view, room, onSend }: { readonly view: TableView; readonly room: RoomView; readonly onSend: Send }) {
  const { web } = useWords();
  const empty = Array.from({ length: room.free }, (_, i) => i);
  return (
    <section className={styles['seats']}>
      <h2>{web.players}</h2>
      <ol>
        {view.players.map(({ seat, name, bot, isReady, isHost, isMine, isOnline }) => (
          <li key={seat}>
            <PlayerMark seat={seat} />
            <span className={styles['name']}>
              {name}
              {isMine && <small> {web.you}</small>}
              <small>
                {' '}
                {[
                  bot ? web.botNote(botStyle(view.variant, bot, view.players.length)) : '',
                  isHost ? web.host : '',
                  isOnline ? '' : web.away,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </span>
            <span className={styles['ready']} data-ready={isReady || bot !== null}>
              {isReady || bot !== null ? web.ready : web.notReady}
            </span>
            {room.removePlayer.refusal === null && !isMine && (
              <RemoveButton label={web.removePlayer(name)} onPress={() => onSend({ type: 'RemovePlayer', seat })} />
            )}
          </li>
        ))}
        {empty.map(i => (
          <li key={`free-${i}`} className={styles['free']}>
            <span className={styles['seat']} aria-hidden="true" />
            <span className={styles['name']}>{web.freeSeat}</span>
            {room.addBot.refusal === null && <BotChoice variant={view.variant} seats={view.players.length + 1} onSend={onSend} />}
          </li>
        ))}
      </ol>
      {room.isSpectator && room.takeSeat.refusal === null && (
        <Button look="paper" onPress={() => onSend({ type: 'TakeSeat' })}>
          {web.takeSeat}
        </Button>
      )}
    </section>
  );
}

type BotChoiceProps = { readonly variant: Variant | null; readonly seats: number; readonly onSend: Send };

function BotChoice({ variant, seats, onSend }: BotChoiceProps) {
  const { web } = useWords();
  return (
    <select
      aria-label={web.addBot}
      value=""
      onChange={event => {
        const level = BOT_LEVELS.find(each => each === event.target.value);
        if (level) onSend({ type: 'AddBot', level });
      }}
    >
      <option value="">{web.addBot}</option>
      {levelsFor(variant, seats).map(level => (
        <option key={level} value={level}>
          {web.bot(botStyle(variant, level, seats))}
        </option>
      ))}
    </select>
  );
}

/** What is to be done next: say that one is ready, start, bring others in, or wait for the others. */
type Step = 'ready' | 'start' | 'share' | 'wait' | 'watch';

function nextStep({ main, room }: TableView): Step {
  if (main.type === 'wait' || !room) return 'watch';
  if (main.type === 'ready' && main.ready) return 'ready';
  if (main.type === 'start' && main.refusal === null) return 'start';
  return room.free > 0 ? 'share' : 'wait';
}

/** What was agreed on when the room was opened. */
function termsOf({ invitation: text, opening }: Words, { options }: RoomView): string {
  const turn = isParallel(options.variant) ? [] : [`${text.turn} ${text.turns(options.turnSeconds)}`];
  const away = options.whenAway === 'wait' ? [] : [`${text.away}: ${text.aways[options.whenAway]}`];
  return [...turn, ...away, ...(options.rated ? [opening.rated] : [])].join(' · ');
}

type MainProps = { readonly view: TableView; readonly step: Step; readonly onSend: Send };

function MainButton({ view: { main, room }, step, onSend }: MainProps) {
  const words = useWords();
  const { web } = words;
  const { text, share } = useSharing(room?.id ?? '');
  const reason = main.refusal === null ? undefined : refusalSentence(words, { code: main.refusal });
  switch (step) {
    case 'ready':
      return (
        <Button look="main" testId="ready" reason={reason} onPress={() => onSend({ type: 'Ready', seed: newSeed() })}>
          {web.imReady}
        </Button>
      );
    case 'start':
      return (
        <Button look="main" testId="start-game" onPress={() => onSend({ type: 'StartGame', seed: newSeed() })}>
          {web.start}
        </Button>
      );
    case 'share':
      return (
        <Button look="main" testId="share" onPress={share}>
          {text}
        </Button>
      );
    case 'wait':
      return <Button reason={reason ?? web.waitForHost}>{words.lobby.waiting}</Button>;
    case 'watch':
      return <Button reason={reason ?? web.waitForHost}>{web.watching}</Button>;
  }
}
