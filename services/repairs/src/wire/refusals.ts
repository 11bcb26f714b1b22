import { appError } from '@alveole/contracts';
import type { Decision } from '@alveole/domain';

/** The decision's value; a refusal is thrown under its code. */
export function orRefuse<T>(decision: Decision<T>): T {
  if (decision.ok) return decision.value;
  throw appError(decision.refusal.code, decision.refusal.message);
}

/** A field of an operation that its schema let through but that a rule refuses. */
export function invalidField(field: string, reason: string) {
  return appError('ValidationException', `repair_data.operation_data.${field} (INVALID): ${reason}`);
}
