import { campaignRoutes } from '@alveole/contracts/campaign';
import { funderRoutes } from '@alveole/contracts/funder';
import type { RouteDefinition } from '@alveole/contracts';
import type { DemoApi } from '../api.ts';
import type { JourneyState } from '../journey.ts';
import { callFunds } from './call-funds.ts';

const town = { id: 'ville', name: 'Ville d’Exemple' };
const csv = ['tête', '0;2026-11-20;accordé;20,5;;69;1;ab', '3;2026-11-21;corrigé;-0,5;;69;1;ab', ''].join('\r\n');

/** An instance whose campaign names these funders, and whose next call covers so many cents. */
function instance(funders: readonly { readonly id: string; readonly name: string }[], cents: number) {
  const answers: Readonly<Record<string, unknown>> = {
    [campaignRoutes.listCampaigns.name]: [{ campaign: { funders } }],
    [funderRoutes.previewFundCall.name]: {
      number: 1,
      until_day: '2026-11-25',
      committed_cents: cents,
      paid_cents: 0,
    },
    [funderRoutes.issueFundCall.name]: { call_id: 'ville-1' },
  };
  return {
    client: { refunds: { readFundCallCsv: async () => csv } },
    call: async (route: RouteDefinition) => answers[route.name] ?? { access_token: 'token' },
    json: () => Promise.resolve([{ role: 'ADM', permission: 0, mail: 'sophie@exemple.fr', password: 'secret' }]),
  } as unknown as DemoApi;
}

const run = (api: DemoApi) => callFunds.run({ api, state: {} as JourneyState });

describe('the step of the demo that calls funds', () => {
  it('calls each funder whose rows add up to what is asked for', async () => {
    expect(await run(instance([town], 2000))).toMatch(/^Ville d’Exemple\s: appel n°\s1, 20,00\s€$/);
  });

  it('fails where the rows of a call add up to another sum', async () => {
    await expect(run(instance([town], 2100))).rejects.toThrow('ses lignes en font 2000');
  });

  it('says that nothing is new, and that a programme without funders pays alone', async () => {
    expect(await run(instance([town], 0))).toContain('rien de nouveau');
    expect(await run(instance([], 0))).toBe('le programme paie seul');
  });
});
