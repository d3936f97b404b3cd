import { describe, expect, test } from 'vitest';
import type { Chance } from '../../chance.ts';
import { play, totals, type Command, type RunGame } from '../../game.ts';
import { readRecord, recordOf } from '../../record.ts';
import { err } from '../../result.ts';
import { chanceFrom } from '../../testing/index.ts';
import { rollio } from '../../variants/rollio.ts';
import { BOSS_IDS, type BossId } from '../content/bosses.ts';
import { firstRelease } from '../content/first-release.ts';
import { CHARM_IDS, charmOf, type CharmId } from '../content/charms.ts';
import type { ConsumableId } from '../content/consumables.ts';
import { DICE_SET_IDS } from '../content/dice-sets.ts';
import type { Material } from '../die.ts';
import { bestInRun } from './best-dice.ts';
import { nextPlan, thresholdOf } from './level.ts';
import { runOffersFor } from './offers.ts';
import type { RunState } from './state.ts';
import { changed, freshRun, wished } from './testing.ts';
import { waysInRun } from './ways.ts';

/** Dice from a list of throws; everything else from a seed. */
function throwing(...throws: readonly string[]): Chance {
  const told = new Map<string, string>();
  const queue = [...throws];
  const other = chanceFrom(7);
  return (stream, at, sides) => {
    if (stream !== 'dice') return other(stream, at, sides);
    const key = `${at.turn} ${at.roll}`;
    const faces = told.get(key) ?? queue.shift() ?? '1'.repeat(sides.length);
    told.set(key, faces);
    return sides.map((_, die) => Number(faces[die] ?? 1));
  };
}

const roll: Command = { type: 'RollDice' };
const bank: Command = { type: 'Bank' };
const score = (dice: string, partition = 0): Command => ({ type: 'ScoreDice', dice: [...dice].map(Number), partition });

type Given = {
  readonly throws?: readonly string[];
  readonly charms?: readonly CharmId[];
  readonly consumables?: readonly ConsumableId[];
  readonly boss?: BossId;
  readonly level?: Partial<RunState['level']>;
  readonly state?: Partial<RunState>;
  readonly materials?: readonly Material[];
  readonly moves?: readonly Command[];
};

/** The first level with the beginner's dice, after some changes and moves. */
function given({ throws = [], charms = [], consumables = [], boss, level, state, materials, moves = [] }: Given) {
  const chance = throwing(...throws);
  const begun = wished(freshRun(chance), { type: 'ChooseSet', set: 'beginner' }, chance);
  const bent = changed(begun, old => {
    const kinds = (materials ?? ['plastic', 'plastic', 'plastic', 'plastic', 'plastic', 'plastic']).map(material => ({
      sides: 6,
      material,
    }));
    const turn = old.turn && { ...old.turn, kinds, aside: kinds.map(() => false) };
    return { ...old, charms, consumables, kinds, turn, level: { ...old.level, boss: boss ?? null, ...level }, ...state };
  });
  const game = moves.reduce<RunGame>((before, command) => wished(before, command, chance), bent);
  return { game, chance, wish: (command: Command) => play(game, 0, command, chance) };
}

const rarityOf = (id: CharmId) => charmOf(id).rarity;

const eventsOf = (given: { wish: (command: Command) => ReturnType<typeof play> }, command: Command) => {
  const played = given.wish(command);
  return played.ok ? played.value.events : played.error;
};

/** A shop with these wares, as it would open after level 4. */
const inShop = (change: Partial<RunState> = {}, level = 4) =>
  given({
    level: { level, total: 5_000 },
    state: {
      phase: 'shop',
      money: 20,
      shop: {
        wares: [
          { kind: 'charm', id: 'echo' },
          { kind: 'charm', id: 'ember' },
          { kind: 'consumable', id: 'chisel' },
        ],
        rerolls: 0,
        boss: null,
      },
      ...change,
    },
  });

