import { isInvoice, lastRequest, readerOf } from '@alveole/contracts/repair';
import type { HistoryEntryView, RepairView } from '@alveole/contracts/repair';
import { isComplementAsked, isComplemented } from '@alveole/domain';
import { formatCount, formatDeskTime, Notice } from '@alveole/ui';
import type { ReactNode } from 'react';
import classes from './case-panel.module.css';
import { answerTexts, readText, texts } from './review-repair.text.ts';

/** What was asked of the repairer and who read it; once he has answered, what he gave beside it. */
export function AskedAndAnswered({ file }: { readonly file: RepairView }): ReactNode {
  const last = lastRequest(file);
  const isAnswered = isComplemented(file.status);
  if (!last || !(isAnswered || isComplementAsked(file.status))) return null;
  const { request, answer } = last;
  return (
    <Notice tone="warning" size="s">
      {isAnswered ? <p>{answerTexts.asked}</p> : null}
      <ul className={classes.asked} aria-label={texts.asked}>
        {(request.reasonLines ?? []).map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
      {isAnswered ? <p>{givenText(answer)}</p> : <p>{readText(readerOf(file, request))}</p>}
    </Notice>
  );
}

/** « Répondu le 02-03-2026 11:05 : 2 photos, 1 facture, 1 message. » */
function givenText(answer: readonly HistoryEntryView[]): string {
  const count = (isOne: (entry: HistoryEntryView) => boolean) => answer.filter(isOne).length;
  const parts = [
    [count(({ operation }) => operation === 'PHO'), 'photo'],
    [count(isInvoice), 'facture'],
    [count(({ operation }) => operation === 'MSG'), 'message'],
  ] as const;
  const counts = parts.filter(([many]) => many > 0).map(([many, noun]) => formatCount(many, noun));
  const at = answer.at(-1)?.at;
  if (at === undefined) return answerTexts.onBehalf;
  return `${answerTexts.answered} le ${formatDeskTime(at)}\u00a0: ${counts.join(', ')}.`;
}
