import type { WaitingView } from '@alveole/contracts/desk';
import { EstablishmentStatus } from '@alveole/domain';
import { establishmentParams, mineChip, trainingFilters } from '../list-establishments/establishment-filters.ts';
import { listPaths } from '../list-establishments/list-paths.ts';
import { kindTexts, queueTexts, texts } from './show-dashboard.text.ts';
import type { WaitingItem } from './waiting-item.ts';

const { filter, training, order } = establishmentParams;

/** The filters under which each queue is found in its list. */
const queries: Readonly<Record<WaitingView['queue'], string>> = {
  registered: `${filter}=${EstablishmentStatus.registered}`,
  resubmitted: `${filter}=${EstablishmentStatus.resubmitted}`,
  'training-to-send': `${training}=${trainingFilters.waiting.value}`,
  'training-sent': `${training}=${trainingFilters.sent.value}`,
  mine: `${filter}=${mineChip}`,
};

/** The queue of an answer, with the addresses of its list and of its first file. */
export function establishmentItem({ queue, kind, count, oldest, medianSince, atRisk }: WaitingView): WaitingItem {
  const query = `${queries[queue]}&${order}=anciens`;
  const path = kind === undefined ? '/admin/backend/etablissements' : listPaths[kind];
  return {
    id: `${queue}-${kind ?? 'all'}`,
    label: [queueTexts[queue], kind === undefined ? undefined : kindTexts[kind]].filter(Boolean).join(' · '),
    subject: texts.establishments,
    count,
    medianSince,
    atRisk,
    listHref: `${path}?${query}`,
    ...(oldest && {
      oldest: { name: oldest.name, since: oldest.since, href: `/admin/backend/folder/${oldest.entityId}?${query}` },
    }),
  };
}
