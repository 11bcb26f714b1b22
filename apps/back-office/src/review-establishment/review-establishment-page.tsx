import type { RemoteProps } from '@alveole/contracts';
import { EstablishmentKind, kindsReviewedBy } from '@alveole/domain';
import { useParams, useSearchParams } from '@alveole/router';
import { Page, Skeleton } from '@alveole/ui';
import type { ReactNode } from 'react';
import { neighbourRequest } from './neighbour-request.ts';
import { EstablishmentReview } from './establishment-review.tsx';
import { listPaths } from '../list-establishments/list-paths.ts';
import { texts } from './review-establishment.text.ts';
import { useEstablishmentFile } from '../read-establishment/read-establishment.ts';
import { readEstablishments } from '../list-establishments/use-establishments.ts';
import { UnreadFile } from '../browse/unread-file.tsx';
import { useNeighbours } from '../browse/file-order.ts';
import { staffActorOf } from '../list-staff/staff-actor.ts';

/** The file of an establishment: what it is, its documents, and the decision on its accreditation. */
export function ReviewEstablishmentPage(props: RemoteProps): ReactNode {
  const { api, session } = props;
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const file = useEstablishmentFile(api, id);
  const actor = staffActorOf(session);
  const kind = file.data?.kind ?? kindsReviewedBy(actor.role)[0] ?? EstablishmentKind.bikeShop;
  const neighbours = useNeighbours({
    ...neighbourRequest({
      kind,
      params,
      id,
      actor,
      list: (filter, signal) => readEstablishments(api, { filter }, signal),
    }),
    isEnabled: file.isSuccess,
  });
  if (file.isPending) return <Waiting />;
  if (file.isError)
    return (
      <UnreadFile
        texts={texts}
        href={listPaths[kind]}
        failure={file.error}
        absences={absences}
        onRetry={() => void file.refetch()}
        isRetrying={file.isRefetching}
      />
    );
  return <EstablishmentReview key={id} {...props} establishment={file.data} neighbours={neighbours} params={params} />;
}

function Waiting(): ReactNode {
  return (
    <Page>
      <Skeleton label={texts.loading} count={2} />
      <Skeleton shape="picture" />
    </Page>
  );
}

const absences: ReadonlySet<string> = new Set(['EntityNotFoundException', 'ValidationException', 'NotFoundException']);
