import type { RemoteProps } from '@alveole/contracts';
import { colleagueRoutes, deviceOf, type DeviceView } from '@alveole/contracts/colleague';
import { useQuery, useQueryClient } from '@alveole/query';
import { formatDayTime, StatusBadge } from '@alveole/ui';
import type { ReactNode } from 'react';
import { RevocableList } from '../revoke-access/revocable-list.tsx';
import { texts } from './manage-devices.text.ts';

const queryKey = ['devices'];

/** The devices on which one signed in; each may be revoked. */
export function DevicesSection({ remote: { api, notify, session } }: { remote: RemoteProps }): ReactNode {
  const cache = useQueryClient();
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
  return <RevocableList query={devices} texts={texts} rowOf={rowOf} onRevoke={revoke} />;
}

const rowOf = ({ deviceId, platform, usedAt, isCurrent }: DeviceView) => ({
  id: deviceId,
  name: platform,
  details: [texts.used(formatDayTime(usedAt))],
  badge: isCurrent ? <StatusBadge tone="green">{texts.current}</StatusBadge> : null,
  consequence: isCurrent ? texts.currentConsequence : texts.consequence,
});
