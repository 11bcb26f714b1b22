import type { FiguresView } from '@alveole/contracts/statistics';
import { Card, formatCount, formatEuros } from '@alveole/ui';
import type { ReactNode } from 'react';
import classes from './read-statistics.module.css';
import { figureTexts, texts } from './read-statistics.text.ts';

/** The period in eight figures. */
export function KeyFigures({ totals }: { readonly totals: FiguresView }): ReactNode {
  const figures: readonly (readonly [label: string, value: string, note?: string])[] = [
    [figureTexts.filed, formatCount(totals.filed)],
    [figureTexts.validated, formatCount(totals.validated), figureTexts.net],
    [figureTexts.refused, formatCount(totals.refused)],
    [figureTexts.complements, formatCount(totals.complements)],
    [figureTexts.granted, formatEuros(totals.grantedCents)],
    [figureTexts.refunded, formatEuros(totals.refundedCents), figureTexts.firstPayments],
    [figureTexts.decision, texts.days(totals.decision.medianDays), texts.p95(totals.decision.p95Days)],
    [figureTexts.payment, texts.days(totals.payment.medianDays), texts.p95(totals.payment.p95Days)],
  ];
  return (
    <section aria-label={texts.summary}>
      <div className={classes.key}>
        {figures.map(([label, value, note]) => (
          <Card key={label}>
            <p className={classes.note}>{label}</p>
            <p className={classes.value}>{value}</p>
            {note ? <p className={classes.note}>{note}</p> : null}
          </Card>
        ))}
      </div>
    </section>
  );
}
