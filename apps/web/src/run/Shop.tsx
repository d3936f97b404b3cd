/** The shop between two levels: what is for sale, what the player owns, and the level that comes next. */
import type { Wish } from '@yaht/client';
import { consumableOf, type RunGame, type Ware } from '@yaht/rules';
import { Frame } from '../app/Frame.tsx';
import { Button } from '../design/Button.tsx';
import { TextButton } from '../design/TextButton.tsx';
import { useAsLongAs } from '../device/use-as-long-as.ts';
import { useWords } from '../device/words.ts';
import { CharmBar } from './CharmBar.tsx';
import { CharmWare, ConsumableWare } from './Wares.tsx';
import { ConsumableBar } from './ConsumableBar.tsx';
import { NextLevel } from './NextLevel.tsx';
import type { RunParts } from './RunScreen.tsx';
import { UseSheet } from './UseSheet.tsx';
import { useRunKeys } from './use-run-keys.ts';
import styles from './Shop.module.css';

export function Shop({ bar, board, run, game, send, lookingOn, onRules }: RunParts) {
  const { runScreen } = useWords();
  const shelf = shelfOf(game);
  const [aiming, setAiming] = useAsLongAs<number>(game.state);
  const leave = () => send({ type: 'LeaveShop' });
  const undo = () => send({ type: 'Undo' });
  const canUndo = board.view.undo.refusal === null;
  const { rerollShop, nextLevel } = run;
  useRunKeys({
    enter: leave,
    u: () => canUndo && undo(),
    r: () => rerollShop.refusal === null && send({ type: 'RerollShop' }),
    '?': onRules,
  });
  const buyAndUse = (ware: number): void => {
    const offer = run.wares[ware]?.ware;
    if (offer?.kind === 'consumable' && consumableOf(offer.id).onDie) return setAiming(ware);
    return send({ type: 'BuyWare', ware }, { type: 'UseConsumable', consumable: run.consumables.length });
  };
  return (
    <>
      <Frame
        bar={bar}
        isBroad
        tray={
          lookingOn ?? (
            <div className={styles['tray']}>
              {board.view.undo.refusal !== 'undo-not-allowed' && (
                <Button testId="undo" reason={canUndo ? undefined : runScreen.nothingYet} onPress={undo}>
                  {runScreen.undo}
                </Button>
              )}
              <Button
                testId="reroll-shop"
                about={`$${rerollShop.price}`}
                reason={rerollShop.refusal === null ? undefined : runScreen.short(rerollShop.price - run.money)}
                onPress={() => send({ type: 'RerollShop' })}
              >
                {runScreen.otherWares}
              </Button>
              <Button look="main" testId="leave-shop" about={runScreen.toLevel(run.level.level + 1)} onPress={leave}>
                {run.won ? runScreen.endless : runScreen.continue}
              </Button>
            </div>
          )
        }
      >
        <div className={styles['shop']} data-testid="shop">
          <span className={styles['awning']} aria-hidden="true" />
          <ul className={styles['charms']} aria-label={runScreen.charms}>
            {shelf.map((ware, place) =>
              ware.kind === 'charm' ? (
                <CharmWare
                  key={place}
                  offer={run.wares[place] ?? null}
                  id={ware.id}
                  place={place}
                  run={run}
                  onBuy={() => send({ type: 'BuyWare', ware: place })}
                />
              ) : null,
            )}
          </ul>
          <ul className={styles['goods']} aria-label={runScreen.consumables}>
            {shelf.map((ware, place) =>
              ware.kind === 'consumable' ? (
                <ConsumableWare
                  key={place}
                  offer={run.wares[place] ?? null}
                  id={ware.id}
                  place={place}
                  run={run}
                  onBuy={() => send({ type: 'BuyWare', ware: place })}
                  onBuyAndUse={() => buyAndUse(place)}
                />
              ) : null,
            )}
          </ul>
          <div className={styles['own']}>
            <h2>{runScreen.charmsOf(run.charms.length, run.charmSlots)}</h2>
            <CharmBar run={run} send={send} locked={null} />
            <ConsumableBar run={run} send={send} />
          </div>
          <div className={styles['next']}>{nextLevel && <NextLevel plan={nextLevel.plan} boss={nextLevel.boss} />}</div>
          {run.won && (
            <div className={styles['end']}>
              <TextButton testId="end-run" onPress={() => send({ type: 'EndRun' })}>
                {runScreen.endRun}
              </TextButton>
            </div>
          )}
        </div>
      </Frame>
      {aiming !== null && (
        <UseSheet
          run={run}
          ware={aiming}
          onUse={(die: number) => {
            setAiming(null);
            const wishes: readonly Wish[] = [
              { type: 'BuyWare', ware: aiming },
              { type: 'UseConsumable', consumable: run.consumables.length, die },
            ];
            send(...wishes);
          }}
          onClose={() => setAiming(null)}
        />
      )}
    </>
  );
}

/** What was put out when the shop opened or its wares were changed, sold or not. */
const shelfOf = ({ events }: RunGame): readonly Ware[] =>
  events.findLast(event => event.type === 'ShopOpened' || event.type === 'ShopRerolled')?.wares ?? [];
