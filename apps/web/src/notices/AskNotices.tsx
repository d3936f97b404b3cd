/** Whether somebody would like to be told when it is their turn: asked once, after the first move of a game of days, and never before. */
import type { RemoteTable, TableState } from '@yaht/client';
import { actingSeats, lastTurnOf } from '@yaht/rules';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '../design/Button.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { useWords } from '../device/words.ts';
import { useAccount } from '../people/account.ts';
import { askServer } from '../people/ask.ts';
import { useOwnServer } from '../people/own-server.ts';
import { meansHere, nightHere, noteAsked, subscribe, wasAsked } from './subscription.ts';

export function AskNotices({ table }: { readonly table: RemoteTable }) {
  const state = useSyncExternalStore(table.subscribe, table.state);
  const account = useAccount();
  const [isDone, setDone] = useState(wasAsked);
  if (isDone || !account || !hasMovedInSlowGame(state)) return null;
  const means = meansHere();
  if (means === 'none') return null;
  const close = (): void => {
    noteAsked();
    setDone(true);
  };
  return means === 'install' ? <InstallFirst onClose={close} /> : <Ask onClose={close} />;
}

const A_DAY = 86_400;

/** Its own turn was the last one, it is somebody else's now, and that may take long. */
function hasMovedInSlowGame({ room, game, seats }: TableState): boolean {
  if (!room || !game || game.over || room.phase !== 'playing') return false;
  const { turnSeconds } = room.options;
  if (turnSeconds !== 0 && turnSeconds < A_DAY) return false;
  if (actingSeats(game).some(seat => seats.includes(seat))) return false;
  const isWithPeople = room.seats.some((seated, seat) => seated !== null && seated.bot === undefined && !seats.includes(seat));
  const last = lastTurnOf(game);
  return isWithPeople && last !== null && seats.includes(last.seat);
}

function Ask({ onClose }: { readonly onClose: () => void }) {
  const { telling } = useWords();
  const vapidKey = useOwnServer()?.vapidKey;
  const [isRefused, setRefused] = useState(false);
  if (typeof vapidKey !== 'string' || Notification.permission === 'denied') return null;
  const tell = async (): Promise<void> => {
    const outcome = await subscribe(vapidKey);
    if (outcome === 'refused') return setRefused(true);
    // As the question has promised.
    if (outcome === 'on') await askServer('/v1/profiles/me/notices', { method: 'PATCH', body: { quiet: nightHere() } });
    onClose();
  };
  return (
    <Sheet
      title={telling.ask}
      onClose={onClose}
      actions={
        <>
          <Button testId="not-now" onPress={onClose}>
            {telling.notNow}
          </Button>
          {!isRefused && (
            <Button look="main" testId="tell-me" about={telling.tellMeAbout} onPress={() => void tell()}>
              {telling.tellMe}
            </Button>
          )}
        </>
      }
    >
      <p>{isRefused ? telling.isRefused : telling.askAbout}</p>
    </Sheet>
  );
}

function InstallFirst({ onClose }: { readonly onClose: () => void }) {
  const { telling } = useWords();
  return (
    <Sheet
      title={telling.installFirst}
      onClose={onClose}
      actions={
        <Button testId="not-now" onPress={onClose}>
          {telling.notNow}
        </Button>
      }
    >
      <p>{telling.installFirstAbout}</p>
    </Sheet>
  );
}
