import { isGraceOver } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import type { Person } from '../record/people.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import { secondReviewOf } from '../store/second-review-of.ts';
import type { Reading } from '../wire/repair-answers.ts';

/** Who reads a file, and whether it could still be closed. */
export async function readingOf(
  ports: Pick<RepairsPorts, 'campaign' | 'now' | 'repairs' | 'secondReview'>,
  { role, entityId }: Pick<Person, 'role' | 'entityId'>,
  file: RepairRecord,
): Promise<Reading> {
  const secondReview = role === 'REP' ? { causes: [] } : await secondReviewOf(ports, file);
  return { role, entityId, graceEnded: isGraceOver(ports.campaign, ports.now()), secondReview };
}
