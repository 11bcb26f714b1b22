import type { GivenReason } from './refusal-reasons.ts';
import { isRefused, type EstablishmentStatus } from './statuses.ts';

/** The temporary reason that says that the representative's identity document does not do. */
const identityReason = 2;

/** A refusal as far as it may name a document. */
export interface NamingRefusal {
  readonly reasons: readonly GivenReason[];
}

/**
 * Whether the refusal that stands names the identity document (settled §3): the file then goes back with a new one, for
 * the one that it may hold is what was refused.
 */
export function asksForIdentity({
  status,
  refusal,
}: {
  readonly status: EstablishmentStatus;
  readonly refusal?: NamingRefusal;
}): boolean {
  return isRefused(status) && refusal !== undefined && refusal.reasons.some(({ key }) => key === identityReason);
}
