import { Counter, Gauge } from 'prom-client';
import type { CounterConfiguration, GaugeConfiguration, Registry } from 'prom-client';

/** What a service shows at `/metrics`. */
export type MetricsRegistry = Registry;

/** Shows a figure among a service's metrics. @returns what sets it, for the given labels */
export function createGauge<Label extends string>(
  registry: MetricsRegistry,
  options: Pick<GaugeConfiguration<Label>, 'name' | 'help' | 'labelNames'>,
): (labels: Readonly<Record<Label, string>>, value: number) => void {
  const gauge = new Gauge({ ...options, registers: [registry] });
  return (labels, value) => gauge.set(labels, value);
}

/** Shows figures that are asked for when the measures are read. @param measure values with their labels */
export function createMeasuredGauge<Label extends string>(
  registry: MetricsRegistry,
  options: Pick<GaugeConfiguration<Label>, 'name' | 'help' | 'labelNames'>,
  measure: () => Promise<readonly (readonly [labels: Readonly<Partial<Record<Label, string>>>, value: number])[]>,
): void {
  new Gauge({
    ...options,
    registers: [registry],
    async collect() {
      for (const [labels, value] of await measure()) this.set(labels as Partial<Record<Label, string>>, value);
    },
  });
}

/** Counts among a service's metrics, from zero with each process. @returns what counts one more, for the given labels */
export function createCounter<Label extends string>(
  registry: MetricsRegistry,
  options: Pick<CounterConfiguration<Label>, 'name' | 'help' | 'labelNames'>,
): (labels: Readonly<Record<Label, string>>) => void {
  const counter = new Counter({ ...options, registers: [registry] });
  return (labels) => counter.inc(labels);
}
