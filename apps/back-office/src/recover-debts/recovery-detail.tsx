import type { RemoteProps } from '@alveole/contracts';
import type { WholeRecoveryView } from '@alveole/contracts/recovery';
import { funderNameOf, isOpenRecovery, overpaymentCauseTexts } from '@alveole/domain';
import { DefinitionList, formatDate, formatDeskTime, formatEuros, Stack, StatusBadge, TextLink } from '@alveole/ui';
import { sumLinesOf } from '@alveole/shared-screens/recovery-letter';
import { displayIban } from '@alveole/validation';
import type { ReactNode } from 'react';
import { stateBadges, stepTexts, texts } from './recover-debts.text.ts';
import classes from './recover-debts.module.css';
import { LetterButton } from './letter-button.tsx';
import { WriteOff } from './write-off.tsx';

export interface RecoveryDetailProps extends RemoteProps {
  readonly recovery: WholeRecoveryView;
}

/** Where a payment request stands, what became of its sum, its files and all that happened. */
export function RecoveryDetail({ recovery, ...props }: RecoveryDetailProps): ReactNode {
  const { state, creditor, files, steps, funderId } = recovery;
  const sums = [
    { label: texts.paid, cents: recovery.paidCents },
    { label: texts.netted, cents: recovery.nettedCents },
    { label: texts.writtenOff, cents: recovery.writtenOffCents },
  ].filter(({ cents }) => cents > 0);
  return (
    <Stack>
      <div>
        <StatusBadge tone={stateBadges[state].tone}>{stateBadges[state].label}</StatusBadge>
      </div>
      <DefinitionList
        layout="rows"
        items={[
          { label: texts.left, value: formatEuros(recovery.leftCents), isKey: true },
          ...(sums.length === 0 ? [] : [{ label: texts.asked, value: formatEuros(recovery.requestedCents) }]),
          ...sums.map(({ label, cents }) => ({ label, value: formatEuros(cents) })),
          {
            label: texts.shop,
            value: <TextLink href={`/admin/backend/folder/${recovery.entityId}`}>{recovery.entityName}</TextLink>,
          },
          ...(funderId === undefined
            ? []
            : [{ label: texts.funder, value: funderNameOf(props.config.campaign, funderId) }]),
          { label: texts.requestedOn, value: formatDate(recovery.createdAt) },
          { label: texts.due, value: formatDate(recovery.dueOn) },
          { label: texts.reminders, value: recovery.reminders },
          { label: texts.creditor, value: creditor.name },
          { label: texts.iban, value: displayIban(creditor.iban) },
        ]}
      />
      {isOpenRecovery(state) && recovery.leftCents > 0 ? <LetterButton {...props} recovery={recovery} /> : null}
      {isOpenRecovery(state) ? <WriteOff {...props} recovery={recovery} /> : null}
      <h3>{texts.filesOf}</h3>
      <ul className={classes.lines}>
        {files.map((file) => (
          <li key={file.repairId}>
            <div>
              <TextLink href={`/admin/backend/facture/${file.repairId}`}>{file.fileNumber}</TextLink>
              {file.cause ? <div className={classes.note}>{overpaymentCauseTexts[file.cause]}</div> : null}
            </div>
            <strong>{formatEuros(file.amountCents)}</strong>
          </li>
        ))}
      </ul>
      <DefinitionList layout="rows" items={sumLinesOf(recovery)} />
      <h3>{texts.history}</h3>
      <ol className={classes.lines}>
        {steps.toReversed().map(({ act, at, by, amountCents, reason }) => (
          <li key={`${act} ${at}`}>
            <div>
              <div>{stepTexts[act]}</div>
              <div className={classes.note}>{[formatDeskTime(at), by, reason].filter(Boolean).join(' · ')}</div>
            </div>
            {amountCents === undefined ? null : <strong>{formatEuros(amountCents)}</strong>}
          </li>
        ))}
      </ol>
    </Stack>
  );
}
