import { frenchMessage } from '@alveole/api-client';
import type { RepairView } from '@alveole/contracts/repair';
import { isIncomplete, isSession } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import { ActionBar, Button, Notice } from '@alveole/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { ClientPays } from '../show-file/client-pays.tsx';
import { texts } from './confirm-pick-up.text.ts';
import classes from './confirm-pick-up.module.css';
import type { PickUpConfirmation } from './use-confirm-pick-up.ts';

export interface ValidateBarProps {
  readonly file: RepairView;
  readonly campaign: Campaign;
  readonly confirmation: PickUpConfirmation;
  /** Why nothing can be validated yet. */
  readonly reason: string | undefined;
  /** Once through, the button stays enabled until one has left: a disabled one lets the focus fall to the body. */
  readonly isThrough: boolean;
}

/** The button that closes a file. A refusal stands beside it, since the field of the code may be out of the window. */
export function ValidateBar({ file, campaign, confirmation, reason, isThrough }: ValidateBarProps): ReactNode {
  const reasonId = useId();
  const refusal = refusalText(confirmation);
  return (
    <ActionBar>
      <Button
        variant="accent"
        size="l"
        onPress={confirmation.confirm}
        isPending={confirmation.isPending}
        isDisabled={reason !== undefined && !isThrough}
        aria-describedby={reason ? reasonId : undefined}
      >
        {validateText(file)}
      </Button>
      {reason ? (
        <p id={reasonId} className={classes.reason}>
          {reason}
        </p>
      ) : null}
      <div role="alert" className={classes.refusal}>
        {refusal === undefined ? null : <Notice tone="danger">{refusal}</Notice>}
      </div>
      <ClientPays file={file} campaign={campaign} place="bar" />
    </ActionBar>
  );
}

/** Why the file was not closed, with the tries that are left; undefined while nothing was refused. */
export function refusalText({ failure, triesLeft }: PickUpConfirmation): string | undefined {
  if (failure === undefined) return undefined;
  return [frenchMessage(failure), triesLeft].filter(Boolean).join('. ');
}

/** What the button that closes a file says. */
export function validateText(file: RepairView): string {
  if (file.confirmationDue && !isIncomplete(file.status)) return texts.validateAmount;
  return isSession(file) ? texts.validateSession : texts.validateRepair;
}
