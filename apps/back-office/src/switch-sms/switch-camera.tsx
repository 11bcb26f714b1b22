import { cameraBody, establishmentRoutes, isCameraOff } from '@alveole/contracts/establishment';
import type { RemoteProps } from '@alveole/contracts';
import type { ReactNode } from 'react';
import { ProgrammeSwitch } from './programme-switch.tsx';
import { texts } from './switch-camera.text.ts';

/** Whether all counters do without the camera, and the switch that changes it. */
export function CameraSwitch({ remote: { api, notify } }: { readonly remote: RemoteProps }): ReactNode {
  return (
    <ProgrammeSwitch
      queryKey={['camera-everywhere']}
      texts={texts}
      notify={notify}
      read={async (signal) => isCameraOff(await api.call(establishmentRoutes.readCameraSwitch, {}, { signal }))}
      write={async (isOff) =>
        isCameraOff(await api.call(establishmentRoutes.switchCamera, { body: cameraBody(isOff) }))
      }
    />
  );
}
