import { EstablishmentStatus } from '@alveole/domain';
import { boxAround } from '@alveole/enrolment/lists';
import type { createEstablishmentStore } from '@alveole/enrolment/lists';
import type { ListCase } from './list-cases.ts';
import { staffId } from './plausible.ts';

const kinds = [0, 1, 2, 3] as const;
const radius = 30_000;

/** What staff ask of the list of establishments, and visitors of the finder. */
export function establishmentCases(store: ReturnType<typeof createEstablishmentStore>): ListCase[] {
  const page = (name: string, filter: object): ListCase => ({
    name: `establishments: ${name}`,
    run: () => store.page({ kinds, ...filter }),
  });
  return [
    page('all', {}),
    page('status', { status: EstablishmentStatus.registered }),
    page('held', { operatorId: staffId(1) }),
    page('status and held', { status: EstablishmentStatus.validated, operatorId: staffId(1) }),
    page('one common word', { query: 'cycles' }),
    page('common with common', { query: 'cycles martin' }),
    page('training', { hasTraining: true }),
    page('training asked', { trainingRequest: 'sent' }),
    page('training asked, with a status', { trainingRequest: 'sent', status: EstablishmentStatus.validated }),
    page('training asked, one common word', { trainingRequest: 'sent', query: 'cycles' }),
    page('training asked, common with common', { trainingRequest: 'accepted', query: 'cycles martin' }),
    {
      name: 'finder, 30 km around',
      run: (random) => {
        const centre = { latitude: random.int(4400, 4900) / 100, longitude: random.int(0, 600) / 100 };
        return store.within(boxAround(centre, radius), 'repair');
      },
    },
  ];
}
