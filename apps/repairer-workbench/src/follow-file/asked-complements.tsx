import { openRequest } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts';
import { Notice } from '@alveole/ui';
import type { ReactNode } from 'react';
import { momentText } from '../show-file/file.text.ts';
import { texts } from './follow-file.text.ts';
import classes from './follow-file.module.css';

/** The last request for complements, line by line, while it waits for its answer. */
export function AskedComplements({ file }: { readonly file: Pick<RepairView, 'history' | 'status'> }): ReactNode {
  const request = openRequest(file);
  if (!request) return null;
  return (
    <Notice tone="warning" title={`${texts.complements} le ${momentText(request)}`}>
      <ul className={classes.lines}>
        {(request.reasonLines ?? []).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{texts.complementsLead}</p>
    </Notice>
  );
}
