import { maxAmountCents } from '@alveole/domain';
import fc from 'fast-check';
import { operationBody, operationOf } from './operation-requests.ts';
import type { RepairOperationInput } from './operation-wire.ts';
import { repairOperation } from './operation-wire.ts';

const cents = fc.integer({ min: 1, max: maxAmountCents });
const text = fc.stringMatching(/^[a-zA-Zé'] ?[a-zA-Zé' ]{0,40}[a-zA-Zé]$/);
const media = fc.record({
  mediaName: fc.uuid().map((id) => `entity-1/${id}.pdf`),
  mediaHash: fc.stringMatching(/^[0-9a-f]{64}$/),
  extension: fc.constantFrom('.jpg' as const, '.png' as const, '.pdf' as const),
});

/** An operation as the service reads it: what the schema of the call lets through. */
const readAgain = (operation: RepairOperationInput) => operationOf(repairOperation.parse(operation));

it('reads the invoice, its amount in cents and the reason that were sent', () => {
  fc.assert(
    fc.property(media, cents, fc.option(text, { nil: '' }), (sentMedia, invoiceCents, reason) => {
      expect(readAgain(operationBody.invoice(sentMedia, invoiceCents, { reason }))).toEqual({
        code: 'FAC',
        data: { ...sentMedia, invoiceCents },
        comment: reason === '' ? undefined : reason,
        operationDate: undefined,
      });
    }),
  );
});

it('reads the signed cents and the reason of a premium correction that were sent', () => {
  const signed = fc.tuple(cents, fc.boolean()).map(([amount, isLess]) => (isLess ? -amount : amount));
  fc.assert(
    fc.property(
      fc.constantFrom('FACCOR' as const, 'FACVECOR' as const),
      signed,
      text,
      (code, adjustmentCents, reason) => {
        expect(readAgain(operationBody.correctPremium(code, adjustmentCents, reason))).toMatchObject({
          code,
          data: { adjustmentCents },
          comment: reason,
        });
      },
    ),
  );
});

it('reads the file and the participants of a session that were sent', () => {
  fc.assert(
    fc.property(media, fc.constantFrom(1 as const, 2 as const, 3 as const), (sentMedia, participants) => {
      expect(readAgain(operationBody.sessionInvoice(sentMedia, participants)).data).toEqual({
        ...sentMedia,
        participants,
      });
      expect(readAgain(operationBody.photo(sentMedia)).data).toEqual(sentMedia);
    }),
  );
});

it('reads a line of the reasons for each line of a complement or a refusal that was typed', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 17 }), (lines) => {
      const typed = lines.join('\n');
      const reasonLines = lines.map((line) => line.trim());
      expect(readAgain(operationBody.askComplement('COM', typed)).data).toEqual({ reasonLines });
      expect(readAgain(operationBody.notEligible(typed)).data).toEqual({ reasonLines });
    }),
  );
});

it.each([
  [operationBody.askToConfirm('sms'), 'SMS', {}],
  [operationBody.askToConfirm('mail'), 'MEL', {}],
  [operationBody.askToConfirm('link'), 'LIEN', {}],
  [operationBody.confirmPickUp('123456'), 'VAL', { code: '123456' }],
  [operationBody.message('Bonjour'), 'MSG', { text: 'Bonjour' }],
  [operationBody.declareIncident(), 'BUG', {}],
  [operationBody.sendCodeToNumber('+33639980077'), 'SMS', { phone: '+33639980077' }],
  [operationBody.sendCodeToAddress('voisine@exemple.fr'), 'MEL', { mail: 'voisine@exemple.fr' }],
  [operationBody.giveUp(), 'CAN', {}],
  [operationBody.sendReceipt(), 'RECU', {}],
  [operationBody.sendReceipt('lea@exemple.fr'), 'RECU', { mail: 'lea@exemple.fr' }],
  [operationBody.notEligible(' '), 'NIL', {}],
  [operationBody.review('AVAL'), 'AVAL', {}],
] as const)('reads the operation that was sent: %j', (operation, code, data) => {
  expect(readAgain(operation)).toEqual({ code, data, comment: undefined, operationDate: undefined });
});

it('reads the comment of a pick-up that staff confirms without a code', () => {
  expect(readAgain(operationBody.confirmPickUpWithoutCode('Le client a rappelé'))).toMatchObject({
    code: 'VAL',
    comment: 'Le client a rappelé',
  });
});

it('reads the free text of older clients behind the reason lines, once', () => {
  const lines = ['Photo floue'];
  const asked = (text: string) =>
    readAgain({ operation_code: 'COM', operation_data: { motif: { code: 'CODE29', tab: lines }, text } }).data;
  expect([asked('Photo floue'), asked('Datée de 2024')]).toEqual([
    { reasonLines: lines },
    { reasonLines: [...lines, 'Datée de 2024'] },
  ]);
});

describe('the operations that people send', () => {
  const sentMedia = { mediaName: 'entity-1/facture.pdf', mediaHash: 'a'.repeat(64), extension: '.pdf' } as const;
  const made = [
    operationBody.invoice(sentMedia, 12_510),
    operationBody.sessionInvoice(sentMedia, 2),
    operationBody.photo({ ...sentMedia, extension: '.jpg', mediaName: 'entity-1/velo.jpg' }),
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
