import type { AcceptanceStamp, AwaitedConditions } from '@alveole/domain';

/** The fields of an establishment by which the session knows how it stands. */
export interface Standing {
  readonly entity_id: string;
  readonly status: number;
  /** A version of the conditions that is still to be accepted. */
  readonly awaited?: AwaitedConditions;
  readonly entity_data: { readonly cgsAcceptDate?: AcceptanceStamp; readonly cguAccept?: boolean };
}

/**
 * What the answer of `readEntity` tells of an establishment's standing, looked at by hand: every page of a partner asks
 * for it, and the schemas of a whole establishment with their library weigh 40 KiB. Undefined for another answer.
 */
export function standingIn(answer: unknown): Standing | undefined {
  if (!isRecord(answer) || !isRecord(answer.entity_data)) return undefined;
  const { entity_id, status, entity_data: data } = answer;
  if (typeof entity_id !== 'string' || typeof status !== 'number') return undefined;
  const awaited = awaitedIn(answer.awaited_conditions);
  return {
    entity_id,
    status,
    ...(awaited && { awaited }),
    entity_data: {
      ...(typeof data.cgsAcceptDate === 'string' && { cgsAcceptDate: data.cgsAcceptDate }),
      ...(typeof data.cguAccept === 'boolean' && { cguAccept: data.cguAccept }),
    },
  };
}

function awaitedIn(written: unknown): AwaitedConditions | undefined {
  if (!isRecord(written)) return undefined;
  const { version, day, in_force: isInForce } = written;
  const isWhole = typeof version === 'string' && typeof day === 'string' && typeof isInForce === 'boolean';
  return isWhole ? { version, day, isInForce } : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
