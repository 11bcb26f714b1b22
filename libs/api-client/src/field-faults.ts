import { isAppError } from '@alveole/contracts';

export interface FieldFault {
  /** Wire name, with dots for what is nested. */
  readonly field: string;
  readonly kind: 'MISSING' | 'INVALID';
  /** The English words of the rule that it breaks. */
  readonly reason: string;
}

const eachFault = /([\w.[\]]+) \((MISSING|INVALID)\): (.*?)(?=, [\w.[\]]+ \((?:MISSING|INVALID)\): |$)/g;

/** The fields that a validation refusal names: `mail (INVALID): Invalid email, code (MISSING): Field is required`. */
export function fieldFaults(failure: unknown): readonly FieldFault[] {
  if (!isAppError(failure) || failure.kind !== 'validation') return [];
  return [...failure.message.matchAll(eachFault)].map(([, field = '', kind, reason = '']) => ({
    field,
    kind: kind as FieldFault['kind'],
    reason,
  }));
}
