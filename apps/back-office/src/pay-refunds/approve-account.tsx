import { isAppError } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import { decidePayeeApproval } from '@alveole/domain';
import { Button, ConfirmDialog, TextField } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { accountTexts } from './pay-refunds.text.ts';
import { refundFailureText } from './refund-failure-text.ts';
import { useSecondPersonRefusal } from './check-second-person.ts';

export interface ApproveAccountProps extends Pick<RemoteProps, 'api'> {
  readonly entityId: string;
  readonly entityName: string;
  /** Whoever gave the account, where that was told. */
  readonly changedById: string | undefined;
  readonly userId: string | undefined;
  /** The bank refused the account, or it is another one than before. */
  readonly cause: 'refusedAccount' | 'changedIban';
  /** Throws what stands in the way. */
  readonly approve: (entityId: string, ibanEndsWith: string) => Promise<void>;
}

const length = 4;

const wordsOf = {
  changedIban: { act: accountTexts.act, title: accountTexts.title, consequence: accountTexts.consequence },
  refusedAccount: {
    act: accountTexts.refusedAct,
    title: accountTexts.refusedTitle,
    consequence: accountTexts.refusedConsequence,
  },
} as const;

/** Lets money go to an account that was changed or refused, once somebody asked the establishment whether it is right. */
export function ApproveAccount({
  api,
  entityId,
  entityName,
  changedById,
  userId = '',
  cause,
  approve,
}: ApproveAccountProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const [ending, setEnding] = useState('');
  const decision = decidePayeeApproval({ changedById }, { userId });
  const noSecondPerson = useSecondPersonRefusal(api, changedById, decision.ok);
  if (!decision.ok) return decision.refusal.explanation;
  if (noSecondPerson !== undefined) return noSecondPerson;
  const words = wordsOf[cause];
  return (
    <>
      <Button size="s" aria-label={`${words.act}\u00a0: ${entityName}`} onPress={() => setAsking(true)}>
        {words.act}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words.title(entityName)}
        consequence={words.consequence}
        confirmLabel={words.act}
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
