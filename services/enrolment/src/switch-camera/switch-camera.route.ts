import { acceptedValue } from '@alveole/contracts';
import { establishmentRoutes, isCameraOff } from '@alveole/contracts/establishment';
import { decideColleagues } from '@alveole/domain';
import { implement } from '@alveole/service-kit';
import type { EnrolmentPorts } from '../ports.ts';

/** Whether counters use the camera: the establishment's own word, and the programme's for all of them. */
export function switchCameraRoutes({ cameras, now }: Pick<EnrolmentPorts, 'cameras' | 'now'>) {
  return [
    implement(establishmentRoutes.readEntityCamera, async ({ actor }) => ({
      no_use_of_camera: await cameras.isOffAt(actor.entityId),
    })),
    implement(establishmentRoutes.switchEntityCamera, async ({ body, actor: { entityId, userId, permission } }) => {
      acceptedValue(decideColleagues(entityId, { role: 'REP', entityId, userId, permission }));
      await cameras.setAt(entityId, isCameraOff(body), userId, now());
      return body;
    }),
    implement(establishmentRoutes.readCameraSwitch, async () => ({
      no_use_of_camera: await cameras.isOffEverywhere(),
    })),
    implement(establishmentRoutes.switchCamera, async ({ body, actor }) => {
      await cameras.setEverywhere(isCameraOff(body), actor.userId, now());
      return body;
    }),
  ];
}
