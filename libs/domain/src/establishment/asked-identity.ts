import type { GivenReason } from './refusal-reasons.ts';
import { isRefused, type EstablishmentStatus } from './statuses.ts';

/** The temporary reason that says that the representative's identity document does not do. */
const identityReason = 2;

/** A refusal as far as it may name a document. */
export interface NamingRefusal {
  readonly reasons: readonly GivenReason[];
  /** Staff have put a newer identity document into the file since. */
  readonly isIdentityRenewed?: boolean;
}

/**
 * Whether the refusal that stands names the identity document (settled §3): the file then goes back with a new one, for
 * the one that it may hold is what was refused, unless staff have renewed it since.
 */
export function asksForIdentity({
  status,
  refusal,
}: {
  readonly status: EstablishmentStatus;
  readonly refusal?: NamingRefusal;
}): boolean {
  if (!isRefused(status) || refusal === undefined || refusal.isIdentityRenewed === true) return false;
  return refusal.reasons.some(({ key }) => key === identityReason);
}
