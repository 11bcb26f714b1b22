import { areSuspensionsShown, suspensionSettingBody, refundRoutes } from '@alveole/contracts/refund';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import { showSuspensions } from './show-suspensions.ts';
import type { ShowSuspensionsPorts } from './show-suspensions.ts';

/** Whether establishments read that their payments are suspended: administrators read it, permission 0 sets it. */
export function showSuspensionsRoutes(ports: ShowSuspensionsPorts): ImplementedRoute[] {
  return [
    implement(refundRoutes.readSuspensionSetting, async () =>
      suspensionSettingBody(await ports.suspensionSetting.isShown()),
    ),
    implement(refundRoutes.showSuspensions, async ({ body, actor }) => {
      await showSuspensions(ports, areSuspensionsShown(body), actor);
      return body;
    }),
  ];
}
