/** A charm closely: what it does, what it does now, what it did the last time, and its place in the row. */
import type { RunCharmView, RunView, Wish } from '@yaht/client';
import { contentText, opText, type Words } from '@yaht/messages';
import { charmOf } from '@yaht/rules';
import { Button } from '../design/Button.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { useWords } from '../device/words.ts';
import { CharmStamp } from './CharmStamp.tsx';
import styles from './CharmSheet.module.css';

type Props = {
  readonly run: RunView;
  readonly charm: RunCharmView;
  readonly place: number;
  readonly send: (wish: Wish) => void;
  readonly onClose: () => void;
};

export function CharmSheet({ run, charm, place, send, onClose }: Props) {
  const words = useWords();
  const { runScreen } = words;
  const content = charmOf(charm.id);
  const move = (step: -1 | 1) => send({ type: 'MoveCharm', from: place, to: place + step });
  const sell = () => {
    send({ type: 'SellCharm', charm: place });
    onClose();
  };
  return (
    <Sheet
      title={content.name}
      aside={runScreen.charmKind(words.rollioScore.rarities[content.rarity])}
      onClose={onClose}
      actions={
        <>
          <Button
            testId="sell-charm"
            about={runScreen.for(charm.sells)}
            reason={run.phase === 'shop' ? undefined : runScreen.onlyInShop}
            onPress={sell}
          >
            {runScreen.sell}
          </Button>
          <Button look="main" onPress={onClose}>
            {words.web.close}
          </Button>
        </>
      }
    >
      <div className={styles['charm']}>
        <CharmStamp charm={charm} place={place} />
        <ul>
          <li>{contentText(words, charm.id, content)}.</li>
          {linesOf(words, charm).map(line => (
            <li key={line}>{line}</li>
          ))}
          <li className={styles['soft']}>{runScreen.place(place + 1, run.charms.length)}</li>
        </ul>
      </div>
      {run.charms.length > 1 && (
        <div className={styles['order']}>
          <Button look="paper" testId="move-left" reason={place === 0 ? runScreen.leftEnd : undefined} onPress={() => move(-1)}>
            {`< ${runScreen.moveLeft}`}
          </Button>
          <Button
            look="paper"
            testId="move-right"
            reason={place === run.charms.length - 1 ? runScreen.rightEnd : undefined}
            onPress={() => move(1)}
          >
            {`${runScreen.moveRight} >`}
          </Button>
          <p className={styles['tip']}>{runScreen.orderTip}</p>
        </div>
      )}
    </Sheet>
  );
}

/** What it does and did, in numbers. */
function linesOf(words: Words, { id, usesLeft, silent, standing, last }: RunCharmView): readonly string[] {
  const { runScreen } = words;
  const shields = charmOf(id).behaviour.shields;
  return [
    silent ? runScreen.silent : '',
    usesLeft !== null && shields !== undefined ? runScreen.usesLeft(usesLeft, shields) : '',
    standing ? `${runScreen.now(opText(words, standing))}.` : '',
    last ? `${runScreen.lastTime(gainText(words, last))}.` : usesLeft === null ? runScreen.neverAtWork : '',
  ].filter(Boolean);
}

function gainText(words: Words, { points, money }: NonNullable<RunCharmView['last']>): string {
  const parts = [
    points !== 0 || money === 0 ? opText(words, { kind: 'add', points }) : '',
    money !== 0 ? opText(words, { kind: 'money', amount: money }) : '',
  ];
  return parts.filter(Boolean).join(', ');
}
