import fc from 'fast-check';
import { decideRepair, offeredActions } from './decide-repair.ts';
import { missingSteps } from './missing-steps.ts';
import type { RepairKind } from './kinds.ts';
import { operationCodes, type OperationCode } from './operations.ts';
import { actors, adm, complete, fileAt, rep } from './personas-and-files.fixture.ts';
import type { RepairAction, RepairActor, RepairFile } from './repair-file.ts';
import { repairStatusCodes, repairStatuses, type RepairStatus } from './statuses.ts';

describe('what the history gets', () => {
  it.each([
    [3, 'FAC', rep, ['FAC', 'COMR']],
    [3, 'PHO', rep, ['PHO', 'COMR']],
    [3, 'MSG', rep, ['MSG', 'COMR']],
    [9, 'FAC', rep, ['FAC', 'COMRECH']],
    [9, 'MSG', rep, ['MSG', 'COMRECH']],
    [9, 'COMR', rep, ['COMRECH']],
    [3, 'MSG', adm, ['MSG']],
    [4, 'COMR', rep, []],
    [10, 'COMR', adm, []],
    [8, 'NIL', adm, ['NILECH']],
    [1, 'NIL', adm, ['NIL']],
    [7, 'NIL', actors['MASS_TOOL'], []],
  ] as const)('at %i %s records what it means', (status, operation, actor, records) => {
    const decision = decideRepair(fileAt(status), complete(operation), actor as RepairActor);
    expect(decision).toMatchObject({ ok: true, value: { records } });
  });
});

describe('a file being completed', () => {
  const steps: readonly OperationCode[] = ['FAC', 'PHO', 'VAL'];

  it('is ready for review at its last missing step, whatever the order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...steps], { minLength: 3 }), (order) => {
        const seen = order.map((operation, index) =>
          decideRepair(fileAt(0, { operations: ['INIT', ...order.slice(0, index)] }), complete(operation), rep),
        );
        expect(seen.map((decision) => decision.ok && decision.value.to)).toEqual([0, 0, 1]);
      }),
    );
  });

  it('needs no photo when it is a session', () => {
    expect(missingSteps({ kind: 1, operations: ['INIT'] })).toEqual(['FACVE', 'VAL']);
    const decision = decideRepair(fileAt(0, { kind: 1, operations: ['INIT', 'FACVE'] }), complete('VAL'), rep);
    expect(decision).toMatchObject({ ok: true, value: { to: 1 } });
  });

  it('lacks invoice, photo and confirmation when it is a repair', () => {
    expect(missingSteps({ kind: 0, operations: ['INIT'] })).toEqual(['FAC', 'PHO', 'VAL']);
    expect(missingSteps({ kind: 2, operations: ['INIT'] })).toEqual(['VAL']);
    expect(missingSteps({ kind: 0, operations: ['VAL', 'PHO', 'FAC'] })).toEqual([]);
  });
});

