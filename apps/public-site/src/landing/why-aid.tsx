import type { ReckoningStep } from '@alveole/domain';
import { formatEuros } from '@alveole/ui/format';
import type { ReactNode } from 'react';
import { calculatorTexts } from './landing-page.text.ts';
import classes from './why-aid.module.css';

export interface WhyAidProps {
  readonly aidCents: number;
  readonly steps: readonly ReckoningStep[];
}

/** « Pourquoi 45,00 € ? » below the calculator: every value that led to the aid, as counter, desk and receipt tell it. */
export function WhyAid({ aidCents, steps }: WhyAidProps): ReactNode {
  const sentences = new Set(steps.flatMap(({ sentence }) => sentence ?? []));
  return (
    <details className={classes.why}>
      <summary>{calculatorTexts.why(formatEuros(aidCents))}</summary>
      <dl className={classes.steps}>
        {steps.map(({ title, value }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {[...sentences].map((sentence) => (
        <p key={sentence} className={classes.sentence}>
          {sentence}
        </p>
      ))}
    </details>
  );
}
