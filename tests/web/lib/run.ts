/** Runs brought to a certain point by the rules, with dice and wares of one's choice. */
import {
  charmOf,
  fault,
  listsOf,
  play,
  startGame,
  variantById,
  type Chance,
  type CharmId,
  type Command,
  type ConsumableId,
  type DiceSetId,
  type RunGame,
  type RunVariant,
} from '@yaht/rules';
import { readFile } from 'node:fs/promises';

/** What each shop sells, by the level before it. */
type Wares = Readonly<Record<number, { readonly charms: readonly CharmId[]; readonly consumables: readonly ConsumableId[] }>>;

type Script = {
  readonly id?: string;
  readonly set?: DiceSetId;
  readonly wares?: Wares;
  /** Faces by `round/roll`; 333444 where nothing is told. */
  readonly dice?: Readonly<Record<string, string>>;
  readonly wishes: readonly Command[];
};

/** A number from 1 to 100 that stands for the rarity. */
const RARITY = { common: 1, uncommon: 61, rare: 91, legendary: 100 } as const;

/** The wishes that clear a level with two triplets. */
export const clearLevel: readonly Command[] = [
  { type: 'RollDice' },
  { type: 'ScoreDice', dice: [0, 1, 2, 3, 4, 5], partition: 0 },
  { type: 'Bank' },
];

const firstLists = listsOf({});

/** Rollio with the content of its first release: what is drawn stays known, whatever joins the game. */
function firstRollio(): RunVariant {
  const rollio = variantById('rollio');
  return rollio?.family === 'run' ? { ...rollio, ...firstLists } : fault('no run');
}

/** The run after these wishes, all of which must be granted. No chance of an effect comes true. */
export function runAfter({ id = 'run', set = 'beginner', wares = {}, dice = {}, wishes }: Script): RunGame {
  const variant = firstRollio();
  const owned: CharmId[] = [];
  const chance: Chance = (stream, { turn, roll, step = 0 }, sides) => {
    if (stream === 'dice') return sides.map((_, die) => Number((dice[`${turn}/${roll}`] ?? '333444')[die] ?? 2));
    if (stream !== 'shop' || turn === 0) return sides;
    return [wareDraw(wares[turn], owned, step) ?? 1];
  };
  const started = startGame({ id, variant, players: [{ name: 'Ann' }] }, chance);
  const fresh: RunGame = started.ok && started.value.game.family === 'run' ? started.value.game : fault('no run');
  return [{ type: 'ChooseSet', set } satisfies Command, ...wishes].reduce<RunGame>((game, command) => {
    owned.splice(0, owned.length, ...game.state.charms);
    const played = play(game, 0, command, chance);
    return played.ok && played.value.game.family === 'run' ? played.value.game : fault(`${command.type} was refused`);
  }, fresh);
}

/** Two draws for each charm, one for each consumable. */
function wareDraw(wares: Wares[number] | undefined, owned: readonly CharmId[], step: number): number | undefined {
  const place = Math.floor(step / 2);
  const charm = wares?.charms[place];
  if (charm) {
    const { rarity } = charmOf(charm);
    const taken = [...owned, ...wares.charms.slice(0, place)];
    const left = firstLists.charms.filter(id => charmOf(id).rarity === rarity && !taken.includes(id));
    return step % 2 === 0 ? RARITY[rarity] : left.indexOf(charm) + 1;
  }
  const at = step - 6;
  const id = wares?.consumables[at];
  if (!id) return undefined;
  return firstLists.consumables.filter(other => !wares.consumables.slice(0, at).includes(other)).indexOf(id) + 1;
}

/** A run of five levels that is not begun yet, and the wishes that win it with the dice of its name and of the secret all saves have. */
export async function shortRun(): Promise<{ readonly game: RunGame; readonly wishes: readonly Command[] }> {
  const rollio = firstRollio();
  const levels = { ...rollio.levels, thresholds: rollio.levels.thresholds.slice(0, 5) };
  const variant = { ...rollio, id: 'rollio-short', levels };
  const started = startGame({ id: 'whole-13', variant, players: [{ name: 'Ann' }] }, () => fault('nothing is drawn yet'));
  const wishes = JSON.parse(await readFile(new URL('won-run.json', import.meta.url), 'utf8')) as readonly Command[];
  return { game: started.ok ? started.value.game : fault(started.error), wishes };
}
