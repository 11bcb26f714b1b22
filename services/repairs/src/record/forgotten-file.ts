import type { Answers } from '@alveole/domain';
import { answerTokens } from './answer-tokens.ts';
import type { HistoryRecord, OperationDetails } from './history-record.ts';
import type { SmsRecord } from './repair-record.ts';

/** What the retention did to a file. */
export interface FileRetention {
  /** When its client and its messages were emptied. */
  readonly personsAt?: Date;
  /** When its accounting pieces and the names of the authors were. */
  readonly piecesAt?: Date;
  /** Objects that nothing names any more and that may still be in the store: a run that dies leaves them to the next one. */
  readonly pendingKeys: readonly string[];
  /** Objects that were removed, for the scan. */
  readonly removedKeys: readonly string[];
}

/** How much of a file is forgotten: its client, or its pieces and authors too. */
export interface Oblivion {
  readonly persons: boolean;
  readonly pieces: boolean;
}

const invoiceCodes: ReadonlySet<string> = new Set(['FAC', 'FACVE', 'FACCOR', 'FACVECOR']);
const acceptedObject = /^accepted\//;

/** Answers of few values, which statistics count and which name nobody. */
export function countedAnswers(answers: Answers | undefined): Answers | undefined {
  if (answers === undefined) return undefined;
  return Object.fromEntries(Object.entries(answers).filter(([id, value]) => answerTokens({ [id]: value }).length > 0));
}

/** One entry of the history: what statistics and accounts read of it stays. */
export function forgottenEntry(entry: HistoryRecord, { persons, pieces }: Oblivion): HistoryRecord {
  const isInvoice = invoiceCodes.has(entry.code);
  const withoutPersons = persons ? figuresOf(entry.details, isInvoice) : entry.details;
  const details = pieces ? withoutMedia(withoutPersons) : withoutPersons;
  const { role, userId } = entry.author;
  const author = pieces ? { role, ...(userId !== undefined && { userId }), userName: '' } : entry.author;
  return { ...entry, author, details };
}

/** Keys of the objects that an entry names and that its forgotten form names no more. */
export function removedKeysOf(before: HistoryRecord, after: HistoryRecord): readonly string[] {
  const left = new Set(keysOf(after.details));
  return keysOf(before.details).filter((key) => !left.has(key));
}

/** Sends without the hash of the number: what became of them is counted. */
export function forgottenSms(sms: SmsRecord): SmsRecord {
  return { ...sms, sends: sms.sends.map((send) => ({ ...send, phoneHash: '' })) };
}

/** The objects that the details of an operation name. */
export function keysOf({ mediaKey, stampedKey, answers = {} }: OperationDetails): readonly string[] {
  return [mediaKey, stampedKey, ...Object.values(answers)].filter(
    (key): key is string => typeof key === 'string' && acceptedObject.test(key),
  );
}

function figuresOf(details: OperationDetails, isInvoice: boolean): OperationDetails {
  const { mediaKey, mediaHash, extension, stampedKey, stampedHash, stamp, answers, reckoning, ...others } = details;
  const { invoiceCents, participants, premiumCents, adjustmentCents, removedAnswers, batchId, proof } = others;
  const { receiptReader, isNamedByClient, isAmountPrinted, isCreditNote } = others;
  const media = isInvoice ? { mediaKey, mediaHash, extension, stampedKey, stampedHash, stamp } : {};
  const counted = countedAnswers(answers);
  return present({
    ...media,
    invoiceCents,
    participants,
    premiumCents,
    adjustmentCents,
    removedAnswers,
    batchId,
    proof,
    receiptReader,
    isNamedByClient,
    isAmountPrinted,
    isCreditNote,
    ...(counted && { answers: counted }),
    ...(reckoning && { reckoning: { ...reckoning, situation: {}, steps: [] } }),
  });
}

const mediaFields: ReadonlySet<string> = new Set([
  'mediaKey',
  'mediaHash',
  'extension',
  'stampedKey',
  'stampedHash',
  'stamp',
]);

function withoutMedia(details: OperationDetails): OperationDetails {
  return Object.fromEntries(Object.entries(details).filter(([field]) => !mediaFields.has(field)));
}

/** The store keeps no field without a value. */
function present(fields: {
  readonly [Field in keyof OperationDetails]?: OperationDetails[Field] | undefined;
}): OperationDetails {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