describe('beginning', () => {
  test('[RU1] a set brings dice, money and slots, and the first level begins', () => {
    const chance = chanceFrom(1);
    const game = freshRun(chance);
    expect(play(game, 0, roll, chance)).toEqual(err('choose-a-set'));
    expect(play(game, 0, { type: 'ChooseSet', set: 'nope' as 'beginner' }, chance)).toEqual(err('invalid-set'));
    const { state } = wished(game, { type: 'ChooseSet', set: 'collector' }, chance);
    expect(state).toMatchObject({ phase: 'round', money: 0, charmSlots: 3, consumableSlots: 1, turns: 1 });
    expect(state.kinds).toHaveLength(8);
    expect(state.level).toMatchObject({
      level: 1,
      threshold: rollio.levels.thresholds[0],
      banksLeft: 5,
      roundsLeft: 12,
      rerollsLeft: 2,
    });
  });

  test.each(DICE_SET_IDS)('[RU1] the set %s can be played', set => {
    const chance = chanceFrom(2);
    const game = wished(freshRun(chance, { ...rollio, sets: DICE_SET_IDS }), { type: 'ChooseSet', set }, chance);
    expect(wished(game, roll, chance).state.turn?.dice?.length).toBe(game.state.kinds.length);
    expect(play(game, 0, { type: 'ChooseSet', set }, chance)).toEqual(err('set-is-chosen'));
  });
});

describe('levels', () => {
  test('[RU2] five banks, twelve rounds, two rerolls', () => {
    expect(rollio.levels).toMatchObject({ banks: 5, rounds: 12, rerolls: 2, bossEvery: 5 });
    expect(rollio.levels.thresholds).toHaveLength(15);
  });

  test('[RU3] the bank that reaches the points clears the level and opens the shop', () => {
    const near = given({ throws: ['111234'], level: { threshold: 1000 }, moves: [roll, score('012')] });
    const facts = eventsOf(near, bank);
    expect(Array.isArray(facts) && facts.map(({ type }) => type)).toEqual(['Banked', 'LevelCleared', 'ShopOpened']);
  });

  test.each([
    ['bank', { banksLeft: 1 }],
    ['round', { roundsLeft: 1 }],
  ])('[RU3] without another %s the run is lost', (_, level) => {
    const last = given({ throws: ['123446'], level, moves: [roll, score('0')] });
    const facts = eventsOf(last, bank);
    expect(Array.isArray(facts) && facts.map(({ type }) => type)).toEqual(['Banked', 'LevelLost', 'GameOver']);
    expect(Array.isArray(facts) && facts.at(-1)).toMatchObject({ totals: [100], winners: [] });
  });

  test('[RU4] the fifth level has a boss that the shop before it knows, and the next one another', () => {
    const before = given({
      throws: ['111234'],
      level: { level: 4, threshold: 1000 },
      state: { met: ['thief'] },
      moves: [roll, score('012')],
    });
    const game = wished(before.game, bank, before.chance);
    const boss = game.state.shop?.boss;
    expect(BOSS_IDS).toContain(boss);
    expect(boss).not.toBe('thief');
    expect(wished(game, { type: 'LeaveShop' }, before.chance).state.level.boss).toBe(boss);
  });

  test('[RU5] level 15 wins; then the run may end or go on', () => {
    const last = given({ throws: ['111234'], level: { level: 15, threshold: 1000 }, moves: [roll, score('012')] });
    const won = wished(last.game, bank, last.chance);
    expect(won.state.won).toBe(true);
    expect(eventsOf(inShop(), { type: 'EndRun' })).toBe('not-won-yet');
    expect(wished(won, { type: 'EndRun' }, last.chance).over).toMatchObject({ winners: [0], totals: [1000] });
    expect(wished(won, { type: 'LeaveShop' }, last.chance).state.level.threshold).toBe(thresholdOf(rollio.levels, 16));
    expect([16, 17].map(level => thresholdOf(rollio.levels, level))).toEqual([67_350, 101_050]);
  });

  test('[RU6] the points of a run are those of all its levels', () => {
    const second = given({ throws: ['111234'], state: { score: 2_000 }, moves: [roll, score('012'), bank] });
    expect(totals(second.game)).toEqual([3_000]);
  });
});

