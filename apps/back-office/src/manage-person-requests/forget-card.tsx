import { frenchMessage } from '@alveole/api-client';
import type { FateLineView } from '@alveole/contracts/person-request';
import { keptReasonTexts } from '@alveole/domain';
import { useQuery } from '@alveole/query';
import { Button, Card, Cluster, ConfirmDialog, formatDate, Notice, Stack, StatusBadge, Table } from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { QueryState } from '../browse/query-state.tsx';
import { refusals, workTexts as texts } from './manage-person-requests.text.ts';
import type { CardProps } from './search-card.tsx';
import type { RequestInHand } from './use-person-request.ts';

/** What an erasure takes and what stays, shown before it is confirmed and kept after it. */
export function ForgetCard({ inHand, isOpen }: CardProps): ReactNode {
  const { erasure } = inHand.request;
  const isDone = erasure?.remaining === 0;
  return (
    <Card title={texts.forgetTitle}>
      <Stack gap="200">
        <div role="status">{isDone ? <Notice tone="success">{texts.verified}</Notice> : null}</div>
        {erasure && erasure.remaining > 0 ? <Notice tone="warning">{texts.remaining(erasure.remaining)}</Notice> : null}
        {erasure ? <Lines lines={erasure.lines} /> : null}
        {isOpen && !isDone ? <Plan inHand={inHand} /> : null}
      </Stack>
    </Card>
  );
}

function Plan({ inHand: { request, act, readPlan } }: { readonly inHand: RequestInHand }): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const plan = useQuery({
    queryKey: ['erasure-plan', request.requestId, request.rowHash],
    retry: false,
    gcTime: 0,
    queryFn: readPlan,
  });
  return (
    <>
      <p>{texts.forgetLead}</p>
      <QueryState query={plan} label={texts.planLoading} count={4} refusals={refusals} />
      {plan.data ? (
        <>
          <Lines lines={plan.data.lines} />
          <Cluster>
            <Button variant="danger" onPress={() => setAsking(true)}>
              {texts.forget}
            </Button>
          </Cluster>
        </>
      ) : null}
      {isAsking && plan.data ? (
        <ConfirmDialog
          isOpen
          onClose={() => setAsking(false)}
          title={texts.forgetConfirm(request.name)}
          consequence={texts.forgetConsequence}
          confirmLabel={texts.forget}
          tone="danger"
          onConfirm={() => act({ act: 'forget', planHash: plan.data.planHash })}
          describeError={(error) => frenchMessage(error, refusals)}
        />
      ) : null}
    </>
  );
}

function Lines({ lines }: { readonly lines: readonly FateLineView[] }): ReactNode {
  const rows = lines.map((line, index) => ({ ...line, key: String(index) }));
  return <Table label={texts.planTable} columns={columns} rows={rows} rowKey={({ key }) => key} />;
}

const columns: readonly TableColumn<FateLineView & { readonly key: string }>[] = [
  {
    id: 'thing',
    header: texts.thing,
    isRowHeader: true,
    cell: ({ thing, count }) => (count === 1 ? thing : `${thing} (${count})`),
  },
  {
    id: 'fate',
    header: texts.fate,
    isNowrap: true,
    cell: ({ fate }) => (
      <StatusBadge tone={fate === 'forgotten' ? 'green' : 'grey'}>
        {fate === 'forgotten' ? texts.forgotten : texts.stays}
      </StatusBadge>
    ),
  },
  { id: 'why', header: texts.why, cell: whyText },
];

function whyText({ fate, reason, until }: FateLineView): string {
  if (fate === 'forgotten' || reason === undefined) return '';
  return `${keptReasonTexts[reason]}. ${until === undefined ? texts.endless : `Jusqu’au ${formatDate(until)}.`}`;
}
