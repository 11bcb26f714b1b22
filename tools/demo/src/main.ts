import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createDemoApi } from './api.ts';
import { freshState } from './fresh-state.ts';
import { runJourney } from './journey.ts';
import type { JourneyState } from './journey.ts';
import { mainJob } from './steps.ts';

const { values } = parseArgs({
  options: {
    url: {
      type: 'string',
      default: process.env.PUBLIC_URL ?? `http://127.0.0.1:${process.env.PORT ?? 8080}${process.env.BASE_PATH ?? ''}`,
    },
    /** Stop after this many steps. */
    until: { type: 'string' },
    /** Keep the journey in this file, and go on from it when it exists. */
    state: { type: 'string' },
  },
});

const state =
  values.state && existsSync(values.state)
    ? (JSON.parse(readFileSync(values.state, 'utf8')) as JourneyState)
    : freshState();
const save = (now: JourneyState) => {
  if (values.state) writeFileSync(values.state, JSON.stringify(now));
};

console.log(`Parcours principal sur ${values.url}`);
try {
  await runJourney(
    mainJob,
    { api: createDemoApi(values.url), state },
    {
      until: values.until ? Number(values.until) : mainJob.length,
      report: (line) => console.log(line),
      save,
    },
  );
} catch {
  process.exitCode = 1;
}
