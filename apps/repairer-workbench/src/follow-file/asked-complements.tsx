import type { RepairFile } from '@alveole/contracts';
import { Notice } from '@alveole/ui';
import type { ReactNode } from 'react';
import { momentOf } from '../repair-file/file-words.ts';
import { words } from './follow-file.text.ts';
import classes from './follow-file.module.css';

/** The last request for complements, line by line, while it waits for its answer. */
export function AskedComplements({ file }: { readonly file: Pick<RepairFile, 'history' | 'status'> }): ReactNode {
  const isAsked = file.status === 3 || file.status === 9;
  const request = file.history.findLast(
    ({ operation_code }) => operation_code === 'COM' || operation_code === 'COMECH',
  );
  if (!isAsked || !request) return null;
  return (
    <Notice tone="warning" title={`${words.complements} le ${momentOf(request)}`}>
      <ul className={classes.lines}>
        {(request.operation_data.motif?.tab ?? []).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{words.complementsLead}</p>
    </Notice>
  );
}
