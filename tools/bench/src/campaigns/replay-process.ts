// Works on the replay that runs, as a process of the service does, until it is through or killed.
import { setTimeout as wait } from 'node:timers/promises';
import { connectDatabase } from '@alveole/persistence';
import {
  createBeneficiaries,
  createCampaignReplayStore,
  createEstablishments,
  createReplayedFiles,
  createRepairStore,
  modelsOf,
  workReplay,
} from '@alveole/repairs/lists';
import type { ServiceClient } from '@alveole/service-kit';

const [uri = '', dbName = '', aheadMs = '0'] = process.argv.slice(2);
const quiet = { info: () => undefined, warn: () => undefined };
/** The service rests as long as it judged, half a second at most. */
const longestPauseMs = 500;

const database = await connectDatabase({ uri, dbName, logger: quiet });
const models = modelsOf(database);
const nobody = {} as ServiceClient;
await workReplay({
  campaignReplays: createCampaignReplayStore(database),
  replayedFiles: createReplayedFiles(models.repairs),
  repairs: createRepairStore(models.repairs),
  beneficiaries: createBeneficiaries(models.beneficiaries, nobody),
  establishments: createEstablishments(models.establishments, nobody),
  // Ahead of the lease of a process that was killed: nobody waits a minute for it.
  now: () => new Date(Date.now() + Number(aheadMs)),
  pause: (ms) => wait(Math.min(ms, longestPauseMs)),
});
process.send?.({ megabytes: Math.round(process.resourceUsage().maxRSS / 1024) });
await database.close();
process.exit(0);
