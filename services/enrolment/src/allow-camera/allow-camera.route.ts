import { enrolmentRoutes } from '@alveole/contracts';
import { decideColleagues } from '@alveole/domain';
import { implement } from '@alveole/service-kit';
import type { EnrolmentPorts } from '../ports.ts';
import { orRefuse } from '../record/refusals.ts';

/** Whether counters use the camera: the establishment's own word, and the programme's for all of them. */
export function allowCameraRoutes({ cameras, now }: Pick<EnrolmentPorts, 'cameras' | 'now'>) {
  return [
    implement(enrolmentRoutes.readEntityParams, async ({ actor }) => ({
      no_use_of_camera: await cameras.isOffAt(actor.entityId),
    })),
    implement(enrolmentRoutes.changeEntityParams, async ({ body, actor: { entityId, userId, permission } }) => {
      orRefuse(decideColleagues(entityId, { role: 'REP', entityId, userId, permission }));
      await cameras.setAt(entityId, body.no_use_of_camera, userId, now());
      return body;
    }),
    implement(enrolmentRoutes.readGlobalParams, async () => ({ no_use_of_camera: await cameras.isOffEverywhere() })),
    implement(enrolmentRoutes.changeGlobalParams, async ({ body, actor }) => {
      await cameras.setEverywhere(body.no_use_of_camera, actor.userId, now());
      return body;
    }),
  ];
}
