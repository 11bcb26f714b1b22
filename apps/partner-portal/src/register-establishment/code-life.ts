import { mailCodeLimits } from '@alveole/domain';
import type { RegistrationDraft } from './registration-draft.ts';

type Life = Pick<RegistrationDraft, 'sentAt' | 'renewedAt'>;

/** Milliseconds of work after which the service is told that the form is worked on. */
export const renewEvery = 5 * 60_000;

/**
 * When the code last began to live, milliseconds since 1970: with its mail, or when the service prolonged it. A code of
 * which nobody knows when it was sent is over.
 */
const begunAt = ({ sentAt, renewedAt }: Life): number =>
  sentAt === null ? -Infinity : Math.max(sentAt, renewedAt ?? 0);

/** Whether the code of a registration holds, as far as this tab knows. */
export function isAlive(life: Life, now: number): boolean {
  return now - begunAt(life) < mailCodeLimits.lifetimeMs;
}

/** Whether work on the form is to be told now. */
export function isToRenew(life: Life, now: number): boolean {
  return now - begunAt(life) >= renewEvery;
}
