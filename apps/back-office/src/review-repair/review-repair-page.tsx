import type { RemoteProps } from '@alveole/contracts';
import { awaitsReview, mayReview, parseFileNumber, shownPerPage } from '@alveole/domain';
import { useParams, useSearchParams } from '@alveole/router';
import { Page, Skeleton } from '@alveole/ui';
import { readPdfAhead } from '@alveole/ui/viewer';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { staffActorOf } from '../list-staff/staff-actor.ts';
import { orderedFiles } from '../list-repairs/ordered-files.ts';
import { repairFilterOf } from '../list-repairs/repair-filters.ts';
import { readRepairs } from '../list-repairs/use-repairs.ts';
import { repairKeys } from '../operate-repair/repair-keys.ts';
import { MissingFile, UnreadFile } from '../browse/unread-file.tsx';
import { useKnownHolder, useNeighbours } from '../browse/file-order.ts';
import { withFilters } from '../browse/use-address-filters.ts';
import { RepairReview } from './repair-review.tsx';
import { texts } from './review-repair.text.ts';
import { useRepairCase } from '../operate-repair/find-repair.ts';

/** The review of a repair file, by its number. */
export function ReviewRepairPage(props: RemoteProps): ReactNode {
  const { api, session } = props;
  const actor = staffActorOf(session);
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const isNumber = parseFileNumber(id) !== undefined;
  const file = useRepairCase(api, id, isNumber);
  // With the question for the file: most invoices are PDFs.
  useEffect(readPdfAhead, []);
  const filter = repairFilterOf(params);
  const orderKey = repairKeys.order(filter);
  const neighbours = useNeighbours({
    id,
    orderKey,
    isEnabled: isNumber,
    read: async (signal) =>
      orderedFiles((await readRepairs(api, { filter }, signal)).slice(0, shownPerPage), filter, actor),
  });
  const nextFile = useRepairCase(api, neighbours.next ?? '', neighbours.next !== undefined).data;
  useKnownHolder(orderKey, neighbours.next, nextFile && awaitsReview(nextFile.status) && !mayReview(nextFile, actor));
  const back = withFilters('/admin/backend/reparations', params);
  if (!isNumber) return <MissingFile texts={texts} href={back} />;
  if (file.isPending) return <Waiting />;
  if (file.isError)
    return (
      <UnreadFile
        texts={texts}
        href={back}
        failure={file.error}
        absences={absences}
        onRetry={() => void file.refetch()}
        isRetrying={file.isRefetching}
      />
    );
  return <RepairReview key={id} {...props} file={file.data} neighbours={neighbours} params={params} />;
}

const absences: ReadonlySet<string> = new Set(['RepairNotFoundException', 'ValidationException']);

function Waiting(): ReactNode {
  return (
    <Page>
      <Skeleton label={texts.loading} count={2} />
      <Skeleton shape="document" />
    </Page>
  );
}
