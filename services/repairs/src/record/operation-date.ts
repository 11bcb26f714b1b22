import { appError } from '@alveole/contracts';

/** A client's clock may run ahead by this much. */
const mostAheadMs = 10 * 60_000;

/** The business time of an operation, UTC `YYYY-MM-DD HH:mm:ss`: what the client says when it can be, else now. */
export function operationDateOf(given: string | undefined, now: Date): string {
  if (given === undefined) return wireTime(now);
  const instant = new Date(`${given.replace(' ', 'T')}Z`);
  const exists = !Number.isNaN(instant.getTime()) && wireTime(instant) === given;
  if (exists && instant.getTime() <= now.getTime() + mostAheadMs) return given;
  throw appError('ValidationException', 'operation_date (INVALID): Invalid date');
}

function wireTime(instant: Date): string {
  return instant.toISOString().slice(0, 19).replace('T', ' ');
}
