import { linesOfRefusal } from '@alveole/contracts/establishment';
import type { EstablishmentRefusal } from '@alveole/contracts/establishment';
import { Card } from '@alveole/ui';
import type { ReactNode } from 'react';
import classes from './refusal-history.module.css';
import { texts } from './read-establishment.text.ts';

/** Every refusal of the file, the last one first. */
export function RefusalHistory({ refusals }: { readonly refusals: readonly EstablishmentRefusal[] }): ReactNode {
  const refusalsShown = refusals
    .map((refusal, index) => ({ index, lines: linesOfRefusal(refusal), isDefinitive: refusal.isDefinitive }))
    .filter(({ lines }) => lines.length > 0);
  if (refusalsShown.length === 0) return null;
  return (
    <Card title={texts.history}>
      <ol className={classes.history} reversed>
        {refusalsShown.reverse().map(({ index, lines, isDefinitive }) => (
          <li key={index}>
            <p className={classes.kind}>{isDefinitive ? texts.definitive : texts.temporary}</p>
            <RefusalLines lines={lines} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

export function RefusalLines({ lines }: { readonly lines: readonly string[] }): ReactNode {
  return (
    <ul className={classes.lines}>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}
