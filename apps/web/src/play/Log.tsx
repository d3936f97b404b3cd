/** What happened, round by round, where the screen is wide enough to keep it beside the card. */
import type { Table } from '@yaht/client';
import { categoryName, type Words } from '@yaht/messages';
import type { Game } from '@yaht/rules';
import { useSyncExternalStore } from 'react';
import { Icon } from '../design/Icon.tsx';
import { PlayerMark } from '../design/PlayerMark.tsx';
import { Scroller } from '../design/Scroller.tsx';
import { useWords } from '../device/words.ts';
import { logLines, type LogLine } from './log-lines.ts';
import { Say } from './Say.tsx';
import { useSettled } from './use-settled.ts';
import styles from './Log.module.css';

export function Log({ table, isRolling }: { readonly table: Table; readonly isRolling: boolean }) {
  const words = useWords();
  const state = useSettled(useSyncExternalStore(table.subscribe, table.state), isRolling);
  const lines = logLines(state);
  const { game } = state;
  return (
    <section className={styles['log']} aria-label={words.web.happened}>
      <Scroller className={styles['lines']}>
        <ol>
          {game && lines.map((line, i) => <Line key={i} line={line} game={game} words={words} />)}
          <li key={`end-${lines.length}`} ref={showEnd} className={styles['end']} aria-hidden="true" />
        </ol>
      </Scroller>
      {state.room && <Say table={table} />}
    </section>
  );
}

const showEnd = (end: HTMLLIElement | null): void => end?.scrollIntoView({ block: 'nearest' });

type LineProps = { readonly line: LogLine; readonly game: Game; readonly words: Words };

function Line({ line, game, words }: LineProps) {
  if (line.kind === 'round') return <li className={styles['round']}>{words.web.round(line.round, null)}</li>;
  if (line.kind === 'chat')
    return (
      <li>
        <Icon name="chat" /> <span>{`${line.line.name}: ${line.line.text}`}</span>
      </li>
    );
  const { text, points } = told(words, game, line.event);
  return (
    <li>
      <PlayerMark seat={line.event.seat} />
      <span>{text}</span>
      {points !== undefined && <b>{points}</b>}
    </li>
  );
}

function told(
  { web, ...words }: Words,
  game: Game,
  event: Extract<LogLine, { kind: 'event' }>['event'],
): { readonly text: string; readonly points?: number } {
  const player = game.start.players[event.seat]?.name ?? '';
  switch (event.type) {
    case 'thrown':
      return { text: web.logRolled(player, event.dice) };
    case 'ScoreRecorded': {
      const { variant } = game.start;
      const category = variant.family === 'scorecard' ? categoryName(words, variant, event.category) : event.category;
      return { text: web.logScored(player, category), points: event.points + event.bonus };
    }
    case 'Banked':
      return { text: web.logBanked(player), points: event.points };
    case 'Flopped':
      return { text: web.logFlopped(player), points: 0 };
    case 'TurnPassed':
      return { text: web.logPassed(player) };
  }
}
