import type { People } from '../record/people.ts';
import type { RepairRow } from '../record/repair-record.ts';
import type { Beneficiaries } from './beneficiaries.ts';
import type { Establishments } from './establishments.ts';

interface Projections {
  readonly establishments: Pick<Establishments, 'knownAll'>;
  readonly beneficiaries: Pick<Beneficiaries, 'knownAll'>;
}

/** These files with their people, read once for all of them. */
export async function withPeople<File extends Pick<RepairRow, 'consumerId' | 'entityId'>>(
  { establishments, beneficiaries }: Projections,
  files: readonly File[],
): Promise<(File & People)[]> {
  const [persons, shops] = await Promise.all([
    beneficiaries.knownAll(files.map(({ consumerId }) => consumerId)),
    establishments.knownAll(files.map(({ entityId }) => entityId)),
  ]);
  return files.map((file) => ({
    ...file,
    beneficiary: persons.get(file.consumerId),
    establishment: shops.get(file.entityId),
  }));
}
