import { integrationTypes } from '@alveole/domain';
import { allEvents, events } from '../all-events.ts';
import { bodyForReader, translations } from './index.ts';
import type { IntegrationReader } from './index.ts';
import { untoldEvents } from './translations.ts';

const envelope = {
  event_id: '00000000-0000-4000-8000-000000000002',
  occurred_at: '2026-03-02T10:00:00.000Z',
  aggregate_id: 'recovery-7',
  sequence: 3,
};
const request = {
  recovery_id: 'recovery-7',
  entity_id: 'shop-1',
  funder_id: 'ville',
  funder_name: 'Ville d’exemple',
  reference: 'RF18ALV00000007',
  requested_cents: 4500,
  left_cents: 4500,
  due_on: '2026-12-27',
  creditor_name: 'Trésor Madame Martin',
  creditor_iban: 'FR7630006000011234567890189',
  files: [
    {
      repair_id: '3f2a91bc-77de-4b21-9c55-0a1b2c3d4e5f',
      repair_rozo_id: 'REP00012_48213',
      cents: 4500,
      cause: 'corrected' as const,
    },
  ],
};
const [requested] = translations['recovery.requested'](events.recoveryRequested.create({ ...envelope, data: request }));
const [paid] = translations['recovery.paid'](
  events.recoveryPaid.create({ ...envelope, data: { ...request, left_cents: 0, receipt_id: 'r1', cents: 4500 } }),
);
const ending = { state: 'waived' as const, written_off_cents: 500, is_paid: false, written_off_files: [] };
const [ended] = translations['recovery.ended'](
  events.recoveryEnded.create({ ...envelope, data: { ...request, left_cents: 0, ...ending } }),
);
const [called] = translations['funds.called'](
  events.fundsCalled.create({
    ...envelope,
    data: {
      call_id: 'call-1',
      funder_id: 'ville',
      funder_name: 'Ville d’exemple',
      number: 4,
      basis: 'paid',
      until_day: '2026-02-28',
      called_cents: 120_000,
    },
  }),
);

describe('every inner event', () => {
  it('is either translated or has a reason why software outside is not told of it', () => {
    const decided = [...Object.keys(translations), ...Object.keys(untoldEvents)];
    expect(decided.sort()).toEqual(allEvents.map(({ name }) => name).sort());
    expect(Object.values(untoldEvents).filter((reason) => reason.length < 20)).toEqual([]);
  });

  it('names in its reason only a type that software is told of', () => {
    const named = Object.values(untoldEvents).flatMap((reason) => reason.match(/(?<=`)[a-z.-]+(?=`)/g) ?? []);
    expect(named.filter((type) => !(integrationTypes as readonly string[]).includes(type))).toEqual([]);
  });
});

describe('a payment request', () => {
  const recovery = {
    recovery_id: 'recovery-7',
    reference: 'RF18ALV00000007',
    establishment_id: 'shop-1',
    funder_id: 'ville',
    requested_cents: 4500,
    left_cents: 4500,
    due_on: '2026-12-27',
    files: [
      {
        reference: '3f2a91bc-77de',
        repair_id: '3f2a91bc-77de-4b21-9c55-0a1b2c3d4e5f',
        file_number: 'REP00012_48213',
        cents: 4500,
        cause: 'corrected',
      },
    ],
  };

  it('is told whole to the programme and to its establishment, without account and names', () => {
    expect(bodyForReader(requested!, {})).toMatchObject({ type: 'recovery.requested', data: { recovery } });
    expect(bodyForReader(requested!, { entityId: 'shop-1' })?.data).toEqual({ recovery });
    expect(JSON.stringify([requested, paid, ended].map((event) => bodyForReader(event!, {})))).not.toMatch(
      /FR76|Martin|exemple/,
    );
  });

  it('is told to its funder without shop and numbers of files', () => {
    const body = bodyForReader(requested!, { funderId: 'ville' });
    expect(body).toMatchObject({ data: { recovery: { left_cents: 4500, files: [{ reference: '3f2a91bc-77de' }] } } });
    expect(JSON.stringify(body)).not.toMatch(/shop-1|REP00012|4e5f/);
  });

  it('tells what came, and how it ended', () => {
    expect(bodyForReader(paid!, {})).toMatchObject({ data: { paid_cents: 4500, recovery: { left_cents: 0 } } });
    expect(bodyForReader(ended!, {})).toMatchObject({
      data: { written_off_cents: 500, recovery: { state: 'waived' } },
    });
  });
});

it.each([
  ['the programme', {}, true],
  ['its funder', { funderId: 'ville' }, true],
  ['another funder', { funderId: 'region' }, false],
  ['a shop', { entityId: 'shop-1' }, false],
] as [string, IntegrationReader, boolean][])('tells of a call for funds to %s: %s', (_, reader, isTold) => {
  const body = bodyForReader(called!, reader);
  const data = {
    fund_call: { call_id: 'call-1', funder_id: 'ville', number: 4, basis: 'paid', called_cents: 120_000 },
  };
  if (isTold) expect(body?.data).toMatchObject(data);
  else expect(body).toBeUndefined();
});
