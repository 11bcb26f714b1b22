import { frenchMessage } from '@alveole/api-client';
import { isAppError, type RemoteProps } from '@alveole/contracts';
import { colleagueRoutes, deviceOf, type DeviceView } from '@alveole/contracts/colleague';
import { useQuery, useQueryClient } from '@alveole/query';
import { Button, ConfirmDialog, ErrorState, formatDayTime, Skeleton, Stack, StatusBadge } from '@alveole/ui';
import { useState, type ReactNode } from 'react';
import classes from '../manage-colleagues/colleagues-section.module.css';
import { texts } from './manage-devices.text.ts';

const queryKey = ['devices'];

/** The devices on which one signed in; each may be revoked. */
export function DevicesSection({ remote: { api, notify, session } }: { remote: RemoteProps }): ReactNode {
  const cache = useQueryClient();
  const [revoked, setRevoked] = useState<DeviceView>();
  const devices = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.call(colleagueRoutes.listDevices, {}, { signal })).map(deviceOf),
  });
  const revoke = async ({ deviceId, isCurrent }: DeviceView): Promise<void> => {
    await api.call(colleagueRoutes.revokeDevice, { params: { id: deviceId } });
    if (isCurrent) {
      notify({ tone: 'info', text: texts.currentRevoked, seconds: 10 });
      return session.close();
    }
    notify({ tone: 'success', text: texts.revoked });
    await cache.invalidateQueries({ queryKey });
  };
  return (
    <Stack gap="200">
      <p>{texts.lead}</p>
      {devices.isPending ? <Skeleton shape="row" label={texts.loading} /> : null}
      {devices.isError ? (
        <ErrorState
          message={frenchMessage(devices.error)}
          requestId={isAppError(devices.error) ? devices.error.requestId : undefined}
          onRetry={() => void devices.refetch()}
          isRetrying={devices.isRefetching}
        />
      ) : null}
      {devices.data?.length === 0 ? <p>{texts.empty}</p> : null}
      {devices.data?.length ? (
        <ul aria-label={texts.list} className={classes.list}>
          {devices.data.map((device) => (
            <li key={device.deviceId} className={classes.person}>
              <div className={classes.identity}>
                <strong>{device.platform}</strong>
                <span>{texts.used(formatDayTime(device.usedAt))}</span>
              </div>
              {device.isCurrent ? <StatusBadge tone="green">{texts.current}</StatusBadge> : null}
              <Button
                size="s"
                variant="danger"
                onPress={() => setRevoked(device)}
                aria-label={`${texts.revoke}\u00a0: ${device.platform}`}
              >
                {texts.revoke}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {revoked ? (
        <ConfirmDialog
          isOpen
          onClose={() => setRevoked(undefined)}
          title={texts.revokeTitle(revoked.platform)}
          consequence={revoked.isCurrent ? texts.currentConsequence : texts.consequence}
          confirmLabel={texts.revoke}
          tone="danger"
          onConfirm={() => revoke(revoked)}
          describeError={frenchMessage}
        />
      ) : null}
    </Stack>
  );
}
