import { startFunded } from '../envelopes.harness.ts';
import type { FundedHarness } from '../envelopes.harness.ts';

let funded: FundedHarness;
beforeAll(async () => {
  funded = await startFunded({ ville: { euros: 10_000, usedUp: 'refuser' } });
});
afterAll(() => funded?.close());

describe('the part of a funder in the campaign', () => {
  const own = async (funderId: string) =>
    (await funded.harness.as('FIN', { funderId }).get('/v1/repairs/own_funding')).body;

  it('is the envelope of the funder of the token, and no other', async () => {
    expect(await own('ville')).toMatchObject({
      funder_id: 'ville',
      funder_name: 'Ville',
      is_current: true,
      envelope: { funder_id: 'ville', amount_cents: 10_000_00 },
    });
  });

  it('has no envelope where the funder gives without a limit', async () => {
    const answer = await own('etat');
    expect(answer).toEqual({ funder_id: 'etat', funder_name: 'État', is_current: true });
  });

  it('says that a funder is none any more whom the campaign does not name', async () => {
    expect(await own('region')).toMatchObject({ funder_name: 'region', is_current: false });
  });
});
