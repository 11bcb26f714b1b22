import type { RepairView } from '@alveole/contracts/repair';

/** When the last SMS of a file went, milliseconds since 1970; a device whose clock is late reads: now. */
export function lastSmsAt({ sms }: Pick<RepairView, 'sms'>): number | undefined {
  const last = sms?.messages.findLast(({ channel }) => channel === 'sms')?.sentAt ?? sms?.lastSentAt;
  return last === undefined ? undefined : Math.min(Date.parse(last), Date.now());
}