describe('rounds', () => {
  test('[RU7] dice set aside stay, hot dice bring all back', () => {
    const hot = given({ throws: ['123456', '522346'], moves: [roll, score('012345'), roll] });
    expect(hot.game.state.turn).toMatchObject({ hotDice: 1, pot: 1500, dice: [5, 2, 2, 3, 4, 6] });
  });

  test('[RU8] 3334441 offers exactly two ways', () => {
    const seven = given({ throws: ['3334441'], materials: Array.from({ length: 7 }, (): Material => 'plastic'), moves: [roll] });
    const ways = waysInRun(rollio, seven.game.state, [0, 1, 2, 3, 4, 5, 6]);
    expect(ways.ok && ways.value.ways.map(({ preview }) => preview.certain)).toEqual([2600, 800]);
    expect(eventsOf(seven, score('0123456', 2))).toBe('invalid-partition');
  });

  test('[RU8] 666622 as three pairs triggers the booster', () => {
    const boosted = given({ throws: ['666622'], charms: ['fourOfAKindBooster'], moves: [roll, score('012345')] });
    expect(boosted.game.state.turn?.pot).toBe(3_000);
  });

  test('[RU9] a reroll throws the named dice again', () => {
    const again = given({ throws: ['223446', '151111'], moves: [roll, { type: 'RerollDice', dice: [0, 1] }] });
    expect(again.game.state).toMatchObject({ turn: { dice: [1, 5, 3, 4, 4, 6], rolls: 2 }, level: { rerollsLeft: 1 } });
  });

  const rerolls: [string, Given, readonly number[]][] = [
    ['roll-first', {}, [0]],
    ['dice-are-scored', { throws: ['123446'], moves: [roll, score('0')] }, [1]],
    ['no-rerolls-left', { throws: ['123446'], level: { rerollsLeft: 0 }, moves: [roll] }, [1]],
    ['nothing-selected', { throws: ['123446'], moves: [roll] }, []],
    ['invalid-index', { throws: ['123446'], moves: [roll] }, [6]],
    ['dice-set-aside', { throws: ['123446', '123446'], moves: [roll, score('0'), roll] }, [0]],
  ];
  test.each(rerolls)('[RU9] a reroll is refused: %s', (code, start, dice) => {
    expect(eventsOf(given(start), { type: 'RerollDice', dice })).toBe(code);
  });

  test('[RU10] with a reroll left nothing is lost yet; without one it is', () => {
    const open = given({ throws: ['223446'], moves: [roll] });
    expect(runOffersFor(rollio, open.game.state).isFlopping).toBe(true);
    expect(eventsOf(open, { type: 'AcceptFlop' })).toMatchObject([{ type: 'Flopped', lost: 0 }, { type: 'TurnStarted' }]);
    const shut = given({ throws: ['223446'], level: { rerollsLeft: 0 } });
    expect(eventsOf(shut, roll)).toMatchObject([{ type: 'DiceRolled' }, { type: 'Flopped' }, { type: 'TurnStarted' }]);
    expect(eventsOf(given({ throws: ['123446'], moves: [roll] }), { type: 'AcceptFlop' })).toBe('no-flop');
  });

  test.each([
    [0, 5_000, 0],
    [1, 5_000, 0],
    [2, 5_000, 1_000],
    [5, 5_000, 1_000],
    [2, 400, 400],
  ])('[RU11] after %i flops in a row a flop with %i points costs %i of them', (flopsInARow, total, penalty) => {
    const counts = { straights: 0, flops: 0, flopsInARow, banksInARow: 0, rainbows: 0, used: 0 };
    const last = given({ throws: ['223446'], level: { rerollsLeft: 0, total, threshold: 90_000 }, state: { counts } });
    const { level } = wished(last.game, roll, last.chance).state;
    expect(level).toMatchObject({ total: total - penalty, banksLeft: 5, roundsLeft: 11 });
  });

  test('[RU12] a shield saves the pot three times and is gone', () => {
    const start = given({
      throws: ['123446', '122346', '122346', '122346', '122346'],
      charms: ['flopShield'],
      level: { rerollsLeft: 0 },
      moves: [roll, score('0')],
    });
    const { chance } = start;
    let { game } = start;
    for (const usesLeft of [2, 1, 0]) {
      const played = play(game, 0, roll, chance);
      expect(played.ok && played.value.events[1]).toEqual({ type: 'FlopShielded', seat: 0, charm: 'flopShield', usesLeft });
      game = played.ok ? played.value.game : game;
      expect(game.state.turn?.pot).toBe(100);
    }
    expect(game.state.charms).toEqual([]);
    expect(wished(game, roll, chance).state.counts.flops).toBe(1);
  });

  test('[RU13] banking multiplies by what works at the bank, and needs a scored roll', () => {
    const rich = given({ throws: ['111234'], charms: ['roundMultiplier'], moves: [roll, score('012')] });
    expect(eventsOf(rich, bank)).toMatchObject([{ type: 'Banked', points: 1250, total: 1250 }, { type: 'TurnStarted' }]);
    expect(eventsOf(given({}), bank)).toBe('roll-first');
    expect(eventsOf(given({ throws: ['111234'], moves: [roll] }), bank)).toBe('score-first');
  });
});

