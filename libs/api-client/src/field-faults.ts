import { isAppError } from '@alveole/contracts';

export interface FieldFault {
  /** Wire name, with dots for what is nested. */
  readonly field: string;
  readonly kind: 'MISSING' | 'INVALID';
}

/** The fields that a validation refusal names: `mail (INVALID): Invalid email, code (MISSING): Field is required`. */
export function fieldFaults(failure: unknown): readonly FieldFault[] {
  if (!isAppError(failure) || failure.kind !== 'validation') return [];
  return [...failure.message.matchAll(/([\w.[\]]+) \((MISSING|INVALID)\):/g)].map(([, field = '', kind]) => ({
    field,
    kind: kind as FieldFault['kind'],
  }));
}