describe('conditions beside status and role', () => {
  const refusalOf = (file: RepairFile, action: RepairAction, actor: RepairActor) => {
    const decision = decideRepair(file, action, actor);
    return decision.ok ? 'accepted' : decision.refusal.message;
  };

  it.each([
    [
      'a foreign repairer is refused',
      fileAt(0),
      complete('FAC'),
      { ...rep, entityId: 'other' },
      'Repair of another entity.',
    ],
    [
      'a file held by another operator is left to him',
      fileAt(1, { operatorId: 'bob' }),
      complete('AVAL'),
      adm,
      'Repair held by another user.',
    ],
    ['the holder decides', fileAt(1, { operatorId: 'ann' }), complete('AVAL'), adm, 'accepted'],
    [
      'nobody finalises a file that another operator holds',
      fileAt(0, { operatorId: 'bob' }),
      complete('VAL'),
      adm,
      'Repair held by another user.',
    ],
    [
      'evidence may be added to another operator’s file',
      fileAt(1, { operatorId: 'bob' }),
      complete('FAC'),
      adm,
      'accepted',
    ],
    [
      'a file on its way to the bank is locked for sampling',
      fileAt(5, { refundLocked: true }),
      complete('ECH'),
      adm,
      'Repair locked by a refund batch.',
    ],
    [
      'a file on its way to the bank is locked for the mass tool',
      fileAt(11, { refundLocked: true }),
      complete('NIL'),
      { role: 'MASS_TOOL' },
      'Repair locked by a refund batch.',
    ],
    [
      'a complement needs its text',
      fileAt(1),
      { operation: 'COM', text: '  ' },
      adm,
      'text (MISSING): Field is required',
    ],
    ['a message needs its text', fileAt(1), { operation: 'MSG' }, rep, 'text (MISSING): Field is required'],
    [
      'the repairer confirms with the code only',
      fileAt(0),
      { operation: 'VAL', comment: 'perdu' },
      rep,
      'code (MISSING): Field is required',
    ],
    ['staff without a code says why', fileAt(0), { operation: 'VAL', comment: 'Téléphone perdu' }, adm, 'accepted'],
    [
      'staff without a code and without a word is refused',
      fileAt(0),
      { operation: 'VAL', comment: ' ' },
      adm,
      'code (MISSING): Field is required',
    ],
    [
      'no SMS without a phone',
      fileAt(0),
      { operation: 'SMS', smsEnabled: true },
      rep,
      'No SMS can be sent for this repair.',
    ],
    [
      'no SMS while the switch is off',
      fileAt(0),
      { operation: 'SMS', phoneKnown: true, smsEnabled: false },
      rep,
      'No SMS can be sent for this repair.',
    ],
    [
      'an operator corrects no premium',
      fileAt(6),
      complete('FACCOR'),
      { role: 'ADM', permission: 1, userId: 'ann' },
      'Premium correction not allowed.',
    ],
    [
      'nobody corrects the premium of his own file',
      fileAt(6, { operatorId: 'ann' }),
      complete('FACCOR'),
      adm,
      'Premium correction not allowed.',
    ],
    [
      'an administrator corrects another operator’s file',
      fileAt(12, { operatorId: 'bob' }),
      complete('FACCOR'),
      adm,
      'accepted',
    ],
    [
      'a correction of nothing is none',
      fileAt(6),
      { operation: 'FACCOR', adjustmentCents: 0 },
      adm,
      'amount_to_refund (MISSING): Field is required',
    ],
    [
      'a shop outside the list declares no incident',
      fileAt(1),
      complete('BUG'),
      { role: 'REP', entityId: 'shop' },
      'Entity not listed for this incident.',
    ],
  ] as const)('%s', (_name, file, action, actor, expected) => {
    expect(refusalOf(file, action, actor)).toBe(expected);
  });

  it('says a sample to nobody but staff', () => {
    const outcomes = [rep, adm].map((actor) =>
      decideRepair(fileAt(8), complete(actor === rep ? 'CAN' : 'AVAL'), actor),
    );
    expect(outcomes.map((decision) => !decision.ok && decision.refusal.explanation)).toEqual([
      "Cette opération n'est pas possible pour un dossier «\u00a0À vérifier\u00a0»",
      "Cette opération n'est pas possible pour un dossier «\u00a0À vérifier (échantillon)\u00a0»",
    ]);
  });
});

describe('every path through the machine', () => {
  const anyActor = fc.constantFrom(...Object.values(actors));
  const anyFile = fc.record({
    status: fc.constantFrom(...repairStatusCodes),
    kind: fc.constantFrom<RepairKind>(0, 1, 2),
    operations: fc.subarray([...operationCodes]),
    refundLocked: fc.boolean(),
    entityId: fc.constant('shop'),
    operatorId: fc.constantFrom(undefined, 'ann', 'luc'),
  });
  const anyAction = fc.constantFrom(...operationCodes).map(complete);

  it('never leaves a terminal status', () => {
    fc.assert(
      fc.property(anyFile, anyAction, anyActor, (file, action, actor) => {
        const decision = decideRepair(file, action, actor);
        if (repairStatuses[file.status].isTerminal && decision.ok) expect(decision.value.to).toBe(file.status);
      }),
      { numRuns: 2000 },
    );
  });

  it('lets nothing but the bank’s answer move a file that is locked by a batch', () => {
    fc.assert(
      fc.property(fc.constantFrom<RepairStatus>(5, 11), anyAction, anyActor, (status, action, actor) => {
        const decision = decideRepair(fileAt(status, { refundLocked: true }), action, actor);
        if (decision.ok && actor.role !== 'REFUNDS') expect(decision.value.to).toBe(status);
      }),
    );
  });

  it('offers exactly what would be accepted once everything is typed, and moves or records something', () => {
    fc.assert(
      fc.property(anyFile, anyActor, (file, actor) => {
        const accepted = operationCodes.filter((operation) => {
          const decision = decideRepair(file, complete(operation), actor);
          return decision.ok && decision.value.records.length > 0;
        });
        expect(offeredActions(file, actor)).toEqual(accepted);
      }),
    );
  });

  it('pays once: a refunded file is never refunded again', () => {
    for (const status of [6, 12] as const) {
      expect(offeredActions(fileAt(status), { role: 'REFUNDS' })).toEqual([]);
    }
  });
});
