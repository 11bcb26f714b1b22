import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import { maxReviewReasons } from '@alveole/contracts/review';
import type { RemoteProps } from '@alveole/contracts';
import type { ReviewReasonsView, ReviewReasonView } from '@alveole/contracts/review';
import { decideReasonsChange } from '@alveole/domain';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  Notice,
  Page,
  PageTitle,
  Row,
  Skeleton,
  Table,
} from '@alveole/ui';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { staffActorOf } from '../list-staff/staff-actor.ts';
import { refusals, texts } from './save-reasons.text.ts';
import { reasonColumns } from './reason-columns.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { withoutReason, withReason } from './reason-list.ts';
import { useReasonsChange, useReviewReasons } from './use-review-reasons.ts';

/** The reasons that the desk uses again and again: read by everybody there, kept by administrators. */
export function SaveReasonsPage(remote: RemoteProps): ReactNode {
  const reasonsQuery = useReviewReasons(remote.api);
  return (
    <Page>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      {reasonsQuery.isPending ? <Skeleton label={texts.loading} shape="row" count={5} /> : null}
      {reasonsQuery.isError ? (
        <ErrorState
          message={frenchMessage(reasonsQuery.error)}
          requestId={isAppError(reasonsQuery.error) ? reasonsQuery.error.requestId : undefined}
          onRetry={() => void reasonsQuery.refetch()}
          isRetrying={reasonsQuery.isRefetching}
        />
      ) : null}
      {reasonsQuery.data ? <Reasons remote={remote} view={reasonsQuery.data} /> : null}
    </Page>
  );
}

interface ReasonsProps {
  readonly remote: RemoteProps;
  readonly view: ReviewReasonsView;
}

function Reasons({ remote: { api, notify, session }, view }: ReasonsProps): ReactNode {
  const change = useReasonsChange(api);
  const [edited, setEdited] = useState<ReviewReasonView | 'new'>();
  const [removed, setRemoved] = useState<ReviewReasonView>();
  const mayChange = decideReasonsChange(staffActorOf(session)).ok;
  const columns = useMemo(
    () => reasonColumns(mayChange ? { edit: setEdited, remove: setRemoved } : undefined),
    [mayChange],
  );
  const { reasons } = view;
  const save = async (reason: ReviewReasonView): Promise<void> => {
    await change(view, withReason(reason));
    notify({ tone: 'success', text: texts.saved });
  };
  const remove = async (reason: ReviewReasonView): Promise<void> => {
    await change(view, withoutReason(reason));
    notify({ tone: 'success', text: texts.removed });
  };
  return (
    <>
      {mayChange ? <AddReason isFull={reasons.length >= maxReviewReasons} onAdd={() => setEdited('new')} /> : null}
      {mayChange ? null : <Notice>{texts.readOnly}</Notice>}
      <Table
        label={texts.table}
        columns={columns}
        rows={reasons}
        rowKey={({ reasonId }) => reasonId}
        empty={<EmptyState title={texts.empty}>{texts.emptyReason}</EmptyState>}
      />
      {edited ? (
        <ReasonDialog
          reason={edited === 'new' ? undefined : edited}
          reasons={reasons}
          onSave={save}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
      {removed ? (
        <ConfirmDialog
          isOpen
          onClose={() => setRemoved(undefined)}
          title={texts.removeTitle(removed.name)}
          consequence={texts.removeConsequence}
          confirmLabel={texts.remove}
          tone="danger"
          onConfirm={() => remove(removed)}
          describeError={(error) => frenchMessage(error, refusals)}
        />
      ) : null}
    </>
  );
}

function AddReason({ isFull, onAdd }: { readonly isFull: boolean; readonly onAdd: () => void }): ReactNode {
  if (isFull) return <Notice>{texts.full(maxReviewReasons)}</Notice>;
  return (
    <Row>
      <Button variant="primary" icon="plus" onPress={onAdd}>
        {texts.add}
      </Button>
    </Row>
  );
}
