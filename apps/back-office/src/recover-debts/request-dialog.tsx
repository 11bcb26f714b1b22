import type { DebtView } from '@alveole/contracts/recovery';
import { overpaymentCauseTexts } from '@alveole/domain';
import { sumLinesOf } from '@alveole/shared-screens/recovery-letter';
import { ConfirmDialog, DefinitionList, formatEuros, Stack, TextArea } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { texts } from './recover-debts.text.ts';
import { recoveryFailureText } from './recovery-failure-text.ts';

export interface RequestDialogProps {
  readonly debt: DebtView;
  /** To whom it is owed; undefined where the programme pays alone. */
  readonly funder: string | undefined;
  readonly isOpen: boolean;
  /** A file may still come: it takes a reason. */
  readonly isEarly: boolean;
  readonly onClose: () => void;
  readonly onRequest: (reason: string | undefined) => Promise<void>;
}

/** Asks an establishment for what it owes, once the consequence was read. */
export function RequestDialog({ debt, funder, isOpen, isEarly, onClose, onRequest }: RequestDialogProps): ReactNode {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`${texts.requestOf(debt.entityName, funder)}\u00a0?`}
      consequence={texts.requestConsequence(formatEuros(debt.owedCents), funder)}
      confirmLabel={texts.request}
      isConfirmDisabled={isEarly && reason.trim() === ''}
      onConfirm={() => onRequest(isEarly ? reason.trim() : undefined)}
      describeError={recoveryFailureText}
    >
      <Stack>
        <DefinitionList layout="rows" items={linesOf(debt)} />
        {isEarly ? (
          <TextArea
            label={texts.early}
            hint={texts.earlyHint}
            isRequired
            maxLength={texts.longestReason}
            value={reason}
            onChange={setReason}
          />
        ) : null}
      </Stack>
    </ConfirmDialog>
  );
}

/** Its files, each with why too much was paid, and how what it owes comes about from them. */
function linesOf({ files, owedCents }: DebtView): { label: string; value: string }[] {
  const nothingSettled = { paidCents: 0, writtenOffCents: 0, nettedCents: 0 };
  return [
    ...files.map(({ fileNumber, amountCents, cause }) => ({
      label: [fileNumber, cause && overpaymentCauseTexts[cause]].filter(Boolean).join(' · '),
      value: formatEuros(amountCents),
    })),
    ...sumLinesOf({ files, ...nothingSettled, requestedCents: owedCents, leftCents: owedCents }),
  ];
}
