import { campaignRoutes } from '@alveole/contracts/campaign';
import type { RouteDefinition } from '@alveole/contracts';
import { lineOf, otherLines } from '@alveole/transparency/log-fixture';
import { headOver, signedLogOf } from '@alveole/transparency/signed-log-fixture';
import type { LogSource } from '@alveole/transparency';
import { serveLog } from 'alveole-verify/log-server-fixture';
import type { DemoApi } from '../api.ts';
import type { JourneyState } from '../journey.ts';
import { mainJob } from '../steps.ts';

const lines = otherLines(4);
const head = headOver(lines, '2026-11-25');

/** The last step of the demo on an instance that publishes this log, and whose campaign names one funder. */
async function verify(source: LogSource): Promise<string> {
  const site = await serveLog(source);
  const api = {
    site: site.url,
    call: async ({ name }: RouteDefinition) =>
      name === campaignRoutes.listCampaigns.name && [
        { campaign: { funders: [{ id: 'programme', name: 'Ville d’Exemple' }] } },
      ],
  } as unknown as DemoApi;
  const answer = mainJob.at(-1)?.run({ api, state: {} as JourneyState });
  return (answer ?? Promise.reject(new Error('no step'))).finally(site.close);
}

describe('the last step of the demo', () => {
  it('verifies the open accounts, and tells lines and totals of each funder by its name', async () => {
    const printed = await verify(signedLogOf(lines, [head]));
    expect(printed).toMatch(/4\s+lignes, toutes lisibles/);
    expect(printed).toMatch(/Ville d’Exemple\s: 40,06\s€ accordés/);
  });

  it('fails with what is wrong where a past line was altered behind its head', async () => {
    const falsified = signedLogOf([lineOf({ cents: 1 }), ...lines.slice(1)], [head]);
    await expect(verify(falsified)).rejects.toThrow(/anomalie trouvée\. Historique/);
  });

  it('says that nothing is published before the first signed head', async () => {
    expect(await verify(signedLogOf([], []))).toContain('rien à vérifier');
  });
});
