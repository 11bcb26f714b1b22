import type { HistoryEntry, RepairFile } from '@alveole/contracts';
import { closingMessages, isDiscussionClosed, isOperationCode, repairStatuses } from '@alveole/domain';
import type { RepairFile as RuledFile, RepairStatus } from '@alveole/domain';

/** A file as the rules know it. */
export function ruledFileOf({
  status,
  gender,
  history,
  refund_locked,
  repair_entity_id,
  rozo_user_id,
}: RepairFile): RuledFile {
  return {
    status: status as RepairStatus,
    kind: gender,
    operations: history.map(({ operation_code }) => operation_code).filter(isOperationCode),
    refundLocked: refund_locked,
    entityId: repair_entity_id,
    operatorId: rozo_user_id ?? null,
  };
}

/** A session of cycling lessons, which has no bike to photograph. */
export const isSession = ({ gender }: Pick<RepairFile, 'gender'>): boolean => gender === 1;

/** The instant of an operation, from the wire's UTC time. */
export function instantOf({ operation_date }: Pick<HistoryEntry, 'operation_date'>): string {
  return `${operation_date.replace(' ', 'T')}Z`;
}

export interface Evidence {
  /** The last of each kind, which counts. */
  readonly invoice?: HistoryEntry;
  readonly photo?: HistoryEntry;
  /** What they replaced, the last one first. */
  readonly earlier: readonly HistoryEntry[];
}

const invoiceCodes: ReadonlySet<string> = new Set(['FAC', 'FACVE']);
export const isInvoice = ({ operation_code }: HistoryEntry): boolean => invoiceCodes.has(operation_code);
const isPhoto = ({ operation_code }: HistoryEntry): boolean => operation_code === 'PHO';

/** The invoices and photos of a file. */
export function evidenceOf(history: readonly HistoryEntry[]): Evidence {
  const stored = history.filter((entry) => entry.operation_data.media_url !== undefined);
  const [invoice, photo] = [stored.findLast(isInvoice), stored.findLast(isPhoto)];
  return {
    invoice,
    photo,
    earlier: stored
      .filter((entry) => entry !== invoice && entry !== photo && (isInvoice(entry) || isPhoto(entry)))
      .reverse(),
  };
}

export function messagesOf(history: readonly HistoryEntry[]): readonly HistoryEntry[] {
  return history.filter(
    ({ operation_code, operation_data }) => operation_code === 'MSG' && operation_data.text !== undefined,
  );
}

export function isClosed(messages: readonly HistoryEntry[]): boolean {
  return isDiscussionClosed(messages.map(({ operation_data }) => operation_data.text ?? ''));
}

const complementCodes: ReadonlySet<string> = new Set(['COM', 'COMECH']);

/** What was last asked of the repairer; nothing unless the file waits for it. */
export function askedLines({ history, status }: RepairFile): readonly string[] {
  if (repairStatuses[status as RepairStatus].tone !== 'red') return [];
  return history.findLast(({ operation_code }) => complementCodes.has(operation_code))?.operation_data.motif?.tab ?? [];
}

/** What a request asks, line by line, as the wire takes it: twenty lines of two thousand characters at most. */
export function motifTab(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [kept, rest] = [lines.slice(0, 17), lines.slice(17)];
  return [...kept, ...(rest.length === 0 ? [] : [rest.join(' ')])].flatMap((line) => line.match(/.{1,2000}/gsu) ?? []);
}

export const staffClosing = closingMessages.staff;
