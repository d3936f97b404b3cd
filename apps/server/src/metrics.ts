/** Figures for whoever watches the server. The one file that knows how they are published. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What is asked for when somebody looks; nothing is counted twice. */
export type Gauges = Readonly<Record<string, { readonly help: string; readonly read: () => number }>>;

export type Metrics = {
  readonly type: string;
  readonly text: () => Promise<string>;
  /** A wish at a table was answered, so many seconds after its turn came; of a granted one everything is on the disk by then. */
  readonly answered: (isGranted: boolean, seconds: number) => void;
  /** A door has turned something away, for this reason: too much was asked, or there is no room. */
  readonly turnedAway: (door: string, reason: string) => void;
  /** A door has ended a connection, for this reason. */
  readonly letGo: (door: string, reason: string) => void;
};

/** A wish waits for the disk: from half a millisecond to a second that somebody notices. */
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

export function metricsOf(gauges: Gauges): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const [name, { help, read }] of Object.entries(gauges)) {
    const gauge: Gauge = new Gauge({ name, help, registers: [], collect: () => gauge.set(read()) });
    registry.registerMetric(gauge);
  }
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
  const letGo = new Counter({
    name: 'yaht_let_go_total',
    help: 'Connections that the server ended, for instance of slow readers and floods',
    labelNames,
    registers,
  });
  return {
    type: registry.contentType,
    text: () => registry.metrics(),
    answered: (isGranted, seconds) => (isGranted ? granted.observe(seconds) : refused.inc()),
    turnedAway: (door, reason) => turnedAway.inc({ door, reason }),
    letGo: (door, reason) => letGo.inc({ door, reason }),
  };
}
