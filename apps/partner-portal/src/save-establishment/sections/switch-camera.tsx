import { frenchMessage } from '@alveole/api-client';
import { isAppError, type RemoteProps } from '@alveole/contracts';
import { cameraBody, establishmentRoutes, isCameraOff } from '@alveole/contracts/establishment';
import { useMutation, useQuery, useQueryClient } from '@alveole/query';
import { Checkbox, ErrorState, Notice, Skeleton, Stack } from '@alveole/ui';
import type { ReactNode } from 'react';
import { refusals } from '../../manage-colleagues/manage-colleagues.text.ts';
import { texts } from './switch-camera.text.ts';

const queryKey = ['camera'];

/** Whether the counter of the establishment offers the camera; the programme may have taken it from all counters. */
export function CameraSection({ remote: { api, notify } }: { remote: RemoteProps }): ReactNode {
  const cache = useQueryClient();
  const camera = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const [own, all] = await Promise.all([
        api.call(establishmentRoutes.readEntityCamera, {}, { signal }),
        api.call(establishmentRoutes.readCameraSwitch, {}, { signal }),
      ]);
      return { isOff: isCameraOff(own), isOffEverywhere: isCameraOff(all) };
    },
  });
  const change = useMutation({
    mutationFn: (isOff: boolean) => api.call(establishmentRoutes.switchEntityCamera, { body: cameraBody(isOff) }),
    onSuccess: (params) => {
      notify({ tone: 'success', text: isCameraOff(params) ? texts.off : texts.on });
      return cache.invalidateQueries({ queryKey });
    },
  });
  if (camera.isPending) return <Skeleton shape="row" label={texts.loading} />;
  if (camera.isError)
    return (
      <ErrorState
        message={frenchMessage(camera.error)}
        requestId={isAppError(camera.error) ? camera.error.requestId : undefined}
        onRetry={() => void camera.refetch()}
        isRetrying={camera.isRefetching}
      />
    );
  const { isOff, isOffEverywhere } = camera.data;
  return (
    <Stack gap="200">
      {isOffEverywhere ? <Notice tone="warning">{texts.everywhere}</Notice> : null}
      <Checkbox
        label={texts.camera}
        hint={texts.cameraHint}
        value={change.isPending ? !change.variables : !isOff}
        onChange={(offered) => change.mutate(!offered)}
        isDisabled={change.isPending}
        error={change.error ? frenchMessage(change.error, refusals) : undefined}
      />
    </Stack>
  );
}
