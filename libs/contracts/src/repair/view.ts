import type {
  CodeChannel,
  LearnerPlace,
  OperationCode,
  SecondReviewCause,
  Situation,
  SmsFailure,
  SmsRung,
} from '@alveole/domain';
import type { RepairFile } from './wire.ts';
import type { HistoryEntryView } from './history-entry-view.ts';
import { historyEntryViewOf } from './history-entry-view.ts';
import { answersIn, fileAnswerViewOf } from './question-answers.ts';
import type { FileAnswerView } from './question-answers.ts';
import { assignmentOf, personCorrectionOf, phoneCorrectionOf } from './file-marks.ts';
import type { AssignmentView, PersonCorrectionView, PhoneCorrectionView } from './file-marks.ts';
import type { ReadMarkView } from './read-marks.ts';
import type { EstablishmentProfile } from '../establishment/profile-view.ts';
import type { RepairRowView } from './row-view.ts';
import { repairRowViewOf } from './row-view.ts';
import { centsOf } from '../values/wire-values.ts';

export interface RepairBike {
  readonly brand: string;
  readonly serial: string;
  readonly comment?: string;
}

type ShopFact = 'mail' | 'identifier' | 'companyName' | 'commercialName' | 'address' | 'postcode' | 'city' | 'phone';

/** The establishment that opened the file, as far as the caller may know it. */
export interface RepairShop extends Pick<EstablishmentProfile, ShopFact> {
  readonly entityId: string;
}

/** What became of the messages with the code or the link. */
export interface RepairSms {
  readonly sent: number;
  readonly lastSentAt?: string;
  readonly delivery?: 'pending' | 'sent' | 'delivered' | 'failed';
  readonly deliveredAt?: string;
  /** Why the last message failed. */
  readonly failure?: SmsFailure;
  /** Oldest first. */
  readonly messages: readonly CodeMessage[];
}

/** One message with the code or the link, and what was told of it, oldest first. */
export interface CodeMessage {
  readonly messageId: string;
  readonly channel: CodeChannel;
  /** It went to a number or an address that the client named for this once. */
  readonly isNamedByClient?: boolean | undefined;
  readonly sentAt: string;
  readonly rungs: readonly { readonly state: SmsRung; readonly at: string; readonly failure?: SmsFailure }[];
}

/** The place of a learner among those of his session. */
export interface LearnerView extends LearnerPlace {
  readonly participants: number;
}

/** A whole file. It is a `RepairFile` of the domain: `decideRepair(view, …)` takes it as it is. */
export interface RepairView extends RepairRowView {
  readonly bike: RepairBike;
  readonly shop: RepairShop;
  readonly sms?: RepairSms;
  /** Until when (ISO) the beneficiary may confirm from the link; absent when none waits. */
  readonly linkExpiresAt?: string;
  readonly refundLocked: boolean;
  /** The invoice changed after the beneficiary confirmed it. */
  readonly confirmationDue: boolean;
  /** The campaign and its grace period are over. */
  readonly graceEnded: boolean;
  /** The version of the campaign that rules it; absent in answers of earlier versions. */
  readonly campaignVersion?: number;
  /** With its number, by which shop and client find it in the public accounts; absent of files of earlier versions. */
  readonly receiptCode?: string;
  /** What the rules of the campaign name of the file besides its invoice. */
  readonly situation: Situation;
  /** What the campaign asked, in its order. */
  readonly answers: readonly FileAnswerView[];
  /** Which learner of a session of several it is of; absent before its invoice, and of one person alone. */
  readonly learner?: LearnerView;
  /** Why two operators decide on its validation; empty where one suffices, and at the counter. */
  readonly secondReviewCauses: readonly SecondReviewCause[];
  readonly secondReviewDue: boolean;
  /** Who recommended its validation, while that stands. */
  readonly recommendedBy?: string;
  readonly recommenderName?: string;
  /** When (ISO). */
  readonly recommendedAt?: string;
  /** Name of the funder whose envelope it waits for, and since when (ISO). */
  readonly envelopeWait?: { readonly funderName: string; readonly since: string };
  /** What corrections of the paid premium changed, together, in signed cents; absent: nothing. */
  readonly adjustmentCents?: number;
  /** When (ISO) its personal data were erased; absent of a file within its term. */
  readonly personsErasedAt?: string | undefined;
  /** What he confirmed of the invoice, excluding tax. */
  readonly confirmedInvoiceCents?: number;
  /** Codes of the history, oldest first. */
  readonly operations: readonly OperationCode[];
  /** Oldest first. */
  readonly history: readonly HistoryEntryView[];
  /** Who saw what the other side had written, oldest first. */
  readonly reads: readonly ReadMarkView[];
  /** Who reserved, gave or released it, oldest first; nothing of it at the counter. */
  readonly assignments: readonly AssignmentView[];
  /** Corrections of the beneficiary’s mobile while it was open, oldest first; numbers are masked. */
  readonly phoneCorrections: readonly PhoneCorrectionView[];
  /** Corrections that the beneficiary asked for, oldest first. */
  readonly personCorrections: readonly PersonCorrectionView[];
}

