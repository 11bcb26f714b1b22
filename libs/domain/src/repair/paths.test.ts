import fc from 'fast-check';
import { decideRepair } from './decide-repair.ts';
import { missingSteps } from './missing-steps.ts';
import type { RepairKind } from './kinds.ts';
import { operationCodes, type OperationCode } from './operations.ts';
import { actors, complete, fileAt } from './personas-and-files.fixture.ts';
import type { RepairActor, RepairFile, RepairStep } from './repair-file.ts';
import { repairStatuses } from './statuses.ts';

interface Order {
  readonly operation: OperationCode;
  readonly actor: RepairActor;
}

const anyOrder: fc.Arbitrary<Order> = fc.record({
  operation: fc.constantFrom(...operationCodes),
  actor: fc.constantFrom(...Object.values(actors)),
});
const anyPath = fc.array(anyOrder, { minLength: 1, maxLength: 60 });
const anyGender = fc.constantFrom<RepairKind>(0, 1, 2);

/** Walks a file from its opening; what is refused leaves it as it was. */
function walk(kind: RepairKind, orders: readonly Order[]): { file: RepairFile; steps: readonly RepairStep[] } {
  const steps: RepairStep[] = [];
  const file = orders.reduce(
    (current, { operation, actor }) => {
      const decision = decideRepair(current, complete(operation), actor);
      if (!decision.ok) return current;
      steps.push(decision.value);
      return { ...current, status: decision.value.to, operations: [...current.operations, ...decision.value.records] };
    },
    fileAt(0, { kind }),
  );
  return { file, steps };
}

describe('every path of a file from its opening', () => {
  it('never leaves a terminal status, whoever acts and in whatever order', () => {
    fc.assert(
      fc.property(anyGender, anyPath, (kind, orders) => {
        const { steps } = walk(kind, orders);
        expect(steps.filter(({ from, to }) => repairStatuses[from].isTerminal && to !== from)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('leaves what was abandoned by the mass tool alone, to "not eligible"', () => {
    fc.assert(
      fc.property(anyGender, anyPath, (kind, orders) => {
        const left = walk(kind, orders).steps.filter(({ from, to }) => (from === 2 || from === 14) && to !== from);
        expect(left.every(({ to, records }) => to === 7 && records.includes('NIL'))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('reaches the review only with nothing missing, and pays only what was validated', () => {
    fc.assert(
      fc.property(anyGender, anyPath, (kind, orders) => {
        const { file, steps } = walk(kind, orders);
        if (steps.some(({ to }) => [1, 5, 6, 8, 11, 12].includes(to))) expect(missingSteps(file)).toEqual([]);
        expect(steps.filter(({ from, to }) => to === 6 && from !== 5 && from !== 6)).toEqual([]);
        expect(steps.filter(({ from, to }) => to === 12 && from !== 11 && from !== 12)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
