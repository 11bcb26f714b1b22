import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import type { DeliveryView } from '@alveole/contracts/message';
import { deliveryStates, subjectOf, templateLabel } from '@alveole/domain';
import { useNavigate } from '@alveole/router';
import { ErrorState, formatDeskTime, LoadMore, RowAct, Skeleton, Stack, StatusBadge, Table } from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { KeysetList } from '../browse/use-keyset-list.ts';
import { texts } from './follow-messages.text.ts';
import classes from './follow-messages.module.css';
import { pathOfFile } from './path-of-file.ts';

export interface MessageTableProps extends Pick<RemoteProps, 'api' | 'notify'> {
  readonly label: string;
  readonly list: KeysetList<DeliveryView>;
  readonly empty: ReactNode;
}

/** Messages with their fate, each with the way to the file that it speaks of. */
export function MessageTable({ api, notify, label, list, empty }: MessageTableProps): ReactNode {
  const navigate = useNavigate();
  const columns = useMemo(() => {
    const open = async ({ template, aboutId }: DeliveryView): Promise<void> => {
      const subject = subjectOf(template);
      if (subject === undefined) return;
      try {
        const path = await pathOfFile(api, { subject, id: aboutId });
        if (path === undefined) notify({ tone: 'warning', text: texts.gone });
        else await navigate(path);
      } catch (failure) {
        notify({ tone: 'danger', text: frenchMessage(failure) });
      }
    };
    return messageColumns((delivery) => void open(delivery));
  }, [api, notify, navigate]);
  const { rows, error } = list;
  if (list.isPending) return <Skeleton label={texts.loading} shape="row" count={6} />;
  if (error && rows.length === 0)
    return (
      <ErrorState
        message={frenchMessage(error)}
        requestId={isAppError(error) ? error.requestId : undefined}
        onRetry={list.retry}
        isRetrying={list.isRetrying}
      />
    );
  return (
    <Stack>
      <Table label={label} columns={columns} rows={rows} rowKey={({ deliveryId }) => deliveryId} empty={empty} />
      <LoadMore
        shown={rows.length}
        noun={texts.noun}
        hasMore={list.hasMore}
        isPending={list.isLoadingMore}
        onLoadMore={list.loadMore}
      />
    </Stack>
  );
}

function messageColumns(open: (delivery: DeliveryView) => void): readonly TableColumn<DeliveryView>[] {
  return [
    { id: 'at', header: texts.when, isNowrap: true, cell: ({ at }) => formatDeskTime(at) },
    {
      id: 'message',
      header: texts.message,
      isRowHeader: true,
      cell: ({ channel, template }) => (
        <>
          <strong>{templateLabel(template)}</strong>
          <span className={classes.soft}>{` · ${texts.channels[channel]}`}</span>
        </>
      ),
    },
    { id: 'state', header: texts.state, cell: (delivery) => <Fate delivery={delivery} /> },
    {
      id: 'open',
      header: texts.acts,
      isHeaderHidden: true,
      align: 'end',
      cell: (delivery) =>
        subjectOf(delivery.template) === undefined ? null : (
          <RowAct
            aria-label={texts.openOf(`${templateLabel(delivery.template)}, ${formatDeskTime(delivery.at)}`)}
            onPress={() => open(delivery)}
          >
            {texts.open}
          </RowAct>
        ),
    },
  ];
}

/** What became of a message, and why. */
function Fate({ delivery: { state, reason } }: { readonly delivery: DeliveryView }): ReactNode {
  const { tone, label } = deliveryStates[state];
  return (
    <div className={classes.fate}>
      <StatusBadge tone={tone}>{label}</StatusBadge>
      {reason ? <span className={classes.soft}>{reason}</span> : null}
    </div>
  );
}
