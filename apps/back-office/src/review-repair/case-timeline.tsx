import type { HistoryEntry, RepairFile } from '@alveole/contracts';
import { isOperationCode, isRefundPending, operationLabels } from '@alveole/domain';
import type { RepairStatus } from '@alveole/domain';
import { Card, formatDateTime, formatDayTime, formatEuros, Timeline } from '@alveole/ui';
import type { TimelineItem } from '@alveole/ui';
import type { ReactNode } from 'react';
import { centsOf } from '../browse-repairs/cents-of.ts';
import { captionOf } from './evidence-view.tsx';
import { instantOf, isInvoice } from './repair-case.ts';
import { texts } from './review-repair.text.ts';

/** What happened to the file, the last thing first, and the transfer that is to come. */
export function CaseTimeline({ file }: { readonly file: RepairFile }): ReactNode {
  return (
    <Card title={texts.timeline}>
      <Timeline items={timelineOf(file, new Date().getFullYear())} />
    </Card>
  );
}

/** @param thisYear times of another year tell theirs */
export function timelineOf({ history, status, repair_amounts }: RepairFile, thisYear: number): readonly TimelineItem[] {
  const past = history.map((entry): TimelineItem => {
    const instant = instantOf(entry);
    const isThisYear = new Date(instant).getFullYear() === thisYear;
    return {
      id: entry.operation_id,
      when: isThisYear ? formatDayTime(instant) : formatDateTime(instant),
      instant,
      title: titleOf(entry),
      detail: detailOf(entry),
    };
  });
  const due = repair_amounts.amount_to_refund;
  if (!isRefundPending(status as RepairStatus) || due === undefined) return past.reverse();
  return [
    {
      id: 'transfer',
      when: texts.expected,
      title: `Virement de ${formatEuros(centsOf(due))} au réparateur`,
      isExpected: true,
    },
    ...past.reverse(),
  ];
}

function titleOf(entry: HistoryEntry): ReactNode {
  const { operation_code: code } = entry;
  const label = isOperationCode(code) ? operationLabels[code] : code;
  const caption = isInvoice(entry) ? captionOf(entry).split(' · ').slice(1) : [];
  return (
    <>
      <strong>{label}</strong>
      {caption.map((part) => ` · ${part}`)}
    </>
  );
}

const corrections: ReadonlySet<string> = new Set(['FACCOR', 'FACVECOR']);

function detailOf({ operation_code, operation_data: data, actor }: HistoryEntry): ReactNode {
  const premium =
    data.amount_to_refund === undefined
      ? undefined
      : premiumText(centsOf(data.amount_to_refund), corrections.has(operation_code));
  const told = [premium, data.motif?.tab.join('\n'), data.text, data.operation_comment].filter(Boolean).join(' · ');
  const author = actor.role === 'SYS' ? undefined : actor.user_name;
  return [told, author].filter(Boolean).join(' — ') || undefined;
}

/** What an operation says of the premium: its amount, or a correction with its sign. */
function premiumText(cents: number, isCorrection: boolean): string {
  if (!isCorrection) return `Prime de ${formatEuros(cents)}`;
  return `${cents < 0 ? '−' : '+'}${formatEuros(Math.abs(cents))}`;
}
