import { isAppError } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import { decidePayeeApproval } from '@alveole/domain';
import { Button, ConfirmDialog, TextField } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { accountTexts } from './pay-refunds.text.ts';
import { refundFailureText } from './refund-failure-text.ts';
import { useSecondPersonRefusal } from './use-second-person.ts';

export interface ApproveAccountProps extends Pick<RemoteProps, 'api'> {
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
  api,
  entityId,
  entityName,
  changedById,
  userId = '',
  approve,
}: ApproveAccountProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const [ending, setEnding] = useState('');
  const decision = decidePayeeApproval({ changedById }, { userId });
  const noSecondPerson = useSecondPersonRefusal(api, changedById, decision.ok);
  if (!decision.ok) return decision.refusal.explanation;
  if (noSecondPerson !== undefined) return noSecondPerson;
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
