import type { RepairRowView } from '@alveole/contracts/repair';
import { awaitsReview, holdsPersonQuota, isRefunded, isRefundPending, isSession } from '@alveole/domain';

type CountedFile = Pick<RepairRowView, 'kind' | 'status' | 'premiumCents'>;

/** What a beneficiary has used of the programme, over his files. */
export interface BeneficiarySums {
  /** How many files hold a bike, or a lesson, of those that the campaign gives a person. */
  readonly bikes: number;
  readonly sessions: number;
  /** Premiums that were validated or paid, in whole cents. */
  readonly grantedCents: number;
  /** Premiums of files that wait for a decision, in whole cents. */
  readonly awaitedCents: number;
}

export function beneficiarySums(files: readonly CountedFile[]): BeneficiarySums {
  const holding = files.filter(({ kind, status }) => holdsPersonQuota(kind, status));
  const sessions = holding.filter(isSession).length;
  return {
    bikes: holding.length - sessions,
    sessions,
    grantedCents: premiumsOf(files, (status) => isRefundPending(status) || isRefunded(status)),
    awaitedCents: premiumsOf(files, awaitsReview),
  };
}

function premiumsOf(files: readonly CountedFile[], holds: (status: CountedFile['status']) => boolean): number {
  return files.reduce((sum, { status, premiumCents = 0 }) => (holds(status) ? sum + premiumCents : sum), 0);
}
