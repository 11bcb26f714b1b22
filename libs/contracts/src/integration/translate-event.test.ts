import { EstablishmentStatus, RepairStatus, repairStatusCodes, repairStatuses } from '@alveole/domain';
import { events } from '../all-events.ts';
import { bodyForReader } from './index.ts';
import type { IntegrationEvent } from './index.ts';
import {
  ofEstablishment,
  ofModifiedEstablishment,
  ofOpenedRepair,
  ofOperatedRepair,
  ofSavedProfile,
  ofTransfers,
} from './translate-event.ts';

const repairId = '3f2a91bc-77de-4b21-9c55-0a1b2c3d4e5f';
const event_id = '00000000-0000-4000-8000-000000000001';
const envelope = { event_id, occurred_at: '2026-03-02T10:00:00.000Z', aggregate_id: repairId, sequence: 7 };
const actor = { role: 'REP' as const, user_id: 'u1' };
const file = {
  repair_id: repairId,
  repair_rozo_id: 'REP00012_48213',
  sequence: 7,
  status: RepairStatus.toReview as RepairStatus,
  gender: 0 as const,
  entity_id: 'shop-1',
  entity_name: 'Vélos Dupont',
  consumer_id: 'K7RM4T2X',
  net_cents: 10_000,
  to_refund_cents: 6000,
  shares: [
    { funder_id: 'etat', cents: 4000 },
    { funder_id: 'ville', cents: 2000 },
  ],
  receipt_code: 'ABCDEFGHJKLMNPQR',
  created_at: '2026-03-01T09:00:00.000Z',
};
const operated = (fields: object, from: RepairStatus = RepairStatus.incomplete) =>
  events.repairOperated.create({
    ...envelope,
    data: { repair: { ...file, ...fields }, operation_codes: ['FAC'], from, actor, lines: ['Madame Martin'] },
  });
const entity = {
  entity_id: 'shop-1',
  sequence: 3,
  status: EstablishmentStatus.validated as EstablishmentStatus,
  gender: 1 as const,
  prefix: 12,
  raison_sociale: 'Vélos Dupont',
  commercialname: 'Vélos Dupont',
  siret: '12345678901234',
  mail: 'jeanne.dupont@exemple.fr',
  telephone: '+33612345678',
  iban: 'FR7630006000011234567890189',
  conditions_accepted: true,
  activity: 0,
};
type Change = [status: EstablishmentStatus, from?: EstablishmentStatus];
const changeOf = ([status, from]: Change) => ({
  ...envelope,
  data: { entity: { ...entity, status }, actor: { role: 'ADM' as const }, ...(from !== undefined && { from }) },
});
const savedProfile = (...change: Change) => events.entityProfileSaved.create(changeOf(change));
const modified = (...change: Change) => events.entityModified.create(changeOf(change));
const batch = { refund_id: 'b1', repair_ids: [repairId], corrected_ids: [] };
const transfer = {
  entity_id: 'shop-1',
  repair_ids: [repairId, 'other'],
  reference: 'ALV-B1-0001',
  cents: 5500,
  files: [
    { repair_rozo_id: 'REP00012_48213', cents: 6000 },
    { repair_rozo_id: 'REP00012_50117', cents: -500 },
  ],
};
const rejected = (fields: object) =>
  events.refundRejected.create({
    ...envelope,
    data: { ...batch, transfers: [transfer], entity_ids: ['shop-1'], reason: 'AC01', ...fields },
  });
const typesOf = (messages: readonly IntegrationEvent[]) => messages.map(({ type }) => type);
const reasonsOf = (messages: readonly IntegrationEvent[]) =>
  messages.map(({ data }) => ('payment' in data ? data.payment.bank_reason : undefined));

