import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { campaignRoutes } from '@alveole/contracts/campaign';
import { funderRoutes } from '@alveole/contracts/funder';
import { seedDemoData } from './index.ts';
import { startServices, startStores } from './installation.fixture.ts';

const funders = ['ville', 'metropole', 'etat'];
const campaignsDir = mkdtempSync(join(tmpdir(), 'alveole-seeded-campaigns-'));
let stores: Awaited<ReturnType<typeof startStores>>;
let services: Awaited<ReturnType<typeof startServices>>;

/** The campaign of three funders, with envelopes that a third of the demo's files would use up. */
function writeSmallEnvelopes(): void {
  cpSync(resolve(import.meta.dirname, '../../../campaigns'), campaignsDir, { recursive: true });
  const path = join(campaignsDir, 'metropole-exemple/campaign.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/montant: (\d+)000$/gm, 'montant: $10'));
}

beforeAll(async () => {
  writeSmallEnvelopes();
  stores = await startStores({ CAMPAIGN: 'metropole-exemple', CAMPAIGNS_DIR: campaignsDir });
  await seedDemoData({ env: stores.env, report: () => undefined });
  services = await startServices(stores.env);
});
afterAll(async () => {
  await services?.close();
  await stores?.close();
  rmSync(campaignsDir, { recursive: true });
});

describe('the demo data of a campaign of several funders', () => {
  it('use three quarters of each envelope at most, however small, and leave the rest to whoever tries the platform', async () => {
    const envelopes = await services.read({ route: campaignRoutes.readOpenEnvelopes });
    expect(envelopes.map(({ amount_cents }) => amount_cents)).toEqual([600_00, 2400_00, 1600_00]);
    const usedParts = await Promise.all(
      envelopes.map(async ({ funder_id: funderId, amount_cents }) => {
        const as = { role: 'FIN' as const, funderId };
        const { share_cents, overpaid_cents } = await services.read({ route: funderRoutes.countFundedFiles, as });
        return (share_cents + overpaid_cents) / amount_cents;
      }),
    );
    expect(Math.max(...usedParts)).toBeLessThanOrEqual(0.75);
    expect(Math.max(...usedParts)).toBeGreaterThan(0.7);
  });

  it.each(funders)('tell the same sum that was paid too much by the files of %s and by its home', async (funderId) => {
    const as = { role: 'FIN' as const, funderId };
    const files = await services.read({ route: funderRoutes.countFundedFiles, as, query: { state: 'overpaid' } });
    const money = await services.read({ route: funderRoutes.readOwnMoney, as });
    expect({ shares: money.overpaid_shares, cents: money.overpaid_cents }).toEqual({
      shares: files.files,
      cents: files.overpaid_cents,
    });
  });

  it('are corrected after their transfer, so that something was paid too much', async () => {
    const overpaid = await Promise.all(
      funders.map((funderId) =>
        services
          .read({ route: funderRoutes.readOwnMoney, as: { role: 'FIN', funderId } })
          .then((money) => money.overpaid_cents),
      ),
    );
    expect(Math.max(...overpaid)).toBeGreaterThan(0);
  });
});
