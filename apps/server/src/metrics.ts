/** Figures for whoever watches the server. The one file that knows how they are published. */
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** What is asked for when somebody looks; nothing is counted twice. */
export type Gauges = Readonly<Record<string, { readonly help: string; readonly read: () => number }>>;

export function metricsOf(gauges: Gauges): { readonly type: string; readonly text: () => Promise<string> } {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const [name, { help, read }] of Object.entries(gauges)) {
    const gauge: Gauge = new Gauge({ name, help, registers: [], collect: () => gauge.set(read()) });
    registry.registerMetric(gauge);
  }
  return { type: registry.contentType, text: () => registry.metrics() };
}
