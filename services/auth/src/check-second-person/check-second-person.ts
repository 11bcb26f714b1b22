import { decideSecondPerson } from '@alveole/domain';
import type { AccountStanding, Decision } from '@alveole/domain';
import type { AuthPorts } from '../ports.ts';
import { isStaff, standingOf } from '../record/account.ts';

export type SecondPersonPorts = Pick<AuthPorts, 'accounts' | 'now'>;

/** Both persons of an act, by id; the first one may be nobody of staff. */
export interface Persons {
  readonly firstId?: string | undefined;
  readonly secondId: string;
}

/** Whether the second one counts as another person than the first, as both accounts stand now. */
export async function checkSecondPerson(
  { accounts, now }: SecondPersonPorts,
  { firstId, secondId }: Persons,
): Promise<Decision<void>> {
  const standing = async (id: string | undefined): Promise<AccountStanding | undefined> => {
    const account = id === undefined ? undefined : await accounts.findById(id);
    return account && isStaff(account) ? standingOf(account) : undefined;
  };
  const [first, second = nobody(secondId)] = [await standing(firstId), await standing(secondId)];
  return decideSecondPerson({ first, second }, now());
}

/** Who has no account of staff approves nothing. */
const nobody = (userId: string): AccountStanding => ({
  userId,
  isOpen: false,
  openedAt: undefined,
  openedById: undefined,
  isFounding: false,
});
