import { RepairKind, RepairStatus } from '@alveole/domain';
import { repairOperation } from './wire.ts';
import { assignRepairBody, openRepairBody, operateRepairBody, operationBody, repairListQuery } from './requests.ts';
import * as repairsRoutes from './routes.ts';

const media = { mediaName: 'entity-1/facture.pdf', mediaHash: 'a'.repeat(64), extension: '.pdf' } as const;

describe('the bodies that screens send', () => {
  it('are what the contract takes', () => {
    const opening = { localId: 'local-1', consumerId: 'B7K2M9QX', bike: { brand: 'Autre', serial: 'AB12' } };
    const rowHash = 'a'.repeat(32);
    const operation = operationBody.message('Bonjour');
    expect([
      repairsRoutes.openRepair.body.safeParse(openRepairBody({ ...opening, kind: RepairKind.repair })).success,
      repairsRoutes.operateRepair.body.safeParse(operateRepairBody({ repairId: 'r1', rowHash, operation })).success,
      repairsRoutes.assignRepair.body.safeParse(assignRepairBody('r1', undefined)).success,
    ]).toEqual([true, true, true]);
  });

  it('name the version that was read', () => {
    const operation = operationBody.giveUp();
    expect(operateRepairBody({ repairId: 'r1', rowHash: 'b'.repeat(32), operation })).toEqual({
      repair_id: 'r1',
      last_row_hash: 'b'.repeat(32),
      repair_data: { operation_code: 'CAN', operation_data: {} },
    });
  });

  it('give and release a file by its holder', () => {
    expect([assignRepairBody('r1', 'user-1'), assignRepairBody('r1', undefined)]).toEqual([
      { repair_id: 'r1', rozo_user_id: 'user-1' },
      { repair_id: 'r1', rozo_user_id: '' },
    ]);
  });
});

describe('the operations that people send', () => {
  const made = [
    operationBody.invoice(media, 12_510),
    operationBody.sessionInvoice(media, 2),
    operationBody.photo({ ...media, extension: '.jpg', mediaName: 'entity-1/velo.jpg' }),
    operationBody.askToConfirm('sms'),
    operationBody.askToConfirm('mail'),
    operationBody.askToConfirm('link'),
    operationBody.confirmPickUp('123456'),
    operationBody.confirmPickUpWithoutCode('Le client a rappelé'),
    operationBody.message('Bonjour'),
    operationBody.giveUp(),
    operationBody.askComplement('COM', 'Photo floue'),
    operationBody.notEligible(''),
    operationBody.review('AVAL'),
    operationBody.correctPremium('FACCOR', -450, 'Pièce facturée deux fois'),
  ];

  it('pass the contract, each under its own code', () => {
    expect(made.map((operation) => repairOperation.parse(operation).operation_code)).toEqual(
      'FAC FACVE PHO SMS MEL LIEN VAL VAL MSG CAN COM NIL AVAL FACCOR'.split(' '),
    );
  });

  it('write money as decimal euros', () => {
    expect([made[0]?.operation_data, made[13]?.operation_data]).toMatchObject([
      { amount_net: 125.1 },
      { amount_to_refund: -4.5 },
    ]);
  });

  it('say why a file is not eligible only where somebody said it', () => {
    expect(operationBody.notEligible(' ').operation_data).toEqual({});
    expect(operationBody.notEligible('Hors délai').operation_data).toEqual({
      motif: { code: 'CODE29', tab: ['Hors délai'] },
    });
  });
});

describe('the query of a repairer’s list', () => {
  it('is what the contract takes', () => {
    const own = repairListQuery({
      text: 'Durand',
      status: RepairStatus.toReview,
      kind: RepairKind.session,
      isUnread: true,
    });
    expect(repairsRoutes.listOwnRepairs.query.parse(own)).toEqual({
      query: 'Durand',
      status: 1,
      gender: 1,
      unread: 'yes',
    });
  });
});
