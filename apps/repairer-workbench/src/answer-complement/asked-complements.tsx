import type { HistoryEntryView } from '@alveole/contracts/repair';
import { Notice } from '@alveole/ui';
import type { ReactNode } from 'react';
import { momentText } from '../show-file/file.text.ts';
import classes from './answer-complement.module.css';

export interface AskedComplementsProps {
  /** Absent in a file that was asked without one. */
  readonly request: HistoryEntryView | undefined;
  /** What to do about it. */
  readonly lead: string;
}

/** A request for complements, line by line, as the person who follows the file wrote it. */
export function AskedComplements({ request, lead }: AskedComplementsProps): ReactNode {
  return (
    <div className={classes.asked}>
      {request ? (
        <Notice tone="warning" title={`Compléments demandés le ${momentText(request)}`}>
          <ul className={classes.lines}>
            {(request.reasonLines ?? []).map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <p>{lead}</p>
    </div>
  );
}
