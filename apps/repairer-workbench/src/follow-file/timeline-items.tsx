import { codeNewsOf, inOrderOfTime } from '@alveole/contracts/repair';
import type {
  CodeNews,
  HistoryEntryView,
  PersonCorrectionView,
  PhoneCorrectionView,
  RepairView,
} from '@alveole/contracts/repair';
import {
  bikeCorrectionText,
  namedReaderText,
  isRefundPending,
  operationLabelOf,
  personCorrectionText,
  phoneCorrectionText,
  pickUpProofLabels,
  receiptReaderLabels,
  removedAnswersText,
  rungFailureText,
  rungLabels,
} from '@alveole/domain';
import type { TimelineItem } from '@alveole/ui';
import { standingText } from '../send-later/standing.text.ts';
import { entryNameOf } from '../send-later/provisional-file.ts';
import { subjectOf } from '../send-later/step.ts';
import { nothingOnDevice, standingOf } from '../send-later/use-on-device.ts';
import type { OnDevice } from '../send-later/use-on-device.ts';
import { stepText } from '../show-queue/queue.text.ts';
import { standingLabelOf } from '../show-file/file-standing.ts';
import { amountText, momentText } from '../show-file/file.text.ts';
import { texts } from './follow-file.text.ts';

/** What happened to a file, oldest first, each new status with its date; then the payment that is to come. */
export function timelineOf(file: RepairView, onDevice: OnDevice = nothingOnDevice): readonly TimelineItem[] {
  const operations = file.history.map(
    (entry, index) => waitingItem(entry, onDevice, file.vatRate) ?? itemOf(entry, file.history.slice(0, index)),
  );
  const corrections = inOrderOfTime(
    file.phoneCorrections.map(correctionItem),
    file.personCorrections.map(personCorrectionItem),
  );
  const news = inOrderOfTime(codeNewsOf(file).map(newsItem), corrections);
  const items = inOrderOfTime(operations, news);
  return isRefundPending(file.status) ? [...items, expectedPayment(file)] : items;
}

function itemOf(entry: HistoryEntryView, earlier: readonly HistoryEntryView[]): TimelineItem {
  const isNewStatus = earlier.length === 0 || standingLabelOf(earlier.at(-1) ?? entry) !== standingLabelOf(entry);
  const label = labelText(entry, earlier);
  return {
    id: entry.operationId,
    when: momentText(entry),
    instant: entry.at,
    title: isNewStatus ? <strong>{standingLabelOf(entry)}</strong> : label,
    detail:
      [
        isNewStatus ? label : undefined,
        entry.proof && pickUpProofLabels[entry.proof],
        namedReaderText(entry),
        entry.receiptReader && receiptReaderLabels[entry.receiptReader],
        removedAnswersText(entry.removedAnswers),
        entry.bikeCorrection && bikeCorrectionText(entry.bikeCorrection),
      ]
        .filter(Boolean)
        .join(' · ') || undefined,
  };
}

/** What this device alone knows; undefined for what the server has recorded. */
function waitingItem(
  entry: HistoryEntryView,
  onDevice: OnDevice,
  vatRate: RepairView['vatRate'],
): TimelineItem | undefined {
  const step = onDevice.steps.find((own) => entryNameOf(own) === entry.operationId);
  const standing = standingOf(onDevice, entry);
  if (!step || !standing) return undefined;
  return {
    id: entry.operationId,
    when: momentText(entry),
    instant: entry.at,
    title: stepText(subjectOf(step), vatRate),
    detail: standingText(standing),
    isExpected: true,
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

function correctionItem({ at, by, previous, next }: PhoneCorrectionView, index: number): TimelineItem {
  return {
    id: `phone:${index}`,
    when: momentText({ at }),
    instant: at,
    title: phoneCorrectionText({ previous, next }),
    detail: by,
  };
}

function personCorrectionItem({ at, fields }: PersonCorrectionView, index: number): TimelineItem {
  return { id: `person:${index}`, when: momentText({ at }), instant: at, title: personCorrectionText(fields) };
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
function labelText({ operation }: HistoryEntryView, earlier: readonly HistoryEntryView[]): string | undefined {
  if (operation === 'ECH') return undefined;
  return operationLabelOf(
    operation,
    earlier.map((entry) => entry.operation),
  ).replace(' (échantillon)', '');
}
