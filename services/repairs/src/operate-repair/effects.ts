import type { ClientOperation, OperationData } from '@alveole/contracts/repair';
import { acceptedValue } from '@alveole/contracts';
import { decideCorrection, discussionClosed, isComplementAsked, isDiscussionClosed, refuse } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import type { Effect } from '../record/effect.ts';
import type { Person } from '../record/people.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import { confirmWithCode } from '../confirm-pick-up/confirm-with-code.ts';
import type { Facts } from './facts.ts';
import { addPhoto, recordInvoice, recordSessionInvoice } from './record-evidence.ts';
import { correctBike } from './correct-bike.ts';
import { sendReceipt } from './send-receipt.ts';
import { correctedShares, paidPremiumOf } from '../reckon-premium/correct-premium.ts';
import { campaignOfFile } from '../reckon-premium/reckon-invoice.ts';
import { mailCode, mailLink } from '../prove-pick-up/mail-proof.ts';
import { sendCode } from '../prove-pick-up/send-code.ts';

export interface OperationContext {
  readonly ports: RepairsPorts;
  readonly file: RepairRecord;
  readonly facts: Facts;
  readonly person: Person;
  readonly now: Date;
  readonly requestId?: string | undefined;
}

type Effects = {
  readonly [Code in ClientOperation]: (
    context: OperationContext,
    data: OperationData[Code],
  ) => Effect | Promise<Effect>;
};

const nothing = (): Effect => ({});
const reasons = (_context: OperationContext, { reasonLines }: OperationData['NIL']): Effect =>
  reasonLines === undefined ? {} : { details: { reasonLines }, lines: reasonLines };

/** What each operation brings; the status is the business of the domain's table. Throws coded refusals. */
export const effects: Effects = {
  FAC: recordInvoice,
  FACVE: recordSessionInvoice,
  PHO: addPhoto,
  VELO: correctBike,
  SMS: sendCode,
  MEL: mailCode,
  LIEN: mailLink,
  RECU: sendReceipt,
  VAL: confirmWithCode,
  MSG: sendMessage,
  BUG: ({ ports }) => ({ fileFields: { incident: ports.incident?.mark } }),
  COM: reasons,
  COMECH: reasons,
  NIL: reasons,
  COMR: nothing,
  COMRECH: nothing,
  CAN: nothing,
  RECO: nothing,
  AVAL: validate,
  AVALECH: validate,
  ECH: nothing,
  ACAN: nothing,
  FACCOR: correctPremium,
  FACVECOR: correctPremium,
};

/** A closing message closes for the repairer, until staff writes again; what staff asks for at 3 and 9 may always be answered. */
function sendMessage({ file, person }: OperationContext, { text }: OperationData['MSG']): Effect {
  const messages = file.history.filter(({ code }) => code === 'MSG').map(({ details }) => details.text ?? '');
  const isClosed = isDiscussionClosed(messages) && !isComplementAsked(file.status);
  if (person.role === 'REP' && isClosed) acceptedValue(refuse(discussionClosed));
  return { details: { text }, lines: [text] };
}

/** Where two operators decide, the second is another person than the one who recommended. */
async function validate({ ports, facts, person, requestId = '' }: OperationContext): Promise<Effect> {
  const { causes, recommender } = facts.secondReview;
  if (causes.length > 0 && recommender !== undefined)
    await ports.requireSecondPerson({ firstId: recommender.userId, secondId: person.userId }, requestId);
  return {};
}

/** A signed adjustment of a paid premium, by a second person beside whoever holds the file; it stays between nothing and what the invoice and the campaign allow. */
async function correctPremium(
  { ports, file, person, requestId = '' }: OperationContext,
  { adjustmentCents }: OperationData['FACCOR'],
): Promise<Effect> {
  const { operatorId } = file;
  if (operatorId !== undefined)
    await ports.requireSecondPerson({ firstId: operatorId, secondId: person.userId }, requestId);
  const campaign = campaignOfFile(ports, file);
  const premiumCents = acceptedValue(decideCorrection(paidPremiumOf(file), adjustmentCents, campaign));
  return {
    fileFields: { premiumCents, shares: correctedShares(premiumCents, file, campaign) },
    details: { adjustmentCents },
    adjustmentCents,
  };
}
