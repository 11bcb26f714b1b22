import type { ReckoningStep } from '@alveole/domain';
import { DefinitionList } from '@alveole/ui';
import type { ReactNode } from 'react';
import { texts } from './reckon-premium.text.ts';
import classes from './why-premium.module.css';

export interface WhyPremiumProps {
  readonly premiumCents: number | undefined;
  /** Empty of invoices of earlier versions: nothing is said of them. */
  readonly steps: readonly ReckoningStep[];
}

/** « Pourquoi 45,00 € ? »: every value that led to the premium, opened by whoever asks. */
export function WhyPremium({ premiumCents, steps }: WhyPremiumProps): ReactNode {
  if (premiumCents === undefined || steps.length === 0) return null;
  return (
    <details className={classes.why}>
      <summary>{texts.why(premiumCents)}</summary>
      <ReckoningSteps steps={steps} />
    </details>
  );
}

/** The values that led to a premium, and what the campaign says of its rules. */
export function ReckoningSteps({ steps }: Pick<WhyPremiumProps, 'steps'>): ReactNode {
  const sentences = steps.flatMap(({ sentence }) => sentence ?? []);
  return (
    <>
      <DefinitionList layout="rows" items={steps.map(({ title, value }) => ({ label: title, value }))} />
      {sentences.map((sentence) => (
        <p key={sentence} className={classes.sentence}>
          {sentence}
        </p>
      ))}
    </>
  );
}
