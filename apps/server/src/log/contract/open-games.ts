/** Whose open game a room is, and for whom it waits. */
import { describe, expect, test } from 'vitest';
import { roomId } from '../ids.ts';
import { MOST_WAITING, type OpenFor, type OpenGamesPlace } from '../open-games.ts';
import { entry, other, room, type Trial } from './trial.ts';

const open = (profile: string, waits: boolean, order: number, line: unknown = null): OpenFor => ({ profile, waits, order, line });

export const openGamesContract = (trial: Trial) =>
  describe('open games', () => {
    const list = (profile: string, limit = 50, after?: OpenGamesPlace) =>
      trial.log.openGames({ profile, limit, ...(after ? { after } : {}) });
    const rooms = async (profile: string) => (await list(profile)).games.map(game => game.room);

    /** A room for each, opened in this order. */
    async function openAll(...lists: readonly OpenFor[]): Promise<void> {
      for (const [i, openFor] of lists.entries())
        await trial.log.append(entry(0, ['a'], { room: roomId(`r${i}`), openFor: [openFor] }));
    }

    test('a room is on the list of each of its players with what the entry said, also after a restart', async () => {
      await trial.log.append(entry(0, ['a'], { openFor: [open('ann', true, 5, { round: 1 }), open('ben', false, 9)] }));
      await trial.restart();
      expect(await list('ann')).toEqual({ games: [{ room, waits: true, line: { round: 1 } }], waiting: 1, next: null });
      expect(await list('ben')).toEqual({ games: [{ room, waits: false, line: null }], waiting: 0, next: null });
      expect(await list('cleo')).toEqual({ games: [], waiting: 0, next: null });
    });

    test('it stays as it is until an entry says otherwise, for all of its players', async () => {
      await trial.log.append(entry(0, ['a'], { openFor: [open('ann', true, 5), open('ben', false, 9)] }));
      await trial.log.append(entry(1, ['b']));
      await trial.log.append(entry(2, [], { version: 2, openFor: [open('ben', true, 7), open('cleo', false, 7)] }));
      expect([await rooms('ann'), await rooms('ben'), await rooms('cleo')]).toEqual([[], [room], [room]]);
      expect((await list('ben')).waiting).toBe(1);
      await trial.log.append(entry(2, ['c'], { version: 3, openFor: [] }));
      expect([await rooms('ben'), await rooms('cleo')]).toEqual([[], []]);
    });

    test('an entry that is not stored changes no list', async () => {
      await trial.log.append(entry(0, ['a'], { openFor: [open('ann', true, 5)] }));
      await trial.log.append(entry(0, ['b'], { openFor: [] }));
      await trial.log.append(entry(7, ['b'], { openFor: [open('ben', true, 5)] }));
      expect([await rooms('ann'), await rooms('ben')]).toEqual([[room], []]);
    });

    test('games that wait come first, then those with the lower order', async () => {
      await openAll(
        open('ann', false, 1),
        open('ann', true, 90),
        open('ann', true, 20),
        open('ben', true, 1),
        open('ann', false, 0),
      );
      expect(await rooms('ann')).toEqual(['r2', 'r1', 'r4', 'r0']);
    });

    test('page by page, each game comes once, also among equals', async () => {
      await openAll(...Array.from({ length: 7 }, (_, i) => open('ann', i % 2 === 0, 5)));
      const seen: string[] = [];
      let after: OpenGamesPlace | null | undefined;
      while (after !== null) {
        const page = await list('ann', 3, after);
        expect(page.games.length).toBeLessThanOrEqual(3);
        expect(page.waiting).toBe(4);
        seen.push(...page.games.map(game => game.room));
        after = page.next;
      }
      expect(seen.slice(0, 4).toSorted()).toEqual(['r0', 'r2', 'r4', 'r6']);
      expect(seen.slice(4).toSorted()).toEqual(['r1', 'r3', 'r5']);
    });

    test('a page is found although the game at its beginning is gone', async () => {
      await openAll(open('ann', true, 1), open('ann', true, 2), open('ann', true, 3));
      const { next } = await list('ann', 2);
      await trial.log.forget([roomId('r1')]);
      expect((await list('ann', 2, next ?? undefined)).games.map(game => game.room)).toEqual(['r2']);
    });

    test('those that wait are counted as far as somebody would count them', async () => {
      await openAll(...Array.from({ length: MOST_WAITING + 1 }, (_, i) => open('ann', true, i)));
      expect((await list('ann', 1)).waiting).toBe(MOST_WAITING);
    });

    test('forgotten rooms are on no list', async () => {
      await trial.log.append(entry(0, ['a'], { openFor: [open('ann', true, 5)] }));
      await trial.log.append(entry(0, ['a'], { room: other, openFor: [open('ann', true, 6)] }));
      await trial.log.forget([room]);
      expect(await rooms('ann')).toEqual([other]);
    });
  });
