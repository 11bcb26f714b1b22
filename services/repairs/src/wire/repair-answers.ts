import type { RepairFile, RepairSummary } from '@alveole/contracts/repair';
import { answerText, eurosOfCents, missingSteps } from '@alveole/domain';
import type { Answers, LearnerPlace, Question, Situation } from '@alveole/domain';
import { eurosOf, historyFor, toHistoryEntry } from './history-answers.ts';
import { confirmationIn } from '../record/confirmation.ts';
import { vatRateOf } from '../record/invoice-vat.ts';
import type { SecondReview } from '../record/second-review.ts';
import type { ReadMark } from '../record/read-marks.ts';
import type { People } from '../record/people.ts';
import type { Person } from '../record/people.ts';
import type {
  AssignmentMark,
  PersonCorrection,
  PhoneCorrection,
  RepairRecord,
  RepairRow,
  SmsRecord,
} from '../record/repair-record.ts';

/** A row of a list, with when it was validated and what is asked for it, where that is known. */
export interface ListedRow extends RepairRow {
  readonly validatedAt?: Date | undefined;
  readonly requestLines?: readonly string[] | undefined;
}

/** A row of a list in the wire's words. */
export function toSummary({ beneficiary, establishment, ...row }: ListedRow & People): RepairSummary {
  return {
    repair_id: row.id,
    repair_rozo_id: row.fileNumber,
    row_hash: row.rowHash,
    status: row.status,
    gender: row.kind,
    repair_entity_id: row.entityId,
    repair_consumer_id: row.consumerId,
    rozo_user_id: row.operatorId,
    rozo_user_name: row.operatorName,
    create_date: row.createdAt.toISOString(),
    modify_date: row.modifiedAt.toISOString(),
    repair_amounts: { amount_net: eurosOf(row.invoiceCents), amount_to_refund: eurosOf(row.premiumCents) },
    repair_search_data: {
      lastname: beneficiary?.lastName ?? '',
      name: beneficiary?.firstName ?? '',
      typed_lastname: beneficiary?.typedLastName,
      typed_name: beneficiary?.typedFirstName,
      phone: beneficiary?.phone,
      mail: beneficiary?.mail,
      comment: row.bike.comment,
      message_non_lu_reparateur: row.unreadByRepairer,
      message_non_lu_rozo: row.unreadByStaff,
      bug: row.incident,
    },
    entity_name: establishment?.tradeName ?? row.entityName,
    taux_tva: vatRateOf(row, establishment),
    bike: { brand: row.bike.brand, serial: row.bike.serial },
    validated_at: row.validatedAt?.toISOString(),
    awaits_envelope: row.awaitsEnvelope || undefined,
    request_lines: row.requestLines && [...row.requestLines],
    missing: [...missingSteps(row)],
  };
}

/** A row as staff reads it: with what two operators say to each other. */
export function toReviewedSummary(row: ListedRow & People): RepairSummary {
  return { ...toSummary(row), is_recommended: row.isRecommended || undefined };
}

/** Who reads a file, and when. */
export interface Reading extends Pick<Person, 'role' | 'entityId'> {
  /** The campaign and its grace period are over. */
  readonly graceEnded: boolean;
  /** Whether two operators decide on its validation. */
  readonly secondReview: SecondReview;
  /** What the rules of the campaign name of the file, besides its invoice. */
  readonly situation: Situation;
  /** The version of the campaign that rules the file. */
  readonly campaignVersion: number;
  /** For whose envelope it waits. */
  readonly awaitedFunder?: string | undefined;
  /** What it asks, in its order. */
  readonly questions: readonly Question[];
  /** Which learner of a session of several. */
  readonly learner?: (LearnerPlace & { readonly participants: number }) | undefined;
}

/** The whole file in the words of the wire, as this person may read it. */
export function toFile(
  file: RepairRecord & People,
  { graceEnded, secondReview, learner, situation, campaignVersion, questions, awaitedFunder, ...reader }: Reading,
): RepairFile {
  const { beneficiary, establishment } = file;
  return {
    ...toSummary(file),
    bike: { ...file.bike },
    consumer: {
      first_name: beneficiary?.firstName ?? '',
      last_name: beneficiary?.lastName ?? '',
      typed_first_name: beneficiary?.typedFirstName,
      typed_last_name: beneficiary?.typedLastName,
      smartphone_number: beneficiary?.phone,
    },
    entity: {
      entity_id: file.entityId,
      mail: establishment?.mail,
      siret: establishment?.siret,
      raison_sociale: establishment?.legalName,
      commercialname: establishment?.tradeName,
      adresse: establishment?.address,
      zip: establishment?.zip,
      city: establishment?.city,
      telephone: establishment?.phone,
    },
    sms: file.sms && toSms(file.sms),
    link_expires_at: file.link?.expiresAt.toISOString(),
    envelope_wait: toEnvelopeWait(file, awaitedFunder),
    persons_erased_at: file.forgottenAt?.toISOString(),
    refund_locked: file.refundLocks !== undefined,
    confirmation_due: file.confirmationDue ?? false,
    grace_ended: graceEnded,
    confirmed_amounts: confirmedAmountsOf(file),
    learner: learner && {
      number: learner.number,
      participants: learner.participants,
      filed: learner.filed,
      first_repair_id: learner.firstId,
    },
    situation: toSituation(situation),
    answers: toAnswers(questions, file.answers),
    campaign_version: campaignVersion,
    receipt_code: file.receiptCode,
    second_review: reader.role === 'REP' ? undefined : toSecondReview(secondReview),
    history: historyFor(reader, file.history).map(toHistoryEntry),
    reads: (file.reads ?? []).map(toRead),
    assignments: reader.role === 'REP' ? undefined : (file.assignments ?? []).map(toAssignment),
    phone_corrections: (file.phoneCorrections ?? []).map((correction) => toPhoneCorrection(correction, reader)),
    person_corrections: file.personCorrections?.map(toPersonCorrection),
  };
}

