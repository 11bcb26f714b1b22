import type { ClientOperation, Operation } from '@alveole/contracts/repair';
import { changesBike, changesConfirmed, isSecondChannelOpen, smsLimits } from '@alveole/domain';
import type { RepairAction } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import { answersWithout, takenAnswers } from '../open-repair/taken-answers.ts';
import type { TakenAnswers } from '../open-repair/taken-answers.ts';
import { campaignOfFile, reckonInvoice } from '../reckon-premium/reckon-invoice.ts';
import type { Reckoning } from '../reckon-premium/reckon-invoice.ts';
import { correctedBike } from './correct-bike.ts';
import { confirmationIn } from '../record/confirmation.ts';
import type { Person } from '../record/people.ts';
import type { RemovedAnswer } from '../record/history-record.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import type { SecondReview } from '../record/second-review.ts';
import { secondReviewOf } from '../store/second-review-of.ts';

/** What the rules must know that neither the file nor the request says. */
export interface Facts {
  /** The beneficiary's number, +33 form; read when a message is asked for. */
  readonly phone?: string | undefined;
  /** The address that the beneficiary gave to the programme; read when a message is asked for. */
  readonly mail?: string | undefined;
  readonly smsEnabled: boolean;
  /** The last SMS failed, or was not delivered in time. */
  readonly secondChannelOpen: boolean;
  /** The campaign lets beneficiaries confirm from a link. */
  readonly linkAllowed: boolean;
  /** The invoice asks for other amounts than the beneficiary confirmed, and no member of staff answers for it. */
  readonly changesConfirmed: boolean;
  /** What the invoice is worth, and why; absent of every other operation. */
  readonly reckoning?: Reckoning | undefined;
  /** Answers of the file that an invoice takes away. */
  readonly removedAnswers: readonly RemovedAnswer[];
  /** Whether two operators decide on the validation; read when one is asked for. */
  readonly secondReview: SecondReview;
  /** A correction names another bike than that of the file. */
  readonly changesBike: boolean;
}

const messages: ReadonlySet<ClientOperation> = new Set(['SMS', 'MEL', 'LIEN']);
const validations: ReadonlySet<ClientOperation> = new Set(['RECO', 'AVAL', 'AVALECH']);

/**
 * For a message, a receipt too, the beneficiary's number and address come from their owner: the repairer may have corrected the number a
 * moment ago, and a code must not go to the old one.
 */
export async function readFacts(
  ports: RepairsPorts,
  file: RepairRecord,
  operation: Operation,
  { role }: Pick<Person, 'role'>,
): Promise<Facts> {
  const { smsSwitch, beneficiaries, campaign, now } = ports;
  const { code, comment } = operation;
  const isMessage = messages.has(code);
  const smsEnabled = isMessage || code === 'VAL' ? !(await smsSwitch.isOff()) : true;
  const secondChannelOpen = isSmsLost(file, now());
  const isReasoned = role === 'ADM' && comment !== undefined;
  const { answers, removed: removedAnswers } = answersWith(ports, file, operation, role);
  const keptAnswers = answersWithout(file.answers ?? {}, (id) =>
    removedAnswers.some(({ questionId }) => questionId === id),
  );
  const reckoning = await reckonInvoice(ports, { ...file, answers: { ...keptAnswers, ...answers } }, operation);
  const known = {
    reckoning,
    removedAnswers,
    changesBike: isAnotherBike(file, operation),
    smsEnabled,
    secondChannelOpen,
    linkAllowed: campaign.confirmsByLink,
    secondReview: validations.has(code) ? await secondReviewOf(ports, file) : { causes: [] },
    changesConfirmed: !isReasoned && changesConfirmed(confirmationIn(file.history), reckoning?.amounts),
  };
  if (code !== 'RECU' && !(isMessage && smsEnabled)) return known;
  const { phone, mail } = await beneficiaries.current(file.consumerId);
  return { ...known, phone, mail };
}

/** The answers that come with an invoice, and those that go; nothing of every other operation. Throws AnswersRefusedException. */
function answersWith(
  ports: Pick<RepairsPorts, 'campaigns'>,
  file: RepairRecord,
  { code, data }: Operation,
  role: Person['role'],
): TakenAnswers {
  if (code !== 'FAC' && code !== 'FACVE') return { answers: {}, removed: [] };
  return takenAnswers({
    campaign: campaignOfFile(ports, file),
    step: 'invoice',
    kind: file.kind,
    sent: 'answers' in data ? data.answers : undefined,
    former: file.answers,
    mayLeaveOut: role === 'ADM',
  });
}

function isAnotherBike({ bike }: RepairRecord, { data }: Operation): boolean {
  return 'serial' in data && changesBike({ previous: bike, next: correctedBike(bike, data) });
}

function isSmsLost({ sms }: RepairRecord, now: Date): boolean {
  const last = sms?.sends.findLast(({ channel = 'sms' }) => channel === 'sms');
  if (last === undefined) return false;
  const states = (last.rungs ?? []).map(({ state }) => state);
  return isSecondChannelOpen(states, now.getTime() - last.at.getTime() >= smsLimits.spacingMs);
}

/** What is asked of the rules. */
export function actionOf(
  { code, data, comment }: Operation,
  { phone, mail, smsEnabled, secondChannelOpen, linkAllowed, changesConfirmed: changes, changesBike: isAnother }: Facts,
): RepairAction {
  return {
    operation: code,
    ...('text' in data ? { text: data.text } : {}),
    ...('reasonLines' in data && data.reasonLines !== undefined ? { text: data.reasonLines.join('\n') } : {}),
    ...('adjustmentCents' in data ? { adjustmentCents: data.adjustmentCents } : {}),
    ...(comment === undefined ? {} : { comment }),
    withCode: 'code' in data && data.code !== undefined,
    phoneKnown: phone !== undefined || ('phone' in data && data.phone !== undefined),
    mailKnown: mail !== undefined || ('mail' in data && data.mail !== undefined),
    secondChannelOpen,
    linkAllowed,
    smsEnabled,
    changesConfirmed: changes,
    changesBike: isAnother,
  };
}
