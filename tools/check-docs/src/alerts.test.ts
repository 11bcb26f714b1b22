import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const textOf = (file: string) => readFileSync(resolve(root, file), 'utf8');
const alerts = textOf('infra/prometheus/alerts.yaml');
const namesIn = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

it('says in the guide of who runs an installation what to do of each alert', () => {
  const explainedAlerts = namesIn(textOf('docs/DEPLOIEMENT.md'), /^\| `([A-Z]\w+)` \|/gm);
  expect(explainedAlerts).toEqual(expect.arrayContaining(namesIn(alerts, /alert: (\w+)/g)));
});

it('tries when each alert fires', () => {
  const triedAlerts = namesIn(textOf('infra/prometheus/alerts.test.yaml'), /alertname: (\w+)\n +exp_alerts:\n/g);
  expect(triedAlerts.toSorted()).toEqual(namesIn(alerts, /alert: (\w+)/g).toSorted());
});

const dashboard = textOf('infra/grafana/alveole.json');
/** Those that every Node process tells by itself (prom-client). */
const ofProcesses = /^(process|nodejs)_/;
const metrics = namesIn(alerts + dashboard, /\b([a-z]\w+_\w+)\{/g).filter((name) => !ofProcesses.test(name));

it.each(metrics)('names in an alert or on the dashboard the metric %s, which a service tells', (metric) => {
  const name = metric.replace(/_(?:bucket|count|sum)$/, '');
  expect(
    execFileSync('git', ['grep', '-l', `'${name}'`, '--', 'libs', 'services'], { cwd: root, encoding: 'utf8' }),
  ).toMatch(/\.ts$/m);
});
