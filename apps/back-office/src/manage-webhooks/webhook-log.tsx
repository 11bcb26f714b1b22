import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import type { CallFilter, WebhookView } from '@alveole/contracts/webhook';
import { trialType, webhookCallStates } from '@alveole/domain';
import type { CallType, WebhookCallState } from '@alveole/domain';
import { Button, Cluster, ErrorState, LoadMore, Notice, Select, Skeleton, Stack, Table } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { callColumns } from './call-columns.tsx';
import { callBadges, refusals, texts, typeText } from './manage-webhooks.text.ts';
import { ResendDialog } from './resend-dialog.tsx';
import { useWebhookCalls } from './use-webhook-calls.ts';

export interface WebhookLogProps {
  readonly remote: Pick<RemoteProps, 'api' | 'notify'>;
  readonly webhook: WebhookView;
}

/** What a webhook sent, is sending or gave up: filtered, page by page, each to be sent once more. */
export function WebhookLog({ remote, webhook }: WebhookLogProps): ReactNode {
  const [filter, setFilter] = useState<CallFilter>({});
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { list, refresh, resend, resendSince } = useWebhookCalls(remote, webhook.webhookId, filter);
  const canSend = webhook.state !== 'ended';
  const columns = callColumns((call) => {
    setFailure(undefined);
    void resend(call).catch((error: unknown) => setFailure(frenchMessage(error, refusals)));
  }, canSend);
  return (
    <section aria-label={texts.log}>
      <Stack gap="100">
        <h3>{texts.log}</h3>
        <Filters webhook={webhook} filter={filter} onChange={setFilter} />
        <Cluster>
          <Button size="s" onPress={() => void refresh()} isPending={list.isRetrying}>
            {texts.refresh}
          </Button>
          {canSend ? (
            <Button size="s" onPress={() => setAsking(true)}>
              {texts.resendSince}
            </Button>
          ) : null}
        </Cluster>
        <div role="alert">{failure ? <Notice tone="danger">{failure}</Notice> : null}</div>
        {list.isPending ? <Skeleton label={texts.logLoading} shape="row" count={3} /> : null}
        {list.error && list.rows.length === 0 ? (
          <ErrorState
            message={frenchMessage(list.error, refusals)}
            requestId={isAppError(list.error) ? list.error.requestId : undefined}
            onRetry={list.retry}
            isRetrying={list.isRetrying}
          />
        ) : null}
        {list.isPending || (list.error && list.rows.length === 0) ? null : (
          <>
            <Table
              label={texts.logTable}
              columns={columns}
              rows={list.rows}
              rowKey={({ callId }) => callId}
              empty={<p>{filter.state || filter.type ? texts.logEmptyFiltered : texts.logEmpty}</p>}
            />
            <LoadMore
              shown={list.rows.length}
              noun={texts.call}
              hasMore={list.hasMore}
              isPending={list.isLoadingMore}
              onLoadMore={list.loadMore}
            />
          </>
        )}
      </Stack>
      {isAsking ? <ResendDialog onResend={resendSince} onClose={() => setAsking(false)} /> : null}
    </section>
  );
}

interface FiltersProps extends Pick<WebhookLogProps, 'webhook'> {
  readonly filter: CallFilter;
  readonly onChange: (filter: CallFilter) => void;
}

const all = 'all';

function Filters({ webhook: { types }, filter, onChange }: FiltersProps): ReactNode {
  const typesOfLog: readonly CallType[] = [...types, trialType];
  return (
    <Cluster>
      <Select<WebhookCallState | typeof all>
        label={texts.stateOfCall}
        options={[
          { value: all, label: texts.everyState },
          ...webhookCallStates.map((value) => ({ value, label: callBadges[value].label })),
        ]}
        value={filter.state ?? all}
        onChange={(state) => onChange({ ...filter, state: state === all || state === null ? undefined : state })}
      />
      <Select<CallType | typeof all>
        label={texts.type}
        options={[
          { value: all, label: texts.everyType },
          ...typesOfLog.map((value) => ({ value, label: typeText(value) })),
        ]}
        value={filter.type ?? all}
        onChange={(type) => onChange({ ...filter, type: type === all || type === null ? undefined : type })}
      />
    </Cluster>
  );
}
