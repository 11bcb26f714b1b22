import { textsById } from './decision.ts';
import { assignmentNotAllowed, holderOfOtherLists } from './establishment/assignment.ts';
import { beyondTheCampaign, beyondTheInvoice } from './premium/decide-correction.ts';
import { conditions } from './repair/conditions.ts';
import { decisionDeferred, decisionLeft } from './repair/deferred-decision.ts';
import { unknownRepairAssignee } from './repair/assignee.ts';
import { massToolNotAllowed } from './establishment/mass-run.ts';
import { reasonsNotAllowed } from './repair/review-reason.ts';
import { sessionComplete } from './repair/session-learners.ts';
import { secondReviewNotAllowed } from './repair/second-review.ts';

/** What staff are told when an operation on a file was refused, by the server's message. */
export const repairTextsById = textsById([
  conditions['refund-open'].refusal,
  conditions['file-holder'].refusal,
  conditions.confirmed.refusal,
  conditions['confirmation-due'].refusal,
  conditions['sms-possible'].refusal,
  conditions.correction.refusal,
  conditions['second-review-due'].refusal,
  conditions['envelope-held'].refusal,
  conditions['not-recommended'].refusal,
  conditions['recommended-when-due'].refusal,
  conditions['other-than-recommender'].refusal,
  assignmentNotAllowed,
  unknownRepairAssignee,
  holderOfOtherLists,
  beyondTheCampaign,
  beyondTheInvoice,
  massToolNotAllowed,
  reasonsNotAllowed,
  secondReviewNotAllowed,
  decisionDeferred,
  decisionLeft,
  sessionComplete,
]);
