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
 * goes to the funder whom the campaign names, and counts there; else the file waits or is refused: refused where one funder
 * says so, for waiting for another would not help. What a bank has paid of a share stays with its funder.
 */
export function allocateShares(request: AllocationRequest): Allocation {
  let { shares } = request;
  // Each move empties one share along a chain that `check` has found to end.
  for (let moves = 0; moves <= shares.length ** 2; moves += 1) {
    const short = shares.filter((share) => !isHeld(share, request));
    const moved = short.find((share) => payerInPlaceOf(share, request) !== undefined);
    const redirectTo = moved && payerInPlaceOf(moved, request);
    if (moved === undefined || redirectTo === undefined) return unmoved(shares, short, request);
    shares = moveShare(shares, moved, redirectTo);
  }
  throw new RangeError('Funders redirect a share in a circle');
}

/** Nobody else pays what is short: all is held, or a funder refuses, or all that is short waits. */
function unmoved(
  shares: readonly PremiumShare[],
  short: readonly PremiumShare[],
  request: AllocationRequest,
): Allocation {
  const mayWait = ({ funderId }: PremiumShare) => request.envelopes.get(funderId)?.whenUsedUp === 'wait';
  const refused = short.find((share) => !mayWait(share));
  if (refused !== undefined) return { outcome: 'refused', ...refused };
  const [waiting] = short;
  if (waiting !== undefined) return { outcome: 'waits', ...waiting };
  return { outcome: 'held', shares, entries: entriesOf(shares, request) };
}

/** Who pays a share that its envelope cannot hold; undefined where nobody does. */
function payerInPlaceOf({ funderId }: PremiumShare, request: AllocationRequest): string | undefined {
  const { whenUsedUp, redirectTo } = request.envelopes.get(funderId) ?? {};
  const isPaid = (entryOf(funderId, request)?.paidCents ?? 0) > 0;
  return whenUsedUp === 'redirect' && !isPaid ? redirectTo : undefined;
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
