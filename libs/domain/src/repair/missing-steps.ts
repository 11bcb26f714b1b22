import { RepairKind, repairKinds } from './kinds.ts';
import type { OperationCode } from './operations.ts';

export type MissingStep = Extract<OperationCode, 'FAC' | 'FACVE' | 'PHO' | 'VAL'>;

/** Which kinds of file need each step before they can be reviewed, in the order in which a screen asks for them. */
const neededBy: Readonly<Record<MissingStep, readonly RepairKind[]>> = {
  FAC: [RepairKind.repair],
  FACVE: [RepairKind.session],
  PHO: [RepairKind.repair],
  VAL: repairKinds,
};

/**
 * What a file still lacks before it can be reviewed (status 0 → 1). Empty when complete. A confirmation of other amounts
 * than the invoice's is none.
 */
export function missingSteps(file: {
  readonly kind: RepairKind;
  readonly operations: readonly OperationCode[];
  readonly confirmationDue?: boolean | undefined;
}): readonly MissingStep[] {
  const steps = Object.keys(neededBy) as MissingStep[];
  const isThere = (step: MissingStep): boolean =>
    file.operations.includes(step) && !(step === 'VAL' && file.confirmationDue === true);
  return steps.filter((step) => neededBy[step].includes(file.kind) && !isThere(step));
}
