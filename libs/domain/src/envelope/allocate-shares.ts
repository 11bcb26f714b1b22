import { fitsIn, type EnvelopeAccount } from './envelope-account.ts';
import { changeBetween, entriesLeftOut, type EnvelopeEntry } from './envelope-entry.ts';
import type { Envelope } from '../campaign/funder.ts';
import type { PremiumShare } from '../campaign/shares.ts';

/** An envelope as it stands. */
export interface StandingEnvelope extends Envelope {
  readonly account: EnvelopeAccount;
  /** Other files wait for it: whoever comes later waits too. */
  readonly hasQueue: boolean;
}

/** What a file asks of envelopes. */
export interface AllocationRequest {
  readonly shares: readonly PremiumShare[];
  /** What the file takes already. */
  readonly entries: readonly EnvelopeEntry[];
  readonly isCommitted: boolean;
  readonly envelopes: ReadonlyMap<string, StandingEnvelope>;
}

/** A share that an envelope cannot hold, with what others sent there. */
interface ShortShare {
  readonly funderId: string;
  readonly cents: number;
}

/** Which envelopes a file takes how much of; or the funder whose envelope does not suffice, and what happens then. */
export type Allocation =
  | { readonly outcome: 'held'; readonly shares: readonly PremiumShare[]; readonly entries: readonly EnvelopeEntry[] }
  | (ShortShare & { readonly outcome: 'waits' | 'refused' });

/**
 * Takes the shares of a file from the envelopes of their funders: all of them or none. A share that an envelope cannot hold
 * goes to the funder whom the campaign names, and counts there; else the file waits or is refused. What a bank has paid of a
 * share stays with its funder.
 */
export function allocateShares(request: AllocationRequest): Allocation {
  const { envelopes, shares: asked } = request;
  let shares = asked;
  // Each move empties one share along a chain that `check` has found to end.
  for (let moves = 0; moves <= shares.length ** 2; moves += 1) {
    const short = shares.find((share) => !isHeld(share, request));
    if (short === undefined) return { outcome: 'held', shares, entries: entriesOf(shares, request) };
    const { whenUsedUp, redirectTo } = envelopes.get(short.funderId) ?? {};
    const isPaid = (entryOf(short.funderId, request)?.paidCents ?? 0) > 0;
    if (whenUsedUp !== 'redirect' || redirectTo === undefined || isPaid)
      return { outcome: whenUsedUp === 'wait' ? 'waits' : 'refused', ...short };
    shares = moveShare(shares, short, redirectTo);
  }
  throw new RangeError('Funders redirect a share in a circle');
}

function isHeld(share: PremiumShare, request: AllocationRequest): boolean {
  const envelope = request.envelopes.get(share.funderId);
  if (envelope === undefined || share.cents === 0) return true;
  const before = entryOf(share.funderId, request);
  const change = changeBetween(before, afterwards(share, request));
  const takesMore = share.cents > (before?.cents ?? 0);
  return fitsIn(envelope.account, change) && !(takesMore && envelope.hasQueue);
}

/** What a file takes of each envelope that there is, with what was paid before. */
function entriesOf(shares: readonly PremiumShare[], request: AllocationRequest): readonly EnvelopeEntry[] {
  const entries = shares
    .filter(({ funderId }) => request.envelopes.has(funderId))
    .map((share) => afterwards(share, request))
    .filter(({ cents, paidCents }) => cents !== 0 || paidCents !== 0);
  return [...entries, ...entriesLeftOut(request.entries, request.envelopes)];
}

function afterwards({ funderId, cents }: PremiumShare, request: AllocationRequest): EnvelopeEntry {
  const { isCommitted } = request;
  return { funderId, cents, isCommitted, paidCents: entryOf(funderId, request)?.paidCents ?? 0 };
}

function entryOf(funderId: string, { entries }: AllocationRequest): EnvelopeEntry | undefined {
  return entries.find((entry) => entry.funderId === funderId);
}

function moveShare(shares: readonly PremiumShare[], from: PremiumShare, to: string): readonly PremiumShare[] {
  return shares.map((share) => {
    if (share.funderId === from.funderId) return { ...share, cents: 0 };
    return share.funderId === to ? { ...share, cents: share.cents + from.cents } : share;
  });
}
