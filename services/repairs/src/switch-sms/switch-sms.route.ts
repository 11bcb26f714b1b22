import { isSmsSwitchedOff, pickUpRoutes } from '@alveole/contracts/pick-up';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import { switchSms } from './switch-sms.ts';

/** Anybody signed in reads the switch, an administrator sets it. */
export function switchSmsRoutes(ports: RepairsPorts): ImplementedRoute[] {
  return [
    implement(pickUpRoutes.readSmsSwitch, async () => ({
      disable_sms: (await ports.smsSwitch.isOff()) ? ('yes' as const) : ('no' as const),
    })),
    implement(pickUpRoutes.switchSms, async ({ body, actor, requestId }) => {
      await switchSms(ports, actor, { isOff: isSmsSwitchedOff(body), requestId });
      return { disable_sms: body.disable_sms };
    }),
  ];
}