/**
 * A file as screens and rules read it. Statuses and operations are those that the contract knows: an answer with
 * another one does not pass it, and is a coded failure of the call rather than a file at a wrong status.
 */
export function repairViewOf(file: RepairFile): RepairView {
  const row = repairRowViewOf(file);
  const history = file.history.map(historyEntryViewOf);
  return {
    ...row,
    person: personOf(file, row),
    bike: { ...file.bike },
    validatedAt: history.findLast(({ operation }) => operation === 'AVAL' || operation === 'AVALECH')?.at,
    shop: shopOf(file.entity),
    sms: file.sms && smsOf(file.sms),
    linkExpiresAt: file.link_expires_at,
    refundLocked: file.refund_locked,
    confirmationDue: file.confirmation_due ?? false,
    graceEnded: file.grace_ended ?? false,
    learner: file.learner && learnerOf(file.learner),
    situation: situationOf(file),
    answers: (file.answers ?? []).map(fileAnswerViewOf),
    campaignVersion: file.campaign_version,
    receiptCode: file.receipt_code,
    secondReviewCauses: file.second_review?.causes ?? [],
    secondReviewDue: (file.second_review?.causes.length ?? 0) > 0,
    recommendedBy: file.second_review?.recommended_by?.user_id,
    recommenderName: file.second_review?.recommended_by?.user_name,
    ...(file.second_review?.recommended_by && {
      recommendedAt: history.findLast(({ operation }) => operation === 'RECO')?.at,
    }),
    ...(file.envelope_wait && {
      envelopeWait: { funderName: file.envelope_wait.funder_name, since: file.envelope_wait.since },
    }),
    ...(file.persons_erased_at && { personsErasedAt: file.persons_erased_at }),
    ...adjustmentOf(history),
    confirmedInvoiceCents: centsOf(file.confirmed_amounts?.amount_net),
    operations: history.map(({ operation }) => operation),
    history,
    reads: (file.reads ?? []).map(({ role, user_name, at, up_to }) => ({ role, name: user_name, at, upTo: up_to })),
    assignments: (file.assignments ?? []).map(assignmentOf),
    phoneCorrections: (file.phone_corrections ?? []).map(phoneCorrectionOf),
    personCorrections: (file.person_corrections ?? []).map(personCorrectionOf),
  };
}

function adjustmentOf(history: RepairView['history']): Pick<RepairView, 'adjustmentCents'> {
  const sumCents = history.reduce((sum, { adjustmentCents = 0 }) => sum + adjustmentCents, 0);
  return sumCents === 0 ? {} : { adjustmentCents: sumCents };
}

function situationOf({ situation = {}, answers = [] }: RepairFile): Situation {
  return {
    ...(answers.length > 0 && { answers: answersIn(answers.map(fileAnswerViewOf)) }),
    vatPercent: situation.vat_percent,
    repairedOn: situation.repaired_on,
    age: situation.age,
    homeZip: situation.home_zip,
    homeDepartment: situation.home_department,
    homeTown: situation.home_town,
    homeGroup: situation.home_group,
    filesBefore: situation.files_before,
    filesThisYear: situation.files_this_year,
    shopZip: situation.shop_zip,
    shopDepartment: situation.shop_department,
    shopTown: situation.shop_town,
    shopGroup: situation.shop_group,
    shopKind: situation.shop_kind,
  };
}

function learnerOf({ number, participants, filed, first_repair_id }: NonNullable<RepairFile['learner']>): LearnerView {
  return { number, participants, filed, firstId: first_repair_id };
}

/** The mail stands among the search data alone. */
function personOf({ consumer }: RepairFile, { person }: RepairRowView): RepairView['person'] {
  return {
    firstName: consumer.typed_first_name ?? consumer.first_name,
    lastName: consumer.typed_last_name ?? consumer.last_name,
    mobile: consumer.smartphone_number,
    mail: person.mail,
  };
}

function shopOf(entity: RepairFile['entity']): RepairShop {
  return {
    entityId: entity.entity_id,
    mail: entity.mail,
    identifier: entity.siret,
    companyName: entity.raison_sociale,
    commercialName: entity.commercialname,
    address: entity.adresse,
    postcode: entity.zip,
    city: entity.city,
    phone: entity.telephone,
  };
}

function smsOf(sms: NonNullable<RepairFile['sms']>): RepairSms {
  return {
    sent: sms.sent,
    lastSentAt: sms.last_sent_at,
    delivery: sms.delivery,
    deliveredAt: sms.delivered_at,
    failure: sms.failure,
    messages: (sms.messages ?? []).map(({ message_id, channel = 'sms', named_by_client, sent_at, rungs }) => ({
      messageId: message_id,
      channel,
      ...(named_by_client && { isNamedByClient: named_by_client }),
      sentAt: sent_at,
      rungs,
    })),
  };
}
