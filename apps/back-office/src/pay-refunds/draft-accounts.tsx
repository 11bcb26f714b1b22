import type { RefundBatchView } from '@alveole/contracts/refund';
import { DefinitionList, formatEuros } from '@alveole/ui';
import type { ReactNode } from 'react';
import { batchTexts } from './pay-refunds.text.ts';

/** Whose accounts a draft would pay, shop by shop, for its approver to judge; nothing of what is approved. */
export function DraftAccounts({ batch: { payees = [], lines } }: { readonly batch: RefundBatchView }): ReactNode {
  if (payees.length === 0) return null;
  const items = payees.map(({ entityId, accountHolder, ibanEndsWith }) => {
    const own = lines.filter((line) => line.entityId === entityId);
    const sum = formatEuros(own.reduce((cents, { amountCents }) => cents + amountCents, 0));
    return {
      label: own[0]?.entityName ?? accountHolder,
      value: `${batchTexts.debtorOf(accountHolder, ibanEndsWith)} · ${sum}`,
    };
  });
  return (
    <section aria-label={batchTexts.accounts}>
      <strong>{batchTexts.accounts}</strong>
      <DefinitionList layout="rows" items={items} />
    </section>
  );
}
