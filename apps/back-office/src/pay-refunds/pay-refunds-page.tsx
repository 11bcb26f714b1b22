import type { RemoteProps } from '@alveole/contracts';
import { Page, PageTitle, Tabs } from '@alveole/ui';
import type { ReactNode } from 'react';
import { useAddressFilters } from '../browse/use-address-filters.ts';
import { FundCallsLink } from '../issue-fund-call/fund-calls-link.tsx';
import { EnvelopesLink } from '../read-envelopes/envelopes-link.tsx';
import { refundViews as views } from './batch-address.ts';
import { BatchDrawer } from './batch-drawer.tsx';
import { BatchList } from './batch-list.tsx';
import { texts } from './pay-refunds.text.ts';
import { RecoveryLink } from './recovery-link.tsx';
import { WaitingFiles } from './waiting-files.tsx';

/** From validated files to a transfer that the bank has made. */
export function PayRefundsPage(props: RemoteProps): ReactNode {
  const { params, change } = useAddressFilters();
  const view = params.get('vue') === views.batches ? views.batches : views.waiting;
  const batchId = params.get('lot');
  const show = (id: string): void => change({ vue: id === views.batches ? id : undefined });
  const open = (id: string | undefined): void => change({ vue: views.batches, lot: id });
  const items = [
    { id: views.waiting, title: texts.waiting, content: <WaitingFiles {...props} onDrafted={open} /> },
    {
      id: views.batches,
      title: texts.batches,
      content: <BatchList {...props} onOpen={open} onSeeWaiting={() => show(views.waiting)} />,
    },
  ];
  return (
    <Page paper="lying">
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <EnvelopesLink config={props.config} />
      <RecoveryLink />
      <FundCallsLink config={props.config} />
      <Tabs label={texts.views} items={items} selected={view} onSelect={show} />
      {batchId === null ? null : (
        <BatchDrawer key={batchId} {...props} batchId={batchId} onClose={() => change({ lot: undefined })} />
      )}
    </Page>
  );
}