describe('money and the shop', () => {
  test('[RU14] $2, $1 for each bank left, $3 for a boss, and what charms bring', () => {
    const last = given({
      throws: ['111234'],
      charms: ['recycler'],
      boss: 'stoneHand',
      level: { threshold: 1000, rerollsLeft: 2, banksLeft: 3 },
      state: { money: 1 },
      moves: [roll, score('012')],
    });
    expect(eventsOf(last, bank)).toMatchObject([{}, { income: { level: 2, banks: 2, boss: 3, charms: 4 } }, {}]);
    expect(wished(last.game, bank, last.chance).state.money).toBe(12);
  });

  test('[RU15] three charms that are not owned and two consumables, none twice, by the odds', () => {
    const counts = { common: 0, uncommon: 0, rare: 0, legendary: 0 };
    for (let seed = 1; seed <= 400; seed++) {
      const chance = chanceFrom(seed);
      const shop = inShop({ charms: ['nestEgg'] });
      const played = play(shop.game, 0, { type: 'RerollShop' }, chance);
      const wares = played.ok ? (played.value.game.state.shop?.wares ?? []) : [];
      const ids = wares.map(ware => ware?.id);
      expect(new Set(ids).size).toBe(5);
      expect(ids).not.toContain('nestEgg');
      for (const ware of wares) if (ware?.kind === 'charm') counts[rarityOf(ware.id)]++;
    }
    expect(counts.common / 1200).toBeCloseTo(0.6, 1);
    expect(counts.uncommon / 1200).toBeCloseTo(0.3, 1);
    expect(counts.legendary).toBeLessThan(counts.rare);
  });

  test('[RU15] a charm that comes while the shop is open is no longer for sale', () => {
    const charms = CHARM_IDS.filter(id => id !== 'ember');
    const shop = inShop({ charms, charmSlots: CHARM_IDS.length, consumables: ['charmGiver'] });
    const given = wished(shop.game, { type: 'UseConsumable', consumable: 0 }, shop.chance);
    expect(given.state.charms).toEqual([...charms, 'ember']);
    expect(given.state.shop?.wares[1]).toBeNull();
    expect(play(given, 0, { type: 'BuyWare', ware: 1 }, shop.chance)).toEqual(err('invalid-ware'));
  });

  test('[RU16] buying takes money and a slot', () => {
    const shop = inShop();
    expect(eventsOf(shop, { type: 'BuyWare', ware: 1 })).toEqual([{ type: 'WareBought', seat: 0, ware: 1, paid: 4 }]);
    expect(wished(shop.game, { type: 'BuyWare', ware: 1 }, shop.chance).state).toMatchObject({ money: 16, charms: ['ember'] });
    expect(eventsOf(inShop({ money: 3 }), { type: 'BuyWare', ware: 1 })).toBe('not-enough-money');
    expect(eventsOf(inShop({ charmSlots: 0 }), { type: 'BuyWare', ware: 1 })).toBe('no-free-slot');
    expect(eventsOf(inShop(), { type: 'BuyWare', ware: 7 })).toBe('invalid-ware');
    const twice = wished(shop.game, { type: 'BuyWare', ware: 1 }, shop.chance);
    expect(play(twice, 0, { type: 'BuyWare', ware: 1 }, shop.chance)).toEqual(err('invalid-ware'));
  });

  test('[RU16] other wares cost $2, then $3', () => {
    const shop = inShop();
    const once = wished(shop.game, { type: 'RerollShop' }, shop.chance);
    expect(once.state.money).toBe(18);
    expect(wished(once, { type: 'RerollShop' }, shop.chance).state.money).toBe(15);
    expect(eventsOf(inShop({ money: 1 }), { type: 'RerollShop' })).toBe('not-enough-money');
  });

  test('[RU17] half the price for what is sold', () => {
    const shop = inShop({ charms: ['echo'], consumables: ['chisel'] });
    expect(eventsOf(shop, { type: 'SellCharm', charm: 0 })).toEqual([{ type: 'CharmSold', seat: 0, charm: 0, got: 5 }]);
    expect(eventsOf(shop, { type: 'SellConsumable', consumable: 0 })).toMatchObject([{ got: 1 }]);
    expect(eventsOf(shop, { type: 'SellCharm', charm: 1 })).toBe('invalid-charm');
    expect(eventsOf(shop, { type: 'SellConsumable', consumable: 0.5 })).toBe('invalid-consumable');
  });

  test.each(BOSS_IDS)('[RU18] the next level is as the shop shows it, with %s', boss => {
    const shop = inShop({ charms: ['savingsBook', 'secondWind'], shop: { wares: [], rerolls: 0, boss } });
    const { level } = wished(shop.game, { type: 'LeaveShop' }, shop.chance).state;
    expect(level).toMatchObject({ ...nextPlan(rollio, shop.game.state), boss });
  });

  test('[RU19] the shop is the shop and a level is a level', () => {
    expect(eventsOf(inShop(), roll)).toBe('in-the-shop');
    for (const command of [{ type: 'LeaveShop' }, { type: 'RerollShop' }, { type: 'SellCharm', charm: 0 }] as const)
      expect(eventsOf(given({}), command)).toBe('not-in-the-shop');
  });
});

