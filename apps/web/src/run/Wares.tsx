/** Something for sale, with its price or the reason why it cannot be bought. What is sold keeps its place: nothing moves under a finger. */
import type { RunView } from '@yaht/client';
import { charmFigure, contentText, type Words } from '@yaht/messages';
import { charmOf, consumableOf, type CharmId, type ConsumableId, type WareOffer } from '@yaht/rules';
import { CharmCard } from '../art/CharmCard.tsx';
import { Good } from '../art/Good.tsx';
import { Button } from '../design/Button.tsx';
import { TextButton } from '../design/TextButton.tsx';
import { useWords } from '../device/words.ts';
import styles from './Wares.module.css';

type Props = { readonly offer: WareOffer | null; readonly place: number; readonly run: RunView; readonly onBuy: () => void };

export function CharmWare({ id, offer, place, run, onBuy }: Props & { readonly id: CharmId }) {
  const words = useWords();
  const content = charmOf(id);
  return (
    <li className={styles['ware']} data-testid={`shop-item-${place}`} data-sold={offer === null}>
      <CharmCard id={id} figure={charmFigure(words, id)} />
      <span className={styles['text']}>
        <b>{content.name}</b>
        <small>{words.runScreen.charmKind(words.rollioScore.rarities[content.rarity])}</small>
        <span>{contentText(words, id, content)}</span>
      </span>
      <Buy name={content.name} offer={offer} run={run} onBuy={onBuy} />
    </li>
  );
}

type ConsumableProps = Props & { readonly id: ConsumableId; readonly onBuyAndUse: () => void };

export function ConsumableWare({ id, offer, place, run, onBuy, onBuyAndUse }: ConsumableProps) {
  const words = useWords();
  const content = consumableOf(id);
  const isForNow = content.moment !== 'round' && offer?.refusal === null;
  return (
    <li className={styles['coupon']} data-testid={`shop-item-${place}`} data-sold={offer === null}>
      <Good id={id} />
      <span className={styles['text']}>
        <b>{content.name}</b>
        <span>{contentText(words, id, content)}</span>
      </span>
      <span className={styles['stub']}>
        <Buy name={content.name} offer={offer} run={run} onBuy={onBuy} />
        {isForNow && (
          <TextButton testId={`buy-and-use-${place}`} onPress={onBuyAndUse}>
            {words.runScreen.buyAndUse}
          </TextButton>
        )}
      </span>
    </li>
  );
}

/** The price; below it the verb, or why not. */
function Buy({ name, offer, run, onBuy }: Pick<Props, 'offer' | 'run' | 'onBuy'> & { readonly name: string }) {
  const { runScreen } = useWords();
  return (
    <span className={styles['buy']}>
      <Button look="paper" about={runScreen.buy} reason={reasonAgainst(runScreen, offer, run)} onPress={onBuy}>
        <span className="unseen">{name} </span>
        <span className={styles['price']}>{offer ? `$${offer.price}` : '–'}</span>
      </Button>
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
