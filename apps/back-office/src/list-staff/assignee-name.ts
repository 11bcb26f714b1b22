import type { StaffMember } from '@alveole/contracts/staff';

const me = 'Moi';
const unknown = 'Un collègue';

/**
 * Who follows a file, as a list shows it; undefined when nobody does.
 * @param known the name that came with the file
 */
export function holderName(
  operatorId: string | undefined,
  userId: string,
  colleagues: readonly StaffMember[],
  known?: string,
): string | undefined {
  if (operatorId === undefined) return undefined;
  if (operatorId === userId) return me;
  return known || (colleagues.find((colleague) => colleague.userId === operatorId)?.name ?? unknown);
}