describe('what the player owns', () => {
  test('[RU20] the order of charms decides', () => {
    const one = given({ throws: ['111234'], charms: ['highStakes', 'ember'], state: {}, moves: [roll] });
    const moved = wished(one.game, { type: 'MoveCharm', from: 1, to: 0 }, one.chance);
    expect(moved.state.charms).toEqual(['ember', 'highStakes']);
    expect(eventsOf(one, { type: 'MoveCharm', from: 2, to: 0 })).toBe('invalid-charm');
    const adding = given({ throws: ['222134'], charms: ['evenPerfection', 'highStakes'], moves: [roll, score('012')] });
    const late = given({ throws: ['222134'], charms: ['highStakes', 'evenPerfection'], moves: [roll, score('012')] });
    expect([adding.game.state.turn?.pot, late.game.state.turn?.pot]).toEqual([1500, 900]);
  });

  /** What each consumable makes of a run in a round before its first roll, with $20, 300 points in the pot and 400 lost. */
  const used: Record<(typeof firstRelease.consumables)[number], object> = {
    moneyDoubler: { money: 40 },
    extraDie: { kinds: Array.from({ length: 7 }, () => ({ sides: 6, material: 'plastic' })) },
    materialEnchanter: {},
    charmGiver: {},
    slotExpander: { charmSlots: 5 },
    chisel: { turn: { kinds: [{ sides: 5 }, {}, {}, {}, {}, {}] } },
    potteryWheel: { turn: { kinds: [{ sides: 7 }, {}, {}, {}, {}, {}] } },
    flopRecovery: { turn: { pot: 500 }, lastLost: 0 },
    luckyToken: { level: { rerollsLeft: 4 } },
  };
  test.each(firstRelease.consumables)('[RU21] %s works in a run and is used up', id => {
    const one = given({ consumables: [id], state: { money: 20, lastLost: 400 } });
    const after = wished(one.game, { type: 'UseConsumable', consumable: 0, die: 0 }, one.chance).state;
    expect(after).toMatchObject({ consumables: [], counts: { used: 1 }, ...used[id] });
    if (id === 'materialEnchanter') expect(after.kinds[0]?.material).not.toBe('plastic');
    if (id === 'charmGiver') expect(after.charms).toHaveLength(1);
  });

  const refusedUses: [string, Given, Command][] = [
    [
      'dice-on-the-table',
      { throws: ['123446'], consumables: ['chisel'], moves: [roll] },
      { type: 'UseConsumable', consumable: 0, die: 0 },
    ],
    ['choose-a-die', { consumables: ['chisel'] }, { type: 'UseConsumable', consumable: 0 }],
    ['nothing-lost', { consumables: ['flopRecovery'] }, { type: 'UseConsumable', consumable: 0 }],
    ['no-more-slots', { consumables: ['slotExpander'], state: { charmSlots: 12 } }, { type: 'UseConsumable', consumable: 0 }],
    ['no-free-slot', { consumables: ['charmGiver'], state: { charmSlots: 0 } }, { type: 'UseConsumable', consumable: 0 }],
    ['invalid-consumable', {}, { type: 'UseConsumable', consumable: 0 }],
  ];
  test.each(refusedUses)('[RU21] refused: %s', (code, start, command) => {
    expect(eventsOf(given(start), command)).toBe(code);
  });

  test('[RU21] what is for a round does nothing in the shop', () => {
    expect(eventsOf(inShop({ consumables: ['luckyToken'] }), { type: 'UseConsumable', consumable: 0 })).toBe('in-the-shop');
  });

  test('[RU22] gifts come as far as there is room', () => {
    const lucky = given({ throws: ['222234'], charms: ['consumableGenerator'], moves: [roll, score('0123')] });
    expect(lucky.game.state.consumables).toHaveLength(1);
    const full = given({
      throws: ['222234'],
      charms: ['consumableGenerator'],
      state: { consumableSlots: 0 },
      moves: [roll, score('0123')],
    });
    expect(full.game.state.consumables).toEqual([]);
  });
});

