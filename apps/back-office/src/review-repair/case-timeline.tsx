import { codeNewsOf, inOrderOfTime, isInvoice } from '@alveole/contracts/repair';
import type { AssignmentView, HistoryEntryView, RepairView } from '@alveole/contracts/repair';
import {
  bikeCorrectionText,
  isRefundPending,
  namedReaderText,
  operationLabelOf,
  personCorrectionText,
  phoneCorrectionText,
  pickUpProofLabels,
  receiptReaderLabels,
  removedAnswersText,
  rungFailureText,
  rungLabels,
} from '@alveole/domain';
import { Card, formatDeskTime, formatEuros, Timeline } from '@alveole/ui';
import type { TimelineItem } from '@alveole/ui';
import type { ReactNode } from 'react';
import { captionOf } from './evidence-view.tsx';
import { texts } from './review-repair.text.ts';

/** What happened to the file, the last thing first, and the transfer that is to come. */
export function CaseTimeline({ file }: { readonly file: RepairView }): ReactNode {
  return (
    <Card title={texts.timeline}>
      <Timeline items={timelineOf(file)} />
    </Card>
  );
}

export function timelineOf(file: RepairView): readonly TimelineItem[] {
  const { history, status, premiumCents } = file;
  const momentOf = (at: string) => ({
    when: formatDeskTime(at),
    instant: at,
  });
  const codes = history.map(({ operation }) => operation);
  const operations = history.map((entry, index): TimelineItem => ({
    id: entry.operationId,
    ...momentOf(entry.at),
    title: titleOf(operationLabelOf(entry.operation, codes.slice(0, index)), entry, file.vatRate),
    detail: detailOf(entry),
  }));
  const news = codeNewsOf(file).map(({ id, channel, at, state, failure }): TimelineItem => ({
    id,
    ...momentOf(at),
    title: rungLabels[channel][state],
    detail: failure && rungFailureText(channel, failure),
  }));
  const past = inOrderOfTime(inOrderOfTime(operations, news), marksOf(file)).toReversed();
  if (!isRefundPending(status) || premiumCents === undefined) return past;
  return [
    {
      id: 'transfer',
      when: texts.expected,
      title: `Virement de ${formatEuros(premiumCents)} au réparateur`,
      isExpected: true,
    },
    ...past,
  ];
}

/** What was done to the file beside its procedure. */
function marksOf({ assignments, phoneCorrections, personCorrections }: RepairView): readonly TimelineItem[] {
  const assignmentItems = assignments.map((assignment, index): TimelineItem => ({
    id: `assignment:${index}`,
    when: formatDeskTime(assignment.at),
    instant: assignment.at,
    title: assignmentText(assignment),
  }));
  const phoneItems = phoneCorrections.map(({ at, by, previous, next }, index): TimelineItem => ({
    id: `phone:${index}`,
    when: formatDeskTime(at),
    instant: at,
    title: phoneCorrectionText({ previous, next }),
    detail: by,
  }));
  const personItems = personCorrections.map(({ at, by, fields }, index): TimelineItem => ({
    id: `person:${index}`,
    when: formatDeskTime(at),
    instant: at,
    title: personCorrectionText(fields),
    detail: by,
  }));
  return inOrderOfTime(assignmentItems, inOrderOfTime(phoneItems, personItems));
}

function assignmentText({ act, by, holder = '' }: AssignmentView): string {
  if (act === 'released') return `Dossier libéré par ${by}`;
  return act === 'reserved' ? `Dossier réservé par ${by}` : `Dossier attribué à ${holder} par ${by}`;
}

function titleOf(label: string, entry: HistoryEntryView, vatRate: RepairView['vatRate']): ReactNode {
  const caption = isInvoice(entry) ? captionOf(entry, vatRate).split(' · ').slice(1) : [];
  return (
    <>
      <strong>{label}</strong>
      {caption.map((part) => ` · ${part}`)}
    </>
  );
}

function detailOf(entry: HistoryEntryView): ReactNode {
  const { reasonLines, text, comment, proof, receiptReader, author, bikeCorrection, removedAnswers } = entry;
  const readerLabel = (receiptReader && receiptReaderLabels[receiptReader]) ?? namedReaderText(entry);
  const proofLabel = proof && pickUpProofLabels[proof];
  const bikeText = bikeCorrection && bikeCorrectionText(bikeCorrection);
  const facts = [premiumText(entry), proofLabel, readerLabel, bikeText, removedAnswersText(removedAnswers)];
  const content = [...facts, reasonLines?.join('\n'), text, comment].filter(Boolean).join(' · ');
  const name = author.role === 'SYS' ? undefined : author.name;
  return [content, name].filter(Boolean).join(' — ') || undefined;
}

/** What an operation says of the premium: its amount, or a correction with its sign. */
function premiumText({ premiumCents, adjustmentCents }: HistoryEntryView): string | undefined {
  if (premiumCents !== undefined) return `Prime de ${formatEuros(premiumCents)}`;
  if (adjustmentCents === undefined) return undefined;
  return `${adjustmentCents < 0 ? '−' : '+'}${formatEuros(Math.abs(adjustmentCents))}`;
}
