/** Before a game: who is here, how others come in, and what is still missing. */
import { tableView, type RemoteTable, type RoomView, type TableView } from '@yaht/client';
import { variantName } from '@yaht/messages';
import { BOT_LEVELS, fault } from '@yaht/rules';
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
import { Invite } from './Invite.tsx';
import { Meanwhile } from './Meanwhile.tsx';
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
      tray={<MainButton view={view} onSend={send} />}
    >
      <div className={styles['parts']}>
        <Invite code={room.code} />
        {view.players.length === 1 && room.spectators.length === 0 && <Meanwhile table={table} view={view} />}
        <Seats view={view} room={room} onSend={send} />
        {room.spectators.length > 0 && (
          <p className={styles['soft']}>{web.spectators(room.spectators.map(({ name }) => name))}</p>
        )}
        {problem !== undefined && <p role="alert">{problem}</p>}
        <p>
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
                {[bot ? web.botNote(bot) : '', isHost ? web.host : '', isOnline ? '' : web.away].filter(Boolean).join(', ')}
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
            {room.addBot.refusal === null && <BotChoice onSend={onSend} />}
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

function BotChoice({ onSend }: { readonly onSend: Send }) {
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
      {BOT_LEVELS.map(level => (
        <option key={level} value={level}>
          {web.bot(level)}
        </option>
      ))}
    </select>
  );
}

function MainButton({ view, onSend }: { readonly view: TableView; readonly onSend: Send }) {
  const words = useWords();
  const { web } = words;
  const { main, room } = view;
  const reason = main.refusal === null ? undefined : refusalSentence(words, { code: main.refusal });
  if (main.type === 'start')
    return (
      <>
        {room && (
          <Button onPress={() => onSend({ type: 'Ready', ready: !room.isReady })}>
            {room.isReady ? web.notReady : web.ready}
          </Button>
        )}
        <Button look="main" testId="start-game" reason={reason} onPress={() => onSend({ type: 'StartGame' })}>
          {web.start}
        </Button>
      </>
    );
  if (main.type === 'ready')
    return (
      <Button look="main" testId="ready" reason={reason} onPress={() => onSend({ type: 'Ready', ready: main.ready })}>
        {main.ready ? web.imReady : web.notYet}
      </Button>
    );
  return <Button reason={reason ?? web.waitForHost}>{web.watching}</Button>;
}