/** For each boss: a situation in numbers, with it. */
const bent: Record<(typeof firstRelease.bosses)[number], () => readonly [got: unknown, told: unknown]> = {
  mountain: () => [leaving('mountain').threshold, 1.5 * (rollio.levels.thresholds[4] ?? 0)],
  hourglass: () => [leaving('hourglass').banks, 3],
  stoneHand: () => [leaving('stoneHand').rerolls, 0],
  impatient: () => [leaving('impatient').rounds, 6],
  solvent: () => [
    potWith('solvent', '111234', '012', { materials: ['wooden', 'wooden', 'wooden', 'plastic', 'plastic', 'plastic'] }),
    1000,
  ],
  silencer: () => [potWith('silencer', '111234', '012', { charms: ['scoreMultiplier', 'highStakes'] }), 3000],
  snob: () => [potWith('snob', '151234', '012', {}), 0],
  halver: () => [potWith('halver', '444123', '012', {}), 200],
  taxCollector: () => [bankedWith('taxCollector').level.total, 750],
  tollKeeper: () => [bankedWith('tollKeeper').money, 7],
  thief: () => [
    wished(inShop({ shop: { wares: [], rerolls: 0, boss: 'thief' } }).game, { type: 'LeaveShop' }, chanceFrom(1)).state.turn
      ?.kinds.length,
    5,
  ],
  undertow: () => {
    const one = given({ throws: ['223446'], boss: 'undertow', level: { rerollsLeft: 0 } });
    return [wished(one.game, roll, one.chance).state.level.banksLeft, 4];
  },
  doorkeeper: () => [
    eventsOf(given({ throws: ['123446'], boss: 'doorkeeper', moves: [roll, score('0')] }), bank),
    'pot-too-small',
  ],
  divider: () => [eventsOf(given({ throws: ['223344'], boss: 'divider', moves: [roll] }), score('012345')), 'unused-dice'],
};

const leaving = (boss: BossId) => nextPlan(rollio, inShop({ shop: { wares: [], rerolls: 0, boss } }).game.state);
const potWith = (boss: BossId, faces: string, dice: string, more: Given) =>
  given({ ...more, boss, throws: [faces], moves: [roll, score(dice)] }).game.state.turn?.pot;
