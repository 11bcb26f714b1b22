import { randomUUID } from 'node:crypto';
import { events } from '@alveole/contracts';
import type { RepairsPorts } from '../ports.ts';
import type { Person } from '../record/people.ts';

/**
 * Switches the codes by SMS on or off, for the whole programme; every administrator is told by the event, which is
 * written with the switch. Nothing happens when it stands there already.
 */
export async function switchSms(
  { smsSwitch, now }: RepairsPorts,
  { userName }: Person,
  { isOff, requestId }: { readonly isOff: boolean; readonly requestId: string },
): Promise<void> {
  await smsSwitch.set(isOff, (sequence) =>
    events.smsSwitched.create({
      event_id: randomUUID(),
      occurred_at: now().toISOString(),
      aggregate_id: 'param',
      sequence,
      request_id: requestId,
      data: { disable_sms: isOff ? 'yes' : 'no', user_name: userName },
    }),
  );
}
