import { Gauge } from 'prom-client';
import type { GaugeConfiguration, Registry } from 'prom-client';

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