const bankedWith = (boss: BossId) => given({ boss, throws: ['111234'], moves: [roll, score('012'), bank] }).game.state;

test.each(firstRelease.bosses)('[RU23] %s bends its level', boss => {
  const [got, told] = bent[boss]();
  expect(got).toEqual(told);
});

describe('taking back', () => {
  test('[RU24] purchases until the shop is left or changed', () => {
    const chance = chanceFrom(11);
    const game = clearFirst(chance);
    const money = game.state.money;
    const place = game.state.shop?.wares.findIndex(ware => ware?.kind === 'consumable') ?? 0;
    const bought = wished(game, { type: 'BuyWare', ware: place }, chance);
    const back = wished(bought, { type: 'Undo' }, chance);
    expect(back.state).toEqual(game.state);
    expect(back.state.money).toBe(money);
    for (const command of [{ type: 'RerollShop' }, { type: 'LeaveShop' }] as const)
      expect(play(wished(bought, command, chance), 0, { type: 'Undo' }, chance)).toEqual(err('nothing-to-undo'));
  });

  test('[RU24] a scoring that drew chances stays', () => {
    const drew = given({
      throws: ['123446'],
      materials: ['rainbow', 'plastic', 'plastic', 'plastic', 'plastic', 'plastic'],
      moves: [roll, score('0')],
    });
    expect(eventsOf(drew, { type: 'Undo' })).toBe('nothing-to-undo');
    const chance = throwing('123446');
    const plain = [{ type: 'ChooseSet', set: 'beginner' }, roll, score('0'), { type: 'Undo' }] as const;
    const undone = plain.reduce<RunGame>((before, command) => wished(before, command, chance), freshRun(chance));
    expect(undone.state.turn).toMatchObject({ pot: 0, scored: false, dice: [1, 2, 3, 4, 4, 6] });
  });
});

/** The shop after the first level, honestly played. */
function clearFirst(chance: Chance): RunGame {
  const easy = { ...rollio, levels: { ...rollio.levels, thresholds: rollio.levels.thresholds.map(() => 50) } };
  let game = wished(freshRun(chance, easy), { type: 'ChooseSet', set: 'beginner' }, chance);
  while (game.state.phase === 'round') {
    const { turn } = game.state;
    const { dice } = bestInRun(easy, game.state);
    if (!turn?.dice) game = wished(game, roll, chance);
    else if (turn.scored) game = wished(game, bank, chance);
    else if (dice.length === 0) game = wished(game, { type: 'AcceptFlop' }, chance);
    else game = wished(game, { type: 'ScoreDice', dice }, chance);
  }
  return game;
}

test('[RU25] looking changes nothing: a run from a save, with and without previews', () => {
  const chance = chanceFrom(5);
  const save = clearFirst(chance);
  const moves: readonly Command[] = [{ type: 'RerollShop' }, { type: 'LeaveShop' }, roll];
  const plain = moves.reduce<RunGame>((before, command) => wished(before, command, chance), save);
  const peeked = moves.reduce<RunGame>((before, command) => {
    const again = readRecord(JSON.parse(JSON.stringify(recordOf(before))));
    const game = again.ok && again.value.family === 'run' ? again.value : before;
    for (const dice of [[], [0], [0, 1, 2]]) runOffersFor(game.start.variant, game.state, dice);
    return wished(game, command, chance);
  }, save);
  expect(peeked.state).toEqual(plain.state);
});

test('[RU28] the house goes on for a player who is away', () => {
  const chance = chanceFrom(3);
  const pass = (game: RunGame) => {
    const played = play(game, 'house', { type: 'PassTurn' }, chance);
    return played.ok ? played.value : expect.fail(played.error);
  };
  const begun = pass(freshRun(chance)).game;
  expect(begun.state).toMatchObject({ set: 'beginner', phase: 'round' });
  expect(pass(begun).events).toMatchObject([{ type: 'TurnPassed', lost: 0 }, { type: 'TurnStarted' }]);
  expect(pass(clearFirst(chance)).game.state.level.level).toBe(2);
});
