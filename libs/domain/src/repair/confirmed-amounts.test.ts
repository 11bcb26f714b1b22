import { changesConfirmed, confirmationOf, isConfirmationDue } from './confirmed-amounts.ts';
import type { ConfirmingEntry } from './confirmed-amounts.ts';
import { decideRepair, offeredActions } from './decide-repair.ts';
import { actors, adm, complete, fileAt, rep } from './personas-and-files.fixture.ts';
import { missingSteps } from './missing-steps.ts';

const opened: ConfirmingEntry = { code: 'INIT' };
const invoice = (euros: number, change: Partial<ConfirmingEntry> = {}): ConfirmingEntry => ({
  code: 'FAC',
  invoiceCents: euros * 100,
  premiumCents: Math.min(euros, 50) * 100,
  ...change,
});
const proof: ConfirmingEntry = { code: 'VAL' };
const due = (...history: ConfirmingEntry[]) => isConfirmationDue(confirmationOf([opened, ...history]));

describe('what a beneficiary confirmed', () => {
  it('is the invoice that was there: 10 € confirmed, then 125 € invoiced, waits for a new confirmation', () => {
    const confirmation = confirmationOf([opened, invoice(10), proof, invoice(125)]);
    expect(confirmation).toEqual({
      confirmed: { invoiceCents: 10_00, premiumCents: 10_00 },
      invoiced: { invoiceCents: 125_00, premiumCents: 50_00 },
      isUnseen: false,
    });
    expect(isConfirmationDue(confirmation)).toBe(true);
  });

  it.each<readonly [string, boolean, ConfirmingEntry[]]>([
    ['is due for a higher invoice under the same premium', true, [invoice(100), proof, invoice(125)]],
    ['is due for a lower invoice', true, [invoice(125), proof, invoice(10)]],
    ['stands for a better scan of the same amount', false, [invoice(10), proof, invoice(10)]],
    ['stands again once the first amount is back', false, [invoice(10), proof, invoice(125), invoice(10)]],
    ['stands once the new amount is confirmed', false, [invoice(10), proof, invoice(125), proof]],
    ['stands for what staff changed with a reason', false, [invoice(10), proof, invoice(125, { isReasoned: true })]],
    ['is not due before anything was confirmed', false, [invoice(10), invoice(125)]],
    ['is not due for the first invoice behind it', false, [proof, invoice(10)]],
    ['is due for the second invoice behind it', true, [proof, invoice(10), invoice(125)]],
    [
      'is of a link what the page showed',
      true,
      [invoice(125), { code: 'VAL', invoiceCents: 10_00, premiumCents: 10_00 }],
    ],
    ['does not care for a correction of the premium', false, [invoice(10), proof, { code: 'FACCOR' }]],
  ])('%s', (_name, expected, history) => {
    expect(due(...history)).toBe(expected);
  });

  it('is told as unseen where no invoice was there', () => {
    expect(confirmationOf([opened, proof, invoice(125)])).toMatchObject({ isUnseen: true });
  });

  it('is changed by no amount before a confirmation', () => {
    expect(changesConfirmed(confirmationOf([opened]), { invoiceCents: 1, premiumCents: 1 })).toBe(false);
  });
});

describe('a file whose invoice changed behind its confirmation', () => {
  const changed = { operations: ['INIT', 'FAC', 'PHO', 'VAL'], confirmationDue: true } as const;

  it('lacks the confirmation anew', () => {
    expect(missingSteps({ kind: 0, ...changed })).toEqual(['VAL']);
  });

  it('stays incomplete with the invoice that changes what was confirmed, and is complete with the next proof', () => {
    const confirmed = fileAt(0, { operations: ['INIT', 'FAC', 'VAL', 'PHO'] });
    const steps = [
      decideRepair(confirmed, { ...complete('FAC'), changesConfirmed: true }, rep),
      decideRepair(confirmed, complete('FAC'), rep),
      decideRepair(fileAt(0, changed), complete('PHO'), rep),
      decideRepair(fileAt(0, changed), complete('VAL'), rep),
    ];
    expect(steps.map((step) => step.ok && step.value.to)).toEqual([0, 1, 0, 1]);
  });

  it.each([1, 3, 4, 8, 9, 10] as const)('takes a new code at %i, and stays where it is', (status) => {
    const file = fileAt(status, changed);
    const asked = (['SMS', 'MEL', 'LIEN', 'VAL'] as const).map((operation) =>
      decideRepair(file, complete(operation), rep),
    );
    expect(asked.map((step) => step.ok && step.value.to)).toEqual([status, status, status, status]);
    const confirmed = decideRepair(file, complete('VAL'), actors['BENEFICIARY'] as never);
    expect(confirmed).toMatchObject({ ok: true, value: { to: status } });
    expect(offeredActions(fileAt(status), rep)).not.toContain('VAL');
  });

  it.each([
    [1, 'AVAL'],
    [4, 'AVAL'],
    [8, 'AVALECH'],
    [10, 'AVALECH'],
  ] as const)('at %i is not validated (%s) before it is confirmed anew', (status, operation) => {
    expect(decideRepair(fileAt(status, changed), complete(operation), adm)).toEqual({
      ok: false,
      refusal: {
        id: 'the-beneficiary-confirmed-other-amounts',
        code: 'TransitionRefusedException',
        message: 'The beneficiary confirmed other amounts.',
        explanation:
          'La facture a changé depuis la confirmation du client\u00a0: il faut son nouveau code, ou votre validation avec un commentaire',
      },
    });
  });

  it('is confirmed by staff with a comment alone', () => {
    const steps = [{ comment: 'Facture vue au téléphone' }, {}].map((typed) =>
      decideRepair(fileAt(1, changed), { operation: 'VAL', ...typed }, adm),
    );
    expect(steps.map((step) => (step.ok ? step.value.to : step.refusal.message))).toEqual([
      1,
      'code (MISSING): Field is required',
    ]);
  });
});
