import { awaitsReview, RepairStatus, secondReviewCausesOf } from '@alveole/domain';
import { recommenderOf } from '../record/second-review.ts';
import type { SecondReview } from '../record/second-review.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import type { RepairStore } from './repair-store.ts';
import type { SecondReviewStore } from './second-review-store.ts';

interface Stores {
  readonly secondReview: Pick<SecondReviewStore, 'read'>;
  readonly repairs: Pick<RepairStore, 'countUpTo'>;
}

const { validated, refunded, sampleValidated, sampleRefunded } = RepairStatus;
const validatedStatuses = [validated, refunded, sampleValidated, sampleRefunded];

/** Whether two operators decide on the validation of a file as the programme has set it; no cause where no review waits. */
export async function secondReviewOf({ secondReview, repairs }: Stores, file: RepairRecord): Promise<SecondReview> {
  if (!awaitsReview(file.status)) return { causes: [] };
  const { policy } = await secondReview.read();
  const limit = policy.firstFilesOfShop;
  const validatedOfShop =
    limit === 0 ? 0 : await repairs.countUpTo(limit, { entityId: file.entityId, statuses: validatedStatuses });
  return { causes: secondReviewCausesOf({ ...file, validatedOfShop }, policy), recommender: recommenderOf(file) };
}
