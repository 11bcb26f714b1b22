import { isSession, personName } from '@alveole/domain';
import { DefinitionList, formatEuros, Notice } from '@alveole/ui';
import type { ReactNode } from 'react';
import { hintNames } from '../read-hints/read-hints.text.ts';
import { useHints } from '../read-hints/use-hints.ts';
import { usePaymentSuspensions } from '../suspend-payments/use-suspend-payments.ts';
import { FileNotices } from './file-notices.tsx';
import type { FileNoticesProps } from './file-notices.tsx';
import { factTexts, grantTexts, texts } from './review-repair.text.ts';
import classes from './case-panel.module.css';

/** Which file is about to be granted, for whom and for how much, with what to know of it: flags, recommendation, suspended payments and hints. */
export function GrantedFile({ api, file, userId }: FileNoticesProps): ReactNode {
  const suspension = usePaymentSuspensions(api, true).get(file.entityId);
  const { data: hints = [] } = useHints(api, file.repairId);
  const { fileNumber, person, invoiceCents, premiumCents } = file;
  return (
    <>
      <DefinitionList
        layout="rows"
        items={[
          { label: grantTexts.file, value: fileNumber },
          { label: texts.person, value: personName(person) },
          {
            label: factTexts.invoiced(file.vatRate),
            value: invoiceCents === undefined ? undefined : formatEuros(invoiceCents),
          },
          {
            label: texts.premium,
            value: premiumCents === undefined ? undefined : formatEuros(premiumCents),
            isKey: true,
          },
        ]}
      />
      <FileNotices api={api} file={file} userId={userId} />
      {suspension ? (
        <Notice size="s" tone="warning" title={grantTexts.suspended}>
          {suspension.reason}
        </Notice>
      ) : null}
      {hints.length > 0 ? (
        <Notice tone="warning" title={factTexts.hints}>
          <ul className={classes.hints}>
            {hints.map((hint) => (
              <li key={`${hint.kind} ${hint.mediaName ?? ''}`}>{hintNames[hint.kind](hint, isSession(file))}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  );
}
