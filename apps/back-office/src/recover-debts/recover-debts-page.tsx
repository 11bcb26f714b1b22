import type { RemoteProps } from '@alveole/contracts';
import { Page, PageTitle, Tabs } from '@alveole/ui';
import type { ReactNode } from 'react';
import { useAddressFilters } from '../browse/use-address-filters.ts';
import { DebtList } from './debt-list.tsx';
import { ReceiptList } from './receipt-list.tsx';
import { texts } from './recover-debts.text.ts';
import { RecoveryDrawer } from './recovery-drawer.tsx';
import { recoveryViews as views } from './recovery-keys.ts';
import { RecoveryList } from './recovery-list.tsx';

/** From what an establishment owes to the money that settles it. */
export function RecoverDebtsPage(props: RemoteProps): ReactNode {
  const { params, change } = useAddressFilters();
  const view = Object.values(views).find((one) => one === params.get('vue')) ?? views.debts;
  const recoveryId = params.get('demande');
  const show = (id: string): void => change({ vue: id === views.debts ? undefined : id, demande: undefined });
  const open = (id: string): void => change({ vue: views.recoveries, demande: id });
  const items = [
    {
      id: views.debts,
      title: texts.debts,
      content: <DebtList {...props} onRequested={open} onSeeRecoveries={() => show(views.recoveries)} />,
    },
    {
      id: views.recoveries,
      title: texts.recoveries,
      content: <RecoveryList {...props} onOpen={open} onSeeDebts={() => show(views.debts)} />,
    },
    { id: views.receipts, title: texts.receipts, content: <ReceiptList {...props} /> },
  ];
  return (
    <Page paper="lying">
      <PageTitle lead={texts.lead} trail={[{ label: texts.trail, href: '/admin/backend/remboursements' }]}>
        {texts.title}
      </PageTitle>
      <Tabs label={texts.views} items={items} selected={view} onSelect={show} />
      {recoveryId === null ? null : (
        <RecoveryDrawer
          key={recoveryId}
          {...props}
          recoveryId={recoveryId}
          onClose={() => change({ demande: undefined })}
        />
      )}
    </Page>
  );
}
