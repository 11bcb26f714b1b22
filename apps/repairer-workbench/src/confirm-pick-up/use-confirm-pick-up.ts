import { isAppError } from '@alveole/contracts';
import { operationBody } from '@alveole/contracts/repair';
import type { ApiCaller } from '@alveole/contracts';
import type { OperatedRepair, RepairView } from '@alveole/contracts/repair';
import { codeWithoutSms, triesLeftText } from '@alveole/domain';
import { useFileOperation } from '../operate-repair/use-file-operation.ts';

export interface PickUpConfirmation {
  readonly confirm: () => void;
  readonly isPending: boolean;
  readonly failure: unknown;
  /** Why the code is refused: the server says so. */
  readonly isWrongCode: boolean;
  /** How often a code may still be tried, in French; undefined where nobody counts. */
  readonly triesLeft: string | undefined;
  readonly forgetFailure: () => void;
  /** What the server answered; undefined while it has not. */
  readonly operated: OperatedRepair | undefined;
}

export interface PickUpConfirmationRequest {
  readonly code: string;
  /** The programme has switched the codes off: none is asked for. */
  readonly isSmsOff: boolean;
}

/** The person's code closes the pick-up or the session. */
export function useConfirmPickUp(
  api: ApiCaller,
  file: RepairView,
  { code, isSmsOff }: PickUpConfirmationRequest,
): PickUpConfirmation {
  const operation = useFileOperation(api, file);
  const confirm = (): void => operation.mutate(operationBody.confirmPickUp(isSmsOff ? codeWithoutSms : code));
  return {
    confirm,
    isPending: operation.isPending,
    failure: operation.error ?? undefined,
    isWrongCode: isAppError(operation.error) && operation.error.code === 'BadCodeException',
    triesLeft: isAppError(operation.error) ? triesLeftText(operation.error.triesLeft) : undefined,
    forgetFailure: operation.reset,
    operated: operation.data,
  };
}
