import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import { cameraBody, establishmentRoutes, isCameraOff } from '@alveole/contracts/establishment';
import type { RemoteProps } from '@alveole/contracts';
import { useQuery, useQueryClient } from '@alveole/query';
import { Button, Card, ConfirmDialog, ErrorState, Row, Skeleton, StatusBadge } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { switchTexts, texts } from './camera-switch.text.ts';

const queryKey = ['camera-everywhere'];

/** Whether all counters do without the camera, and the switch that changes it. */
export function CameraSwitch({ remote: { api, notify } }: { readonly remote: RemoteProps }): ReactNode {
  const cache = useQueryClient();
  const camera = useQuery({
    queryKey,
    queryFn: async ({ signal }) => isCameraOff(await api.call(establishmentRoutes.readGlobalParams, {}, { signal })),
  });
  const change = async (isOff: boolean): Promise<void> => {
    const answer = await api.call(establishmentRoutes.changeGlobalParams, { body: cameraBody(isOff) });
    cache.setQueryData(queryKey, isCameraOff(answer));
    notify({ tone: 'success', text: switchTexts[isOff ? 'off' : 'on'].done });
  };
  if (camera.isPending) return <Skeleton label={texts.loading} shape="card" />;
  if (camera.isError)
    return (
      <ErrorState
        message={frenchMessage(camera.error)}
        requestId={isAppError(camera.error) ? camera.error.requestId : undefined}
        onRetry={() => void camera.refetch()}
        isRetrying={camera.isRefetching}
      />
    );
  return <CameraCard isOff={camera.data} change={change} />;
}

interface CameraCardProps {
  readonly isOff: boolean;
  readonly change: (isOff: boolean) => Promise<void>;
}

function CameraCard({ isOff, change }: CameraCardProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const { act, ask, consequence } = switchTexts[isOff ? 'on' : 'off'];
  return (
    <Card
      title={texts.card}
      action={<StatusBadge tone={isOff ? 'red' : 'green'}>{isOff ? texts.withdrawn : texts.allowed}</StatusBadge>}
    >
      <p>{isOff ? texts.withdrawnLead : texts.allowedLead}</p>
      <Row>
        <Button variant={isOff ? 'primary' : 'danger'} onPress={() => setAsking(true)}>
          {act}
        </Button>
      </Row>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={ask}
        consequence={consequence}
        confirmLabel={act}
        tone={isOff ? 'primary' : 'danger'}
        onConfirm={() => change(!isOff)}
        describeError={frenchMessage}
      />
    </Card>
  );
}