describe('an inner event becomes', () => {
  it.each([
    [
      'one of an opened file',
      ofOpenedRepair(events.repairOpened.create({ ...envelope, data: { repair: file, actor } })),
      ['repair.opened'],
    ],
    ['one of a status that changed', ofOperatedRepair(operated({})), ['repair.status-changed']],
    ['none where the status stands', ofOperatedRepair(operated({}, RepairStatus.toReview)), []],
    [
      'none where a file was drawn as a sample',
      ofOperatedRepair(operated({ status: RepairStatus.sampleToReview }, RepairStatus.toReview)),
      [],
    ],
    [
      'one for each file of a transfer',
      ofTransfers(rejected({}), 'payment.rejected'),
      ['payment.rejected', 'payment.rejected'],
    ],
    [
      'none where an earlier version told no transfers',
      ofTransfers(rejected({ transfers: [] }), 'payment.rejected'),
      [],
    ],
    [
      'one of an establishment',
      ofEstablishment(
        events.entityValidated.create({ ...envelope, data: { entity, actor: { role: 'ADM' } } }),
        'establishment.accredited',
      ),
      ['establishment.accredited'],
    ],
    [
      'one of a file that an establishment sent again',
      ofSavedProfile(savedProfile(EstablishmentStatus.resubmitted, EstablishmentStatus.refused)),
      ['establishment.resubmitted'],
    ],
    [
      'none of a profile that was saved while its file awaits processing',
      ofSavedProfile(savedProfile(EstablishmentStatus.resubmitted, EstablishmentStatus.resubmitted)),
      [],
    ],
    [
      'none of a profile of which an earlier version told no status before',
      ofSavedProfile(savedProfile(EstablishmentStatus.resubmitted)),
      [],
    ],
    [
      'one of an establishment that is open again',
      ofModifiedEstablishment(modified(EstablishmentStatus.validated, EstablishmentStatus.closed)),
      ['establishment.reopened'],
    ],
    [
      'none of what staff changed otherwise',
      ofModifiedEstablishment(modified(EstablishmentStatus.validated, EstablishmentStatus.validated)),
      [],
    ],
    [
      'none of an account that repairs nothing',
      ofEstablishment(
        events.entityValidated.create({
          ...envelope,
          data: { entity: { ...entity, gender: 10 }, actor: { role: 'ADM' } },
        }),
        'establishment.accredited',
      ),
      [],
    ],
  ] as const)('%s', (_, messages, types) => {
    expect(typesOf(messages)).toEqual(types);
  });

  it('two where a correction changed premium and status, with ids that no signature would cut', () => {
    const correction = operated({});
    const messages = ofOperatedRepair({ ...correction, data: { ...correction.data, adjustment_cents: -1500 } });
    expect(typesOf(messages)).toEqual(['repair.status-changed', 'repair.premium-corrected']);
    expect(messages.map(({ id }) => id)).toEqual([`${event_id}-0`, `${event_id}-1`]);
  });

  it('one with the reason of the bank where it is a code, and without what the bank wrote else', () => {
    expect(reasonsOf(ofTransfers(rejected({}), 'payment.rejected'))).toEqual(['AC01', 'AC01']);
    const written = rejected({ reason: 'compte de Mme Martin clos' });
    expect(reasonsOf(ofTransfers(written, 'payment.rejected'))).toEqual([undefined, undefined]);
  });

  it.each(repairStatusCodes.map((status) => [repairStatuses[status].label, status] as const))(
    'one whose status is known: %s',
    (_, status) => {
      const [opening] = ofOpenedRepair(
        events.repairOpened.create({ ...envelope, data: { repair: { ...file, status }, actor } }),
      );
      expect(bodyForReader(opening!, {})).toMatchObject({ data: { repair: { status: expect.any(String) } } });
    },
  );
});

const [changed] = ofOperatedRepair(operated({}));
const [paid] = ofTransfers(rejected({ funder_id: 'ville' }), 'payment.rejected');
const [accredited] = ofEstablishment(
  events.entityValidated.create({ ...envelope, data: { entity, actor: { role: 'ADM' } } }),
  'establishment.accredited',
);

describe('the body for a reader', () => {
  it('the body of an event has the whole of a file for the programme and for its shop', () => {
    const body = {
      type: 'repair.status-changed',
      version: 1,
      id: `${event_id}-0`,
      timestamp: '2026-03-02T10:00:00.000Z',
      data: {
        from: 'incomplete',
        repair: {
          reference: '3f2a91bc-77de',
          repair_id: repairId,
          file_number: 'REP00012_48213',
          establishment_id: 'shop-1',
          kind: 'repair',
          status: 'to_review',
          sequence: 7,
          invoice_cents: 10_000,
          premium_cents: 6000,
          shares: file.shares,
          opened_at: '2026-03-01T09:00:00.000Z',
        },
      },
    };
    expect(bodyForReader(changed!, {})).toEqual(body);
    expect(bodyForReader(changed!, { entityId: 'shop-1' })).toEqual(body);
  });

  it('the body of an event has for a funder its own share, and neither shop nor number', () => {
    const body = bodyForReader(changed!, { funderId: 'ville' });
    expect(body).toMatchObject({
      data: { repair: { reference: '3f2a91bc-77de', shares: [{ funder_id: 'ville', cents: 2000 }] } },
    });
    expect(JSON.stringify(body)).not.toMatch(/shop-1|REP00012|4e5f|6000|etat/);
    const payment = bodyForReader(paid!, { funderId: 'ville' });
    expect(payment).toMatchObject({ data: { payment: { reference: '3f2a91bc-77de', cents: 6000, batch_id: 'b1' } } });
    expect(JSON.stringify(payment)).not.toMatch(/shop-1|REP00012|4e5f/);
  });

  it.each([
    ['a file of another shop', changed, { entityId: 'shop-2' }],
    ['a file that the funder pays nothing of', changed, { funderId: 'region' }],
    ['a transfer to another shop', paid, { entityId: 'shop-2' }],
    ['a transfer of another funder', paid, { funderId: 'etat' }],
    ['another establishment', accredited, { entityId: 'shop-2' }],
    ['an establishment, to a funder', accredited, { funderId: 'ville' }],
  ] as const)('is none of %s', (_, event, reader) => {
    expect(bodyForReader(event!, reader)).toBeUndefined();
  });

  it('holds nothing of persons that the inner event did', () => {
    const bodies = JSON.stringify([changed, paid, accredited].map((event) => bodyForReader(event!, {})));
    expect(bodies).not.toMatch(/Dupont|Martin|K7RM4T2X|FR76|\+336|exemple\.fr|12345678901234|ABCDEFGHJKLMNPQR/);
  });
});
