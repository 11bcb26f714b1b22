import type { EntityData } from '@alveole/contracts';
import { Card } from '@alveole/ui';
import type { ReactNode } from 'react';
import { isDefinitive, refusalLines } from './refusal-lines.ts';
import classes from './refusal-history.module.css';
import { texts } from './review-establishment.text.ts';

/** Every refusal of the file, the last one first. */
export function RefusalHistory({ history = [] }: { readonly history: EntityData['motif_history'] }): ReactNode {
  const refusals = history
    .map((motif, place) => ({ place, lines: refusalLines(motif), isFinal: isDefinitive(motif) }))
    .filter(({ lines }) => lines.length > 0);
  if (refusals.length === 0) return null;
  return (
    <Card title={texts.history}>
      <ol className={classes.history} reversed>
        {refusals.reverse().map(({ place, lines, isFinal }) => (
          <li key={place}>
            <p className={classes.kind}>{isFinal ? texts.definitive : texts.temporary}</p>
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
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
