import { frenchMessage } from '@alveole/api-client';
import type { RepairView } from '@alveole/contracts/repair';
import { isIncomplete, isSession } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import type { ReactNode } from 'react';
import { SendBar } from '../exchange-media/send-bar.tsx';
import { ClientPays } from '../show-file/client-pays.tsx';
import { texts } from './confirm-pick-up.text.ts';
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
  return (
    <SendBar
      onPress={confirmation.confirm}
      withheld={reason}
      isThrough={isThrough}
      isPending={confirmation.isPending}
      refusal={refusalText(confirmation)}
      aside={<ClientPays file={file} campaign={campaign} place="bar" />}
    >
      {validateText(file)}
    </SendBar>
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
