import { acceptedValue } from '@alveole/contracts';
import { decidePaymentSuspension } from '@alveole/domain';
import type { StaffActor } from '@alveole/domain';
import type { RefundsPorts } from '../ports.ts';
import type { Person } from '../record/refund-batch.ts';

export type ShowSuspensionsPorts = Pick<RefundsPorts, 'suspensionSetting' | 'now'>;

/** Sets whether establishments read that their payments are suspended. Throws `NotAuthorizedException` below administrator level. */
export async function showSuspensions(
  { suspensionSetting, now }: ShowSuspensionsPorts,
  isShown: boolean,
  person: Person & Pick<StaffActor, 'permission'>,
): Promise<void> {
  acceptedValue(decidePaymentSuspension(person));
  await suspensionSetting.set({ isShown, userName: person.userName, at: now() });
}
