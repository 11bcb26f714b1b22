import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import { parseFileNumber, shownPerPage } from '@alveole/domain';
import { useParams, useSearchParams } from '@alveole/router';
import { EmptyState, ErrorState, LinkButton, Page, PageTitle, Skeleton } from '@alveole/ui';
import type { ReactNode } from 'react';
import { repairFilterOf } from '../list-repairs/repair-filters.ts';
import { readRepairs } from '../list-repairs/use-repairs.ts';
import { repairKeys } from '../operate-repair/repair-keys.ts';
import { useNeighbours } from '../browse/file-order.ts';
import { withFilters } from '../browse/use-address-filters.ts';
import { RepairReview } from './repair-review.tsx';
import { texts } from './review-repair.text.ts';
import { usePrefetchedCase, useRepairCase } from '../operate-repair/find-repair.ts';

/** The review of a repair file, by its number. */
export function ReviewRepairPage(props: RemoteProps): ReactNode {
  const { api } = props;
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const isNumber = parseFileNumber(id) !== undefined;
  const file = useRepairCase(api, id, isNumber);
  const filter = repairFilterOf(params);
  const neighbours = useNeighbours({
    id,
    orderKey: repairKeys.order(filter),
    isEnabled: isNumber,
    read: async (signal) =>
      (await readRepairs(api, { filter }, signal)).slice(0, shownPerPage).map(({ fileNumber }) => fileNumber),
  });
  usePrefetchedCase(api, neighbours.next);
  const back = withFilters('/admin/backend/reparations', params);
  if (!isNumber) return <Missing href={back} />;
  if (file.isPending) return <Waiting />;
  if (file.isError)
    return isAbsence(file.error) ? (
      <Missing href={back} />
    ) : (
      <Unreadable failure={file.error} href={back} onRetry={() => void file.refetch()} isRetrying={file.isRefetching} />
    );
  return <RepairReview key={id} {...props} file={file.data} neighbours={neighbours} params={params} />;
}

const isAbsence = (failure: unknown): boolean =>
  isAppError(failure) && (failure.code === 'RepairNotFoundException' || failure.code === 'ValidationException');

function Waiting(): ReactNode {
  return (
    <Page>
      <Skeleton label={texts.loading} count={2} />
      <Skeleton shape="document" />
    </Page>
  );
}

function Missing({ href }: { readonly href: string }): ReactNode {
  return (
    <Page>
      <PageTitle>{texts.missing}</PageTitle>
      <EmptyState title={texts.missingTitle} action={<LinkButton href={href}>{texts.backToList}</LinkButton>}>
        {texts.missingReason}
      </EmptyState>
    </Page>
  );
}

interface UnreadableProps {
  readonly failure: unknown;
  readonly href: string;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

function Unreadable({ failure, href, onRetry, isRetrying }: UnreadableProps): ReactNode {
  const requestId = isAppError(failure) ? failure.requestId : undefined;
  return (
    <Page>
      <PageTitle>{texts.failed}</PageTitle>
      <ErrorState
        message={frenchMessage(failure)}
        requestId={requestId}
        onRetry={onRetry}
        isRetrying={isRetrying}
        action={<LinkButton href={href}>{texts.backToList}</LinkButton>}
      />
    </Page>
  );
}
