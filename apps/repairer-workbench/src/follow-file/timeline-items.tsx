import type { HistoryEntry, RepairFile } from '@alveole/contracts';
import { isOperationCode, isRefundPending, operationLabels } from '@alveole/domain';
import type { TimelineItem } from '@alveole/ui';
import { instantOf, momentOf, statusWords } from '../repair-file/file-words.ts';
import { premiumWords } from '../repair-file/money.ts';
import { statusOf } from '../repair-file/rules-file.ts';
import { words } from './follow-file.text.ts';

/** What happened to a file, oldest first, each new status with its date; then the payment that is to come. */
export function timelineOf(file: RepairFile): readonly TimelineItem[] {
  const items = file.history.map((entry, place) => itemOf(entry, file.history[place - 1]));
  return isRefundPending(statusOf(file)) ? [...items, expectedPayment(file)] : items;
}

function itemOf(entry: HistoryEntry, before: HistoryEntry | undefined): TimelineItem {
  const isNewStatus = before?.status !== entry.status;
  const label = labelOf(entry);
  return {
    id: entry.operation_id,
    when: momentOf(entry),
    instant: instantOf(entry),
    title: isNewStatus ? <strong>{statusWords(entry)}</strong> : label,
    detail: isNewStatus ? label : undefined,
  };
}

function expectedPayment(file: RepairFile): TimelineItem {
  return {
    id: 'payment',
    when: words.toCome,
    title: `Virement de ${premiumWords(file) ?? words.thePremium}`,
    isExpected: true,
  };
}

/** That a file was drawn as a sample is the programme's affair. */
function labelOf({ operation_code }: HistoryEntry): string | undefined {
  if (operation_code === 'ECH' || !isOperationCode(operation_code)) return undefined;
  return operationLabels[operation_code].replace(' (échantillon)', '');
}
