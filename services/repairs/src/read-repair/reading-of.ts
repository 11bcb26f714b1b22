import { funderNameOf, isGraceOver, learnerPlaceOf } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import type { Person } from '../record/people.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import { campaignOfFile, situationOfFile } from '../reckon-premium/reckon-invoice.ts';
import { sessionInvoiceOf } from '../record/session-invoice.ts';
import { secondReviewOf } from '../store/second-review-of.ts';
import type { Reading } from '../wire/repair-answers.ts';

/** Who reads a file, and whether it could still be closed. */
export async function readingOf(
  ports: Pick<
    RepairsPorts,
    'beneficiaries' | 'campaign' | 'campaigns' | 'establishments' | 'now' | 'repairs' | 'secondReview'
  >,
  { role, entityId }: Pick<Person, 'role' | 'entityId'>,
  file: RepairRecord,
): Promise<Reading> {
  const secondReview = role === 'REP' ? { causes: [] } : await secondReviewOf(ports, file);
  const learner = await learnerOf(ports, file);
  const situation = await situationOfFile(ports, file);
  const { version: campaignVersion, questions = [] } = campaignOfFile(ports, file);
  return {
    role,
    entityId,
    graceEnded: isGraceOver(ports.campaign, ports.now()),
    secondReview,
    learner,
    situation,
    campaignVersion,
    awaitedFunder: file.envelopes?.wait && funderNameOf(ports.campaign, file.envelopes.wait.funderId),
    questions,
  };
}

/** Which learner of a session of several a file is of; nothing before its invoice. */
async function learnerOf({ repairs }: Pick<RepairsPorts, 'repairs'>, file: RepairRecord): Promise<Reading['learner']> {
  const { mediaHash, participants = 1 } = sessionInvoiceOf(file.history) ?? {};
  if (mediaHash === undefined || participants === 1) return undefined;
  const sessions = await repairs.sessionsOfInvoice(file.entityId, mediaHash);
  return { ...learnerPlaceOf(file, sessions), participants };
}
