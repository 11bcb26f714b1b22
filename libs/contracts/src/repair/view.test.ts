import { decideRepair, RepairStatus } from '@alveole/domain';
import { repairFile } from './wire.ts';
import { repairViewOf } from './view.ts';

const operation = (operation_code: string, operation_data = {}) => ({
  operation_id: operation_code,
  operation_code,
  operation_date: '2026-03-02 10:00:00',
  status: 0,
  actor: { role: 'REP', user_name: 'Camille Martin' },
  operation_data,
});

/** A file just opened. The builders of the testing library stand on this one. */
const openedFile = {
  repair_id: 'repair-1',
  repair_rozo_id: 'REP00042_10001',
  row_hash: 'a'.repeat(32),
  status: 0,
  gender: 0,
  repair_entity_id: 'entity-1',
  repair_consumer_id: 'B7K2M9QX',
  create_date: '2026-03-02T09:30:00.000Z',
  modify_date: '2026-03-02T09:30:00.000Z',
  repair_amounts: {},
  missing: ['FAC', 'PHO', 'VAL'],
  refund_locked: false,
  history: [operation('INIT')],
  repair_search_data: { lastname: 'DURAND', name: 'LEA' },
  bike: { brand: 'Autre', serial: 'AB123456' },
  consumer: { first_name: 'LEA', last_name: 'DURAND', smartphone_number: '+33639980001' },
  entity: { entity_id: 'entity-1', commercialname: 'Cycles du Rhin', city: 'Strasbourg', zip: '67000' },
};

const wireFile = repairFile.parse({
  ...openedFile,
  rozo_user_id: 'user-1',
  repair_amounts: { amount_net: 125.1, amount_to_refund: 50 },
  repair_search_data: { ...openedFile.repair_search_data, mail: 'lea@exemple.fr', message_non_lu_rozo: true },
  sms: { sent: 1, last_sent_at: '2026-03-02T10:01:00Z', delivery: 'sent' },
  history: [
    operation('INIT'),
    operation('FAC', {
      media_url: 'entity-1/facture.pdf',
      stamped_media_url: 'entity-1/facture-o.pdf',
      amount_net: 125.1,
      amount_to_refund: 50,
    }),
  ],
});

describe('the view of a repair file', () => {
  const view = repairViewOf(wireFile);

  it('names what the rules look at in their own words', () => {
    expect(view).toMatchObject({
      repairId: 'repair-1',
      fileNumber: 'REP00042_10001',
      rowHash: 'a'.repeat(32),
      status: RepairStatus.incomplete,
      kind: 0,
      entityId: 'entity-1',
      operatorId: 'user-1',
      operations: ['INIT', 'FAC'],
      refundLocked: false,
    });
  });

  it('holds money in whole cents', () => {
    expect([view.invoiceCents, view.premiumCents]).toEqual([12_510, 5000]);
    expect(repairViewOf(repairFile.parse(openedFile)).premiumCents).toBeUndefined();
  });

  it('tells the people, the establishment and what became of the code', () => {
    expect(view.person).toEqual({
      firstName: 'LEA',
      lastName: 'DURAND',
      mobile: '+33639980001',
      mail: 'lea@exemple.fr',
    });
    expect(view.shop).toMatchObject({ entityId: 'entity-1', commercialName: 'Cycles du Rhin', postcode: '67000' });
    expect(view.sms).toMatchObject({ sent: 1, lastSentAt: '2026-03-02T10:01:00Z', delivery: 'sent' });
    expect([view.isUnreadByRepairer, view.isUnreadByStaff]).toEqual([false, true]);
  });

  it('tells each operation with its instant in UTC, its document and its amounts', () => {
    expect(view.history[1]).toMatchObject({
      operation: 'FAC',
      at: '2026-03-02T10:00:00Z',
      author: { role: 'REP', name: 'Camille Martin' },
      mediaName: 'entity-1/facture.pdf',
      stampedMediaName: 'entity-1/facture-o.pdf',
      invoiceCents: 12_510,
      premiumCents: 5000,
    });
  });

  it('is taken by the rules as it is', () => {
    const repairer = { role: 'REP', entityId: 'entity-1' } as const;
    expect(decideRepair(view, { operation: 'PHO' }, repairer).ok).toBe(true);
    expect(decideRepair(view, { operation: 'AVAL' }, repairer).ok).toBe(false);
  });
});

describe('the contract of a repair file', () => {
  it('takes no status and no operation that does not exist, so that no view has to guess', () => {
    const file = repairFile.parse(openedFile);
    expect(repairFile.safeParse(file).success).toBe(true);
    expect([-1, 15, 2.5, '3'].map((status) => repairFile.safeParse({ ...file, status }).success)).toEqual(
      Array(4).fill(false),
    );
    expect(repairFile.safeParse({ ...file, history: [operation('XYZ')] }).success).toBe(false);
  });
});
