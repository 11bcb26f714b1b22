import type { Campaign } from '@alveole/domain';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import { consumerOf, entityOf } from '../repairs.harness.ts';
import { replay } from './replay.ts';
import type { SeedRepair, SeedStep } from './replay.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 9, minute));
const rep = { role: 'REP' as const, userName: 'Camille' };
const adm = { role: 'ADM' as const, userId: 'user-adm', userName: 'Ada' };
const seed = (steps: SeedStep[]): SeedRepair => ({
  kind: 0,
  digits: '10001',
  entity: entityOf({ prefix: 7 }),
  consumer: consumerOf({ consumer_id: 'K7M2P9QX' }),
  bike: { brand: 'Giant', serial: 'G-1' },
  openedAt: at(0),
  openedBy: rep,
  steps,
  entitlement: 3,
});
const evidence: SeedStep[] = [
  { operation: 'FAC', at: at(1), author: rep, details: { invoiceCents: 6000 } },
  { operation: 'PHO', at: at(2), author: rep },
  { operation: 'VAL', at: at(3), author: rep },
];

describe('a seeded file', () => {
  it('stands where its operations lead, with claim, entitlement and history', () => {
    const file = replay(seed([...evidence, { operation: 'AVAL', at: at(4), author: adm }]), openEndedCampaign);
    expect(file).toMatchObject({
      status: 5,
      sequence: 5,
      fileNumber: 'REP00007_10001',
      premiumCents: 5000,
      claim: 'GlANT|Gl',
      entitlement: 'K7M2P9QX:bike:3',
      outbox: [],
    });
    expect(file.history.map(({ code, status }) => [code, status])).toEqual([
      ['INIT', 0],
      ['FAC', 0],
      ['PHO', 0],
      ['VAL', 1],
      ['AVAL', 5],
    ]);
    expect(file.refundLocks).toBeUndefined();
  });

  it('keeps the version of the campaign that reckoned its invoice, and none before it has one', () => {
    const third = { ...openEndedCampaign, version: 3 };
    expect(replay(seed(evidence), third).invoiceCampaignVersion).toBe(3);
    expect(replay(seed([]), third).invoiceCampaignVersion).toBeUndefined();
  });

  it('is locked by the batch that paid it', () => {
    const file = replay(
      seed([
        ...evidence,
        { operation: 'AVAL', at: at(4), author: adm },
        { operation: 'REM', at: at(5), author: { role: 'SYS', userName: '' }, details: { batchId: 'batch-1' } },
      ]),
      openEndedCampaign,
    );
    expect(file).toMatchObject({ status: 6, refundLocks: [{ batchId: 'batch-1' }] });
  });

  it('keeps what the bank paid of each share beside what a later correction leaves of it', () => {
    const funded: Campaign = {
      ...openEndedCampaign,
      funders: [
        { id: 'ville', name: 'Ville', pays: 'percentage', percent: 40 },
        { id: 'etat', name: 'État', pays: 'remainder' },
      ],
    };
    const correction = { adjustmentCents: -1000, comment: 'Avoir' };
    const file = replay(
      seed([
        ...evidence,
        { operation: 'AVAL', at: at(4), author: adm },
        { operation: 'REM', at: at(5), author: { role: 'SYS', userName: '' }, details: { batchId: 'batch-1' } },
        { operation: 'FACCOR', at: at(6), author: adm, details: correction },
      ]),
      funded,
    );
    expect(file.shares).toEqual([
      { funderId: 'ville', cents: 1600 },
      { funderId: 'etat', cents: 2400 },
    ]);
    expect(file.settledShares).toEqual([
      { funderId: 'ville', paidCents: 2000, waivedCents: 0, excessCents: 400 },
      { funderId: 'etat', paidCents: 3000, waivedCents: 0, excessCents: 600 },
    ]);
  });

  it('holds nothing once it was given up', () => {
    const file = replay(seed([{ operation: 'CAN', at: at(1), author: rep }]), openEndedCampaign);
    expect([file.status, file.entitlement, file.claim]).toEqual([2, undefined, undefined]);
  });

  it('is refused when the rules refuse a step', () => {
    expect(() => replay(seed([{ operation: 'AVAL', at: at(1), author: adm }]), openEndedCampaign)).toThrow(
      'Operation AVAL not allowed at status 0.',
    );
  });
});
