import type { RefundsPorts } from '../ports.ts';
import { outstandingDebts } from './outstanding-debts.ts';
import type { OutstandingDebt } from './outstanding-debts.ts';

const entitiesPerPage = 30;

export interface DebtPage {
  readonly debts: readonly OutstandingDebt[];
  /** The establishment after which the next page begins; undefined at the end. */
  readonly next: string | undefined;
}

/** Establishments that owe and that nobody has asked for it, in the order of their ids. @param after the last one of the page before */
export async function listDebts(
  ports: Pick<RefundsPorts, 'accounts' | 'payees' | 'recoveries'>,
  after: string = '',
): Promise<DebtPage> {
  const entityIds = await ports.accounts.owingEntities(after, entitiesPerPage);
  const debts = (await Promise.all(entityIds.map((entityId) => outstandingDebts(ports, entityId)))).flat();
  const standing = await Promise.all(
    debts.map(({ entityId, funderId }) => ports.recoveries.standingOf(entityId, funderId)),
  );
  return {
    debts: debts.filter((_debt, index) => standing[index] === undefined),
    next: entityIds.length < entitiesPerPage ? undefined : entityIds.at(-1),
  };
}
