import { isAppError } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import { displayCreditorReference } from '@alveole/domain';
import { Drawer, ErrorState, Skeleton } from '@alveole/ui';
import type { ReactNode } from 'react';
import { useRecovery } from './list-recoveries.ts';
import { texts } from './recover-debts.text.ts';
import { RecoveryDetail } from './recovery-detail.tsx';
import { recoveryFailureText } from './recovery-failure-text.ts';

export interface RecoveryDrawerProps extends RemoteProps {
  readonly recoveryId: string;
  readonly onClose: () => void;
}

/** One payment request beside the list, at its own address. */
export function RecoveryDrawer({ recoveryId, onClose, ...props }: RecoveryDrawerProps): ReactNode {
  const recovery = useRecovery(props.api, recoveryId);
  const { data } = recovery;
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={data ? texts.detail(displayCreditorReference(data.reference)) : texts.recoveries}
    >
      {recovery.isPending ? <Skeleton label={texts.loading} shape="card" /> : null}
      {recovery.isError ? (
        <ErrorState
          message={recoveryFailureText(recovery.error)}
          requestId={isAppError(recovery.error) ? recovery.error.requestId : undefined}
          onRetry={() => void recovery.refetch()}
          isRetrying={recovery.isRefetching}
        />
      ) : null}
      {data ? <RecoveryDetail {...props} recovery={data} /> : null}
    </Drawer>
  );
}
