import { frenchMessage } from '@alveole/api-client';
import type { RemoteProps } from '@alveole/contracts';
import { decidePaymentSuspension } from '@alveole/domain';
import { Button, Card, ErrorState, formatDeskTime, Row, Skeleton, Stack, StatusBadge } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { staffActorOf } from '../list-staff/staff-actor.ts';
import { SuspensionDialog } from './suspension-dialog.tsx';
import { texts } from './suspend-payments.text.ts';
import { usePaymentSuspension } from './use-suspend-payments.ts';

export interface SuspensionCardProps {
  readonly remote: RemoteProps;
  readonly entityId: string;
}

/** Whether the payments of an establishment are suspended: why, by whom, since when, and the act that changes it. */
export function SuspensionCard({ remote, entityId }: SuspensionCardProps): ReactNode {
  const { api, session, notify } = remote;
  const state = usePaymentSuspension(api, entityId, session.role === 'ADM');
  const [isOpen, setOpen] = useState(false);
  if (session.role !== 'ADM') return null;
  if (state.isPending) return <Skeleton label={texts.loading} shape="card" />;
  if (state.isError)
    return (
      <ErrorState
        message={frenchMessage(state.error)}
        onRetry={() => void state.refetch()}
        isRetrying={state.isRefetching}
      />
    );
  const { suspension } = state.data;
  const act = suspension === undefined ? 'suspend' : 'resume';
  return (
    <Card
      title={texts.card}
      action={<StatusBadge tone={suspension ? 'red' : 'green'}>{suspension ? texts.on : texts.off}</StatusBadge>}
    >
      <Stack>
        {suspension ? (
          <>
            <p>{texts.reasonOf(suspension.reason)}</p>
            <p>{texts.suspendedBy(suspension.userName, formatDeskTime(suspension.since))}</p>
          </>
        ) : (
          <p>{texts.lead}</p>
        )}
        {decidePaymentSuspension(staffActorOf(session)).ok ? (
          <Row>
            <Button onPress={() => setOpen(true)}>{texts.acts[act]}</Button>
          </Row>
        ) : null}
      </Stack>
      {isOpen ? (
        <SuspensionDialog api={api} notify={notify} act={act} entityIds={[entityId]} onClose={() => setOpen(false)} />
      ) : null}
    </Card>
  );
}
