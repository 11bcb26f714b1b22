import { isAppError } from '@alveole/contracts';
import { decidePayeeApproval } from '@alveole/domain';
import { Button, ConfirmDialog, TextField } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { accountTexts } from './pay-refunds.text.ts';
import { refundFailureText } from './refund-failure-text.ts';

export interface ApproveAccountProps {
  readonly entityId: string;
  readonly entityName: string;
  /** Whoever gave the account, where that was told. */
  readonly changedById: string | undefined;
  readonly userId: string | undefined;
  /** Throws what stands in the way. */
  readonly approve: (entityId: string, ibanEndsWith: string) => Promise<void>;
}

const length = 4;

/** Lets money go to an account that an establishment changed, once somebody asked it whether that is so. */
export function ApproveAccount({
  entityId,
  entityName,
  changedById,
  userId = '',
  approve,
}: ApproveAccountProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const [ending, setEnding] = useState('');
  const decision = decidePayeeApproval({ changedById }, { userId });
  if (!decision.ok) return decision.refusal.explanation;
  return (
    <>
      <Button size="s" aria-label={`${accountTexts.act}\u00a0: ${entityName}`} onPress={() => setAsking(true)}>
        {accountTexts.act}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={accountTexts.title(entityName)}
        consequence={accountTexts.consequence}
        confirmLabel={accountTexts.act}
        isConfirmDisabled={ending.length < length}
        onConfirm={() => approve(entityId, ending)}
        describeError={accountFailureText}
      >
        <TextField
          label={accountTexts.field}
          hint={accountTexts.hint}
          maxLength={length}
          value={ending}
          onChange={(typed) => setEnding(typed.toUpperCase())}
        />
      </ConfirmDialog>
    </>
  );
}

function accountFailureText(failure: unknown): string {
  const isOther = isAppError(failure) && failure.code === 'DuplicatesValueException';
  return isOther ? accountTexts.different : refundFailureText(failure);
}
