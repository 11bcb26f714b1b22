import type { SecondReviewCause, SecondReviewPolicy } from '@alveole/domain';
import type { RepairRecord } from './repair-record.ts';

/** Whether two operators decide on the validation of a file, and who has recommended it. */
export interface SecondReview {
  readonly causes: readonly SecondReviewCause[];
  readonly recommender?: Recommender | undefined;
}

export interface Recommender {
  readonly userId: string;
  readonly userName: string;
}

/** Who recommended the validation of a file, while that stands. */
export function recommenderOf({
  isRecommended,
  history,
}: Pick<RepairRecord, 'isRecommended' | 'history'>): Recommender | undefined {
  const author = isRecommended ? history.findLast(({ code }) => code === 'RECO')?.author : undefined;
  return author?.userId === undefined ? undefined : { userId: author.userId, userName: author.userName };
}

/** What the rules ask of it. */
export function ruledSecondReview({ causes, recommender }: SecondReview) {
  return { secondReviewDue: causes.length > 0, recommendedBy: recommender?.userId };
}

/** A policy of the programme with who set it. */
export interface SecondReviewChange extends SecondReviewPolicy {
  readonly at: Date;
  readonly userName: string;
}

export interface SecondReviewSetting {
  readonly policy: SecondReviewPolicy;
  /** Newest first. */
  readonly changes: readonly SecondReviewChange[];
  /** Absent while nothing was set. */
  readonly rowHash?: string | undefined;
}
