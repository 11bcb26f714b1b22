import { areSuspensionsShown, suspensionSettingBody, refundRoutes } from '@alveole/contracts/refund';
import type { RemoteProps } from '@alveole/contracts';
import type { ReactNode } from 'react';
import { ProgrammeSwitch } from './programme-switch.tsx';
import { texts } from './show-suspensions.text.ts';

/** Whether establishments read that their payments are suspended, and the switch that changes it. */
export function ShowSuspensions({ remote: { api, notify } }: { readonly remote: RemoteProps }): ReactNode {
  return (
    <ProgrammeSwitch
      queryKey={['suspension-setting']}
      texts={texts}
      notify={notify}
      read={async (signal) => !areSuspensionsShown(await api.call(refundRoutes.readSuspensionSetting, {}, { signal }))}
      write={async (isOff) =>
        !areSuspensionsShown(await api.call(refundRoutes.showSuspensions, { body: suspensionSettingBody(!isOff) }))
      }
    />
  );
}
