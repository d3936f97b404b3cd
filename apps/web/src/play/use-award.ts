/** What the latest row was worth, for as long as it is celebrated. It is seen, heard and felt, and never waited for. */
import { awardOf, onFacts, type Award, type AwardLevel, type Table } from '@yaht/client';
import type { Event, ScoreRecorded } from '@yaht/rules';
import { useCallback, useEffect, useState } from 'react';
import { tremble } from '../device/haptics.ts';
import { currentSettings } from '../device/settings.ts';
import { chime, fanfare } from '../device/sound.ts';

/** Milliseconds until nothing is left of it. */
const LENGTHS: Readonly<Record<AwardLevel, number>> = { 1: 0, 2: 700, 3: 1_100, 4: 1_600 };

const FELT: Readonly<Record<AwardLevel, number[]>> = { 1: [], 2: [12], 3: [20], 4: [15, 40, 25] };

export type Celebrated = {
  readonly award: Award | null;
  /** How much is made of it: as rare as it is, or less where the player likes it quiet. */
  readonly level: AwardLevel;
  /** The game has ended while somebody looked. */
  readonly hasEnded: boolean;
};

const NOTHING: Celebrated = { award: null, level: 1, hasEnded: false };

export function useAward(table: Table): Celebrated {
  const [celebrated, setCelebrated] = useState(NOTHING);
  const end = useCallback(() => setCelebrated(NOTHING), []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = onFacts(table, facts => {
      const events = facts.map(({ event }) => event as Event);
      const { game } = table.state();
      if (events.some(({ type }) => type === 'GameOver')) setCelebrated({ ...NOTHING, hasEnded: true });
      else if (events.some(endsIt)) {
        clearTimeout(timer);
        end();
      }
      const fact = events.findLast((event): event is ScoreRecorded => event.type === 'ScoreRecorded');
      if (!fact || game?.family !== 'scorecard' || fact.zero === 'passed') return;
      const award = awardOf(game, fact);
      const level = celebrate(award.level, award.points + award.bonus);
      // The end of a game celebrates what is to be celebrated there.
      if (level === 1 || game.over) return;
      setCelebrated({ ...NOTHING, award, level });
      timer = setTimeout(end, LENGTHS[level]);
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [table, end]);
  const { award } = celebrated;
  useEffect(() => {
    if (!award) return undefined;
    // Any touch goes on at once, and still does what it was meant to do.
    for (const touch of TOUCHES) document.addEventListener(touch, end, { capture: true, passive: true });
    return () => {
      for (const touch of TOUCHES) document.removeEventListener(touch, end, { capture: true });
    };
  }, [award, end]);
  return celebrated;
}

const TOUCHES = ['pointerdown', 'keydown'] as const;

const endsIt = ({ type }: Event): boolean => type === 'DiceRolled' || type === 'Undone' || type === 'ScoreRecorded';

/** Small: a stamp is no more than a good row. Off: all rows are alike. */
export function quietened(level: AwardLevel): AwardLevel {
  const { celebration } = currentSettings();
  if (celebration === 'off') return 1;
  return celebration === 'small' && level > 2 ? 2 : level;
}

/** Lets something be heard and felt by how rare it is; answers how much is made of it. What is not celebrated sounds like its points, if it has any. */
export function celebrate(rarity: AwardLevel, points?: number): AwardLevel {
  const level = quietened(rarity);
  if (level !== 1) fanfare(level);
  else if (points !== undefined) chime(points);
  if (FELT[level].length > 0) tremble(FELT[level]);
  return level;
}
