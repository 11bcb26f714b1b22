import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import type { PaymentView } from '@alveole/contracts/refund';
import { EmptyState, ErrorState, LinkButton, Page, PageTitle, Skeleton, Stack } from '@alveole/ui';
import type { ReactNode } from 'react';
import { leadOf } from '../keep-answers/updated-at.ts';
import { paths } from '../paths.ts';
import { OwedCard } from './owed-card.tsx';
import { PaymentMonths } from './payment-months.tsx';
import { texts } from './read-payments.text.ts';
import { OpenRecoveries, PastRecoveries } from './recoveries.tsx';
import { recoveryTexts } from './recovery.text.ts';
import { usePayments } from './use-payments.ts';

/** What the programme owes the establishment, and what it paid. */
export function ReadPaymentsPage({ api, config, session }: RemoteProps): ReactNode {
  const payments = usePayments(api);
  return (
    <Page width="text">
      <PageTitle lead={leadOf(texts.lead, payments.dataUpdatedAt)}>{texts.title}</PageTitle>
      <Stack>
        <OpenRecoveries api={api} session={session} config={config} />
        <OwedCard api={api} />
        <h2>{texts.payments}</h2>
        {payments.isPending ? <Skeleton label={texts.loading} shape="card" count={2} /> : null}
        {payments.isError ? (
          <ErrorState
            message={frenchMessage(payments.error)}
            requestId={isAppError(payments.error) ? payments.error.requestId : undefined}
            onRetry={() => void payments.refetch()}
            isRetrying={payments.isRefetching}
          />
        ) : null}
        {payments.data ? <PaymentList config={config} payments={payments.data} /> : null}
        <PastRecoveries api={api} title={recoveryTexts.past} />
      </Stack>
    </Page>
  );
}

interface PaymentListProps extends Pick<RemoteProps, 'config'> {
  readonly payments: readonly PaymentView[];
}

function PaymentList({ config, payments }: PaymentListProps): ReactNode {
  if (payments.length === 0)
    return (
      <EmptyState title={texts.none} icon="euro" action={<LinkButton href={paths.repairs}>{texts.toFiles}</LinkButton>}>
        {texts.noneReason}
      </EmptyState>
    );
  return <PaymentMonths config={config} payments={payments} />;
}
