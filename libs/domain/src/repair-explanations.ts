import { textsById } from './decision.ts';
import { assignmentNotAllowed, holderOfOtherLists } from './establishment/assignment.ts';
import { beyondTheCampaign, beyondTheInvoice } from './premium/decide-correction.ts';
import { conditions } from './repair/conditions.ts';
import { decisionHeld, decisionLeft } from './repair/held-decision.ts';
import { unknownRepairHolder } from './repair/holder.ts';
import { massToolNotAllowed } from './establishment/mass-run.ts';
import { reasonsNotAllowed } from './repair/review-reason.ts';

/** What staff are told when an operation on a file was refused, by the server's message. */
export const repairTextsById = textsById([
  conditions['refund-open'].refusal,
  conditions['file-holder'].refusal,
  conditions.confirmed.refusal,
  conditions['confirmation-due'].refusal,
  conditions['sms-possible'].refusal,
  conditions.correction.refusal,
  assignmentNotAllowed,
  unknownRepairHolder,
  holderOfOtherLists,
  beyondTheCampaign,
  beyondTheInvoice,
  massToolNotAllowed,
  reasonsNotAllowed,
  decisionHeld,
  decisionLeft,
]);
