import { envelopeStageOf, paySettledShare, settledShare, sharesOf, waiveSettledShare } from '@alveole/domain';
import type { SettledShare, SettledSums } from '@alveole/domain';
import { withId } from './file-envelopes.ts';
import type { RepairRecord } from './repair-record.ts';

type SettledFile = Pick<RepairRecord, 'status' | 'premiumCents' | 'shares' | 'settledShares' | 'settledIds'>;

/** What one event says of the money of a funder’s share of a file. */
export interface ShareMove {
  readonly eventId: string;
  readonly funderId: string;
  readonly act: 'pay' | 'waive';
  /** Below zero where money came back. */
  readonly cents: number;
}

const ways = { pay: paySettledShare, waive: waiveSettledShare } as const;

/** What a file keeps of its settled shares after an event; nothing where it counts the event already, or has no shares. */
export function settledBy(
  file: SettledFile,
  { eventId, funderId, act, cents }: ShareMove,
): Pick<RepairRecord, 'settledShares' | 'settledIds'> | undefined {
  const { shares, settledShares = [], settledIds = [] } = file;
  if (shares === undefined || settledIds.includes(eventId)) return undefined;
  const former: SettledSums = settledShares.find((share) => share.funderId === funderId) ?? {
    funderId,
    paidCents: 0,
    waivedCents: 0,
  };
  const settled = ways[act](former, cents, owedCentsOf(file, funderId));
  return {
    settledShares: [...settledShares.filter((share) => share.funderId !== funderId), settled],
    settledIds: withId(settledIds, eventId),
  };
}

/** The settled shares of a file whose shares or status changed. */
export function resettledShares(file: SettledFile): Partial<Pick<RepairRecord, 'settledShares'>> {
  const { settledShares } = file;
  return settledShares === undefined
    ? {}
    : { settledShares: settledShares.map((share) => settledShare(share, owedCentsOf(file, share.funderId))) };
}

/** The shares of a file as if the bank had paid each of them in full. */
export function wholePayments(file: SettledFile): readonly SettledShare[] {
  return sharesOf(file)
    .filter(({ cents }) => cents > 0)
    .map(({ funderId, cents }) => settledShare({ funderId, paidCents: cents, waivedCents: 0 }, cents));
}

function owedCentsOf(file: SettledFile, funderId: string): number {
  if (envelopeStageOf(file.status) !== 'committed') return 0;
  return sharesOf(file).find((share) => share.funderId === funderId)?.cents ?? 0;
}