function toEnvelopeWait({ awaitsEnvelope, envelopes }: RepairRecord, funderName = ''): RepairFile['envelope_wait'] {
  const wait = awaitsEnvelope ? envelopes?.wait : undefined;
  return wait && { funder_name: funderName, since: wait.since.toISOString() };
}

/** An answer to a question that the campaign of the file no longer asks is told no more. */
function toAnswers(questions: readonly Question[], answers: Answers = {}): RepairFile['answers'] {
  const fileAnswers = questions.flatMap((question) => {
    const value = answers[question.id];
    if (value === undefined) return [];
    const document = question.kind === 'document' ? { media_url: String(value) } : {};
    return [
      { question_id: question.id, question: question.label, answer: answerText(question, value), value, ...document },
    ];
  });
  return fileAnswers.length > 0 ? fileAnswers : undefined;
}

function toSituation(situation: Situation): RepairFile['situation'] {
  return {
    vat_percent: situation.vatPercent,
    repaired_on: situation.repairedOn,
    age: situation.age,
    home_zip: situation.homeZip,
    home_department: situation.homeDepartment,
    home_town: situation.homeTown,
    home_group: situation.homeGroup,
    files_before: situation.filesBefore,
    files_this_year: situation.filesThisYear,
    shop_zip: situation.shopZip,
    shop_department: situation.shopDepartment,
    shop_town: situation.shopTown,
    shop_group: situation.shopGroup,
    shop_kind: situation.shopKind,
  };
}

function toSecondReview({ causes, recommender }: SecondReview): RepairFile['second_review'] {
  if (causes.length === 0) return undefined;
  const recommended_by = recommender && { user_id: recommender.userId, user_name: recommender.userName };
  return { causes: [...causes], recommended_by };
}

function toAssignment({ at, by, operatorId, operatorName }: AssignmentMark) {
  return {
    at: at.toISOString(),
    actor: { role: by.role, user_name: by.userName },
    holder: operatorId === null ? undefined : { user_id: operatorId, user_name: operatorName ?? '' },
    is_own: operatorId !== null && operatorId === by.userId,
  };
}

/** Of another shop, a counter reads the shop's name, never who stood at it. */
function toPhoneCorrection(
  { at, by, entityId, entityName, previous, next }: PhoneCorrection,
  { role, entityId: own }: Pick<Person, 'role' | 'entityId'>,
) {
  const shop = entityName ?? '';
  const atShop = by.role === 'REP' && role !== 'REP' ? `${by.userName} (${shop})` : by.userName;
  const isOther = role === 'REP' && entityId !== own;
  return {
    at: at.toISOString(),
    actor: { role: by.role, user_name: isOther ? shop : atShop },
    previous_number: previous,
    next_number: next,
  };
}

function toPersonCorrection({ at, by, fields }: PersonCorrection) {
  return { at: at.toISOString(), actor: { role: by.role, user_name: by.userName }, fields: [...fields] };
}

function confirmedAmountsOf({ history }: RepairRecord): RepairFile['confirmed_amounts'] {
  const { confirmed } = confirmationIn(history);
  return (
    confirmed && {
      amount_net: eurosOfCents(confirmed.invoiceCents),
      amount_to_refund: eurosOfCents(confirmed.premiumCents),
    }
  );
}

function toRead({ by, name, at, upTo }: ReadMark) {
  return { role: by === 'repairer' ? 'REP' : 'ADM', user_name: name, at: at.toISOString(), up_to: upTo } as const;
}

function toSms({ sends, delivery, deliveryAt }: SmsRecord): RepairFile['sms'] {
  const messages = sends.map(toMessage);
  return {
    sent: sends.length,
    last_sent_at: sends.at(-1)?.at.toISOString(),
    delivery,
    delivered_at: delivery === 'delivered' ? deliveryAt?.toISOString() : undefined,
    failure: delivery === 'failed' ? messages.at(-1)?.rungs.at(-1)?.failure : undefined,
    messages,
  };
}

function toMessage({ eventId, channel, isNamedByClient, at, rungs = [] }: SmsRecord['sends'][number]) {
  return {
    message_id: eventId,
    channel,
    named_by_client: isNamedByClient ? (true as const) : undefined,
    sent_at: at.toISOString(),
    rungs: rungs
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .map(({ state, at: reportedAt, failure }) => ({ state, at: reportedAt.toISOString(), failure })),
  };
}
