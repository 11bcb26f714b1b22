import { codeNewsOf, inOrderOfTime } from '@alveole/contracts';
import type { CodeNews, HistoryEntryView, RepairView } from '@alveole/contracts';
import { isRefundPending, operationLabels, pickUpProofLabels, rungFailureText, rungLabels } from '@alveole/domain';
import type { TimelineItem } from '@alveole/ui';
import { amountText, momentText, statusText } from '../show-file/file.text.ts';
import { texts } from './follow-file.text.ts';

/** What happened to a file, oldest first, each new status with its date; then the payment that is to come. */
export function timelineOf(file: RepairView): readonly TimelineItem[] {
  const operations = file.history.map((entry, index) => itemOf(entry, file.history[index - 1]));
  const items = inOrderOfTime(operations, codeNewsOf(file).map(newsItem));
  return isRefundPending(file.status) ? [...items, expectedPayment(file)] : items;
}

function itemOf(entry: HistoryEntryView, before: HistoryEntryView | undefined): TimelineItem {
  const isNewStatus = before?.status !== entry.status;
  const label = labelText(entry);
  return {
    id: entry.operationId,
    when: momentText(entry),
    instant: entry.at,
    title: isNewStatus ? <strong>{statusText(entry)}</strong> : label,
    detail:
      [isNewStatus ? label : undefined, entry.proof && pickUpProofLabels[entry.proof]].filter(Boolean).join(' · ') ||
      undefined,
  };
}

function newsItem({ id, channel, at, state, failure }: CodeNews): TimelineItem {
  return {
    id,
    when: momentText({ at }),
    instant: at,
    title: rungLabels[channel][state],
    detail: failure && rungFailureText(channel, failure),
  };
}

function expectedPayment(file: RepairView): TimelineItem {
  return {
    id: 'payment',
    when: texts.toCome,
    title: `Virement de ${amountText(file.premiumCents) ?? texts.thePremium}`,
    isExpected: true,
  };
}

/** That a file was drawn as a sample is the programme's affair. */
function labelText({ operation }: HistoryEntryView): string | undefined {
  if (operation === 'ECH') return undefined;
  return operationLabels[operation].replace(' (échantillon)', '');
}
