/** How long games stand still when one thing goes wrong in a house of three, with real processes and lines that are cut without a word. */
import { House } from '../../tests/nodes/lib/house.ts';
import { progress, seatAcross, Traveller } from '../../tests/nodes/lib/traveller.ts';

/** Everything goes wrong at the first node. */
const FAULTY = 0;
const NEIGHBOUR = 1;
/** Facts that everybody hears before, during and after. */
const FACTS = 12;

type Fault = { readonly begin: (house: House) => Promise<void> | void; readonly end: (house: House) => Promise<void> | void };

const cut = (line: (house: House) => { cut: () => void; heal: () => void }): Fault => ({
  begin: house => line(house).cut(),
  end: house => line(house).heal(),
});

export const FAULTS: Readonly<Record<string, Fault>> = {
  'killed (SIGKILL)': {
    begin: house => house.nodes[FAULTY]?.kill(),
    end: async house => void (await house.startNode(FAULTY)),
  },
  'frozen (SIGSTOP)': { begin: house => house.pause(FAULTY), end: house => house.goOn(FAULTY) },
  'asked to stop (SIGTERM)': {
    begin: async house => void (await house.nodes[FAULTY]?.stop()),
    end: async house => void (await house.startNode(FAULTY)),
  },
  'cut off from the database': cut(house => house.databaseLine(FAULTY)),
  'cut off from its neighbour': {
    begin: house => [FAULTY, NEIGHBOUR].forEach(node => house.linkLine(node).cut()),
    end: house => [FAULTY, NEIGHBOUR].forEach(node => house.linkLine(node).heal()),
  },
};

/** A table that the faulty node writes, while everybody sits at the others. */
async function seatElsewhere(house: House, name: string): Promise<readonly Traveller[]> {
  const [host, guest] = [new Traveller(house, `${name}0`, 'tcp', FAULTY), new Traveller(house, `${name}1`, 'tcp', 2)];
  await host.enter({ type: 'CreateRoom', seats: 2, start: 'ready', variant: 'yatzy', awaySeconds: 0 });
  await guest.enter({ type: 'Join', room: host.player.code });
  host.giveUp();
  for (const { player } of [host, guest]) player.isTireless = true;
  return [host, guest];
}

/** Looks how long nobody at the table heard anything new, until told to stop. */
export function watch(travellers: readonly Traveller[]): () => number {
  let [known, since, longest] = [0, performance.now(), 0];
  const look = (): void => {
    const facts = Math.max(...travellers.map(({ player }) => player.facts.length));
    if (facts > known) since = performance.now();
    known = facts;
    longest = Math.max(longest, performance.now() - since);
  };
  const timer = setInterval(look, 10);
  return () => {
    clearInterval(timer);
    return longest;
  };
}

/** The longest standstill in milliseconds: of tables whose people all sit elsewhere, and of those with somebody there. */
export async function measureStandstill({ begin, end }: Fault): Promise<{ readonly elsewhere: number; readonly there: number }> {
  const house = await House.open({ nodes: 3, isCuttable: true });
  try {
    const elsewhere = await Promise.all([0, 1, 2].map(i => seatElsewhere(house, `E${i}`)));
    const there = await Promise.all([0, 1, 2].map(i => seatAcross(house, ['tcp', 'websocket', 'tcp'], `T${i}`, i)));
    const all = [...elsewhere, ...there].flat();
    await progress(all, FACTS);
    const watches = [elsewhere, there].map(tables => tables.map(watch));
    await begin(house);
    // A client that says nothing itself would not notice that its node is frozen; those in view do within ten seconds.
    const leaving = setTimeout(() => all.filter(({ node }) => node === FAULTY).forEach(each => each.giveUp()), 9_500);
    await progress(all, FACTS);
    clearTimeout(leaving);
    await end(house);
    await progress(all, FACTS);
    const [far = 0, near = 0] = watches.map(tables => Math.max(...tables.map(stop => stop())));
    await Promise.all(all.map(traveller => traveller.goHome()));
    return { elsewhere: far, there: near };
  } finally {
    await house.close();
  }
}
