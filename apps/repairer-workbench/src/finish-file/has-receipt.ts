import type { RepairView } from '@alveole/contracts/repair';
import { isGivenUp, isIncomplete, isNotEligible } from '@alveole/domain';

/** The customer has his bike back with the aid deducted: the file is complete, nobody has given it up or refused it, and its amount is confirmed. */
export function hasReceipt({
  status,
  invoiceCents,
  confirmationDue,
}: Pick<RepairView, 'status' | 'invoiceCents' | 'confirmationDue'>): boolean {
  return (
    invoiceCents !== undefined &&
    !confirmationDue &&
    !isIncomplete(status) &&
    !isGivenUp(status) &&
    !isNotEligible(status)
  );
}
