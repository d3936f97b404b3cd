/** Figures for whoever watches the server. The one file that knows how they are published. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What is asked for when somebody looks; nothing is counted twice. */
type Gauges = Readonly<Record<string, { readonly help: string; readonly read: () => number }>>;

/** What happens to a server as one of several. */
export type NodeCounts = {
  /** The database or the bus is out of reach, or there again. */
  readonly changed: (what: 'database' | 'bus', isThere: boolean) => void;
  readonly sentAway: () => void;
  readonly stoodStill: (seconds: number) => void;
  readonly readFacts: (count: number) => void;
  /** A room was written by another server meanwhile. */
  readonly taken: () => void;
};

export type Metrics = {
  /** More to show, once it is there. */
  readonly show: (gauges: Gauges) => void;
  readonly node: NodeCounts;
  /** It was looked for rooms where something is due that nobody has done, and there were so many. */
  readonly swept: (rooms: number) => void;
  /** The first task of this kind that is to be done has waited for so many seconds. */
  readonly lagged: (kind: string, seconds: number) => void;
  readonly type: string;
  readonly text: () => Promise<string>;
  /** A wish at a table was answered, so many seconds after its turn came; of a granted one everything is on the disk by then. */
  readonly answered: (isGranted: boolean, seconds: number) => void;
  /** A message to somebody who is not there was sent, or was not. */
  readonly told: (outcome: string) => void;
  /** A door has turned something away, for this reason: too much was asked, or there is no room. */
  readonly turnedAway: (door: string, reason: string) => void;
  /** A door has ended a connection, for this reason. */
  readonly letGo: (door: string, reason: string) => void;
};

/** A wish waits for the disk: from half a millisecond to a second that somebody notices, and a minute for which games stand still. */
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 2.5, 5, 10, 30, 60];
const STANDSTILLS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const granted = new Histogram({
    name: 'yaht_grant_seconds',
    help: 'From a wish to its facts on the disk',
    buckets: SECONDS,
    registers,
  });
  const refused = new Counter({ name: 'yaht_refusals_total', help: 'Wishes that were refused', registers });
  const labelNames = ['door', 'reason'] as const;
  const turnedAway = new Counter({
    name: 'yaht_turned_away_total',
    help: 'Connections, requests and messages that a door did not take: too many, or no room',
    labelNames,
    registers,
  });
  const told = new Counter({
    name: 'yaht_notices_total',
    help: 'Messages to people who are not there, by what became of them',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of ['sent', 'gone', 'refused', 'later']) told.inc({ outcome }, 0);
  const letGo = new Counter({
    name: 'yaht_let_go_total',
    help: 'Connections that the server ended, for instance of slow readers and floods',
    labelNames,
    registers,
  });
  const sweeps = new Counter({
    name: 'yaht_sweeps_total',
    help: 'How often it was looked for rooms where something is due',
    registers,
  });
  const swept = new Counter({
    name: 'yaht_swept_rooms_total',
    help: 'Rooms where something was due that nobody had done',
    registers,
  });
  const lag = new Gauge({
    name: 'yaht_task_lag_seconds',
    help: 'How long the first of those has waited that are to be done after a game: written down (games), compared with perfect play (reviews), told to somebody who is not there (notice)',
    labelNames: ['kind'],
    registers,
  });
  return {
    show: gauges => {
      for (const [name, { help, read }] of Object.entries(gauges)) {
        const gauge: Gauge = new Gauge({ name, help, registers: [], collect: () => gauge.set(read()) });
        registry.registerMetric(gauge);
      }
    },
    node: nodeCounts(registers),
    swept: rooms => {
      sweeps.inc();
      swept.inc(rooms);
    },
    lagged: (kind, seconds) => lag.set({ kind }, seconds),
    type: registry.contentType,
    text: () => registry.metrics(),
    answered: (isGranted, seconds) => (isGranted ? granted.observe(seconds) : refused.inc()),
    told: outcome => told.inc({ outcome }),
    turnedAway: (door, reason) => turnedAway.inc({ door, reason }),
    letGo: (door, reason) => letGo.inc({ door, reason }),
  };
}

function nodeCounts(registers: Registry[]): NodeCounts {
  const isThere = new Gauge({
    name: 'yaht_reached',
    help: 'Whether the database or the bus of several servers is in reach',
    labelNames: ['what'],
    registers,
  });
  const outages = new Counter({
    name: 'yaht_outages_total',
    help: 'How often the database or the bus of several servers was out of reach',
    labelNames: ['what'],
    registers,
  });
  const sentAway = new Counter({
    name: 'yaht_sent_away_total',
    help: 'How often everybody was sent to other servers, because only they reached the database',
    registers,
  });
  const standstills = new Histogram({
    name: 'yaht_standstill_seconds',
    help: 'How long rooms waited for another server to write them',
    buckets: STANDSTILLS,
    registers,
  });
  const readFacts = new Counter({ name: 'yaht_facts_read_total', help: 'Facts that nobody had passed on', registers });
  const taken = new Counter({
    name: 'yaht_rooms_taken_total',
    help: 'Rooms that another server had written meanwhile',
    registers,
  });
  for (const what of ['database', 'bus']) {
    isThere.set({ what }, 1);
    outages.inc({ what }, 0);
  }
  return {
    changed: (what, isBack) => {
      isThere.set({ what }, Number(isBack));
      if (!isBack) outages.inc({ what });
    },
    sentAway: () => sentAway.inc(),
    stoodStill: seconds => standstills.observe(seconds),
    readFacts: count => readFacts.inc(count),
    taken: () => taken.inc(),
  };
}
