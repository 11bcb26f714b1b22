import { randomUUID } from 'node:crypto';
import { events, repairsRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { SmsSwitch } from '../store/sms-switch.ts';

export interface SwitchSmsPorts {
  readonly smsSwitch: SmsSwitch;
  readonly now: () => Date;
}

/** The SMS switch: anybody signed in reads it, an administrator sets it; every administrator is told by the event. */
export function switchSmsRoutes({ smsSwitch, now }: SwitchSmsPorts): ImplementedRoute[] {
  return [
    implement(repairsRoutes.readParam, async () => ({
      disable_sms: (await smsSwitch.isOff()) ? ('yes' as const) : ('no' as const),
    })),
    implement(repairsRoutes.changeParam, async ({ body, actor, requestId }) => {
      await smsSwitch.set(body.disable_sms === 'yes', (sequence) =>
        events.smsSwitched.create({
          event_id: randomUUID(),
          occurred_at: now().toISOString(),
          aggregate_id: 'param',
          sequence,
          request_id: requestId,
          data: { disable_sms: body.disable_sms, user_name: actor.user_name },
        }),
      );
      return { disable_sms: body.disable_sms };
    }),
  ];
}
