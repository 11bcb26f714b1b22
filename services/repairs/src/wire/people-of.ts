import type { Beneficiaries } from '../store/beneficiaries.ts';
import type { Establishments } from '../store/establishments.ts';
import type { RepairRow } from '../record/repair-record.ts';
import type { People } from './repair-answers.ts';

export interface PeoplePorts {
  readonly establishments: Pick<Establishments, 'knownAll'>;
  readonly beneficiaries: Pick<Beneficiaries, 'knownAll'>;
}

type Parties = Pick<RepairRow, 'consumerId' | 'entityId'>;

/** The people of these files, read once for all of them. */
export async function peopleOf(
  { establishments, beneficiaries }: PeoplePorts,
  files: readonly Parties[],
): Promise<(file: Parties) => People> {
  const [consumers, entities] = await Promise.all([
    beneficiaries.knownAll(files.map(({ consumerId }) => consumerId)),
    establishments.knownAll(files.map(({ entityId }) => entityId)),
  ]);
  return (file) => ({ consumer: consumers.get(file.consumerId), entity: entities.get(file.entityId) });
}
