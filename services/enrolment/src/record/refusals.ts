import { appError } from '@alveole/contracts';
import type { Decision } from '@alveole/domain';

/** The decision's value; a refusal is thrown under its code. */
export function orRefuse<T>(decision: Decision<T>): T {
  if (decision.ok) return decision.value;
  throw appError(decision.refusal.code, decision.refusal.message);
}

export const unknownEntity = () => appError('EntityNotFoundException', 'Unknown entity.');
export const anotherEntity = () => appError('NotAuthorizedException', 'Entity of another partner.');
export const anotherList = () => appError('NotAuthorizedException', 'Entity of another list.');
export const entityChangedMeanwhile = () =>
  appError('EntityVersionMismatchException', 'The entity was changed by somebody else.');
export const siretTaken = () => appError('DuplicatesValueException', 'This siret is already registered.');
export const unknownBeneficiary = () => appError('ConsumerNotFoundException', 'This consumer is not found.');
export const beneficiaryChangedMeanwhile = () =>
  appError('ConsumerVersionMismatchException', 'The consumer was changed by somebody else.');
