import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { freshState } from './fresh-state.ts';
import { runJourney } from './journey.ts';
import { accountsIn, outsideApi } from './outside-api.ts';
import { requireServedCampaign } from './served-campaign.ts';
import type { JourneyState } from './journey.ts';
import { mainJob } from './steps.ts';

const { values } = parseArgs({
  options: {
    url: {
      type: 'string',
      default: process.env.PUBLIC_URL ?? `http://127.0.0.1:${process.env.PORT ?? 8080}${process.env.BASE_PATH ?? ''}`,
    },
    /** Where the inbox that takes mails and SMS stands, if not at the instance: `http://localhost:8026`. */
    inbox: { type: 'string' },
    /** A file with the accounts of administrators, if the instance tells none. */
    accounts: { type: 'string' },
    /** The campaign that the instance has to serve. */
    campaign: { type: 'string' },
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
let isWalking = false;
try {
  const accounts = values.accounts === undefined ? undefined : accountsIn(readFileSync(values.accounts, 'utf8'));
  const api = outsideApi({ url: values.url, inboxUrl: values.inbox, accounts });
  console.log(await requireServedCampaign(api, values.campaign));
  isWalking = true;
  await runJourney(
    mainJob,
    { api, state },
    {
      until: values.until ? Number(values.until) : mainJob.length,
      report: (line) => console.log(line),
      save,
    },
  );
} catch (error) {
  // A step that fails is reported by the journey.
  if (!isWalking) console.error((error as Error).message);
  process.exitCode = 1;
}
