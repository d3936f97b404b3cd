/** Something for sale: the whole of it is the button. What is too dear says by how much, and what is sold keeps its place: nothing moves under a finger. */
import type { RunView } from '@yaht/client';
import { charmFigure, contentText, type Words } from '@yaht/messages';
import { charmOf, consumableOf, type CharmId, type ConsumableId, type WareOffer } from '@yaht/rules';
import type { ReactNode } from 'react';
import { CharmCard } from '../art/CharmCard.tsx';
import { Good } from '../art/Good.tsx';
import { useWords } from '../device/words.ts';
import styles from './Wares.module.css';

type Props = { readonly offer: WareOffer | null; readonly place: number; readonly run: RunView; readonly onBuy: () => void };

/** Hangs from the awning. */
export function CharmWare({ id, offer, place, run, onBuy }: Props & { readonly id: CharmId }) {
  const words = useWords();
  const content = charmOf(id);
  return (
    <li className={styles['charm']} data-testid={`shop-item-${place}`} data-sold={offer === null}>
      <Target offer={offer} run={run} onBuy={onBuy}>
        <CharmCard id={id} figure={charmFigure(words, id)} />
        <b className={styles['name']}>{content.name}</b>{' '}
        <span className="unseen">{words.runScreen.charmKind(words.rollioScore.rarities[content.rarity])}</span>
        <span className={styles['text']}>{contentText(words, id, content)}</span> <Price offer={offer} run={run} />
      </Target>
    </li>
  );
}

type ConsumableProps = Props & { readonly id: ConsumableId; readonly onBuyAndUse: () => void };

/** Stands on the counter. */
export function ConsumableWare({ id, offer, place, run, onBuy, onBuyAndUse }: ConsumableProps) {
  const words = useWords();
  const content = consumableOf(id);
  const isForNow = content.moment !== 'round' && offer?.refusal === null;
  return (
    <li className={styles['good']} data-testid={`shop-item-${place}`} data-sold={offer === null}>
      <Target offer={offer} run={run} onBuy={onBuy}>
        <Good id={id} />
        <span className={styles['words']}>
          <b className={styles['name']}>{content.name}</b>{' '}
          <span className={styles['text']}>{contentText(words, id, content)}</span>
        </span>{' '}
        <Price offer={offer} run={run} />
      </Target>
      {isForNow && (
        <button type="button" className={styles['use']} data-testid={`buy-and-use-${place}`} onClick={onBuyAndUse}>
          {words.runScreen.buyAndUse}
        </button>
      )}
    </li>
  );
}

type TargetProps = Pick<Props, 'offer' | 'run' | 'onBuy'> & { readonly children: ReactNode };

function Target({ offer, run, onBuy, children }: TargetProps) {
  const reason = reasonAgainst(useWords().runScreen, offer, run);
  return (
    <button
      type="button"
      className={styles['target']}
      aria-disabled={reason !== undefined}
      onClick={() => {
        if (reason === undefined) onBuy();
      }}
    >
      {children}
    </button>
  );
}

/** The price with the verb, or why not. */
function Price({ offer, run }: Pick<Props, 'offer' | 'run'>) {
  const { runScreen } = useWords();
  const reason = reasonAgainst(runScreen, offer, run);
  return (
    <span className={styles['tag']} data-idle={reason !== undefined}>
      {offer && <b>${offer.price}</b>} <span>{reason ?? runScreen.buy}</span>
    </span>
  );
}

function reasonAgainst(
  { sold, short, shortReasons }: Words['runScreen'],
  offer: WareOffer | null,
  run: RunView,
): string | undefined {
  if (offer === null) return sold;
  if (offer.refusal === null) return undefined;
  return offer.refusal === 'not-enough-money' ? short(offer.price - run.money) : (shortReasons[offer.refusal] ?? offer.refusal);
}
