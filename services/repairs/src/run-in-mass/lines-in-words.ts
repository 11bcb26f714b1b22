import type { massRunRoutes } from '@alveole/contracts/mass-run';
import type { RouteAnswer } from '@alveole/contracts';
import { eurosOfCents, personName } from '@alveole/domain';
import type { MassLine } from '@alveole/persistence';
import type { RepairsPorts } from '../ports.ts';
import type { Beneficiary, People } from '../record/people.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import { withPeople } from '../store/people-of.ts';

export type LinePorts = Pick<RepairsPorts, 'repairs' | 'beneficiaries' | 'establishments'>;

type WireLine = RouteAnswer<typeof massRunRoutes.listRepairMassLines>[number];

/** Lines of a run with number, person and shop of the files that they name, which no line keeps a copy of. */
export async function linesInWords(ports: LinePorts, lines: readonly MassLine[]): Promise<WireLine[]> {
  const ids = lines.flatMap(({ targetId }) => targetId ?? []);
  const files = await withPeople(ports, await ports.repairs.byIds([...new Set(ids)]));
  const byId = new Map(files.map((file) => [file.id, file]));
  return lines.map((line) => lineInWords(line, byId.get(line.targetId ?? '')));
}

function lineInWords(
  { index, given, result, targetId, name, premiumCents, reason }: MassLine,
  file: (RepairRecord & People) | undefined,
): WireLine {
  return {
    index,
    given,
    result,
    ...(targetId && { repair_id: targetId }),
    ...(name && { name }),
    ...(file && { repair_rozo_id: file.fileNumber, entity_name: file.entityName }),
    ...(file?.beneficiary && { consumer_name: nameOf(file.beneficiary) }),
    ...(typeof premiumCents === 'number' && { amount_to_refund: eurosOfCents(premiumCents) }),
    ...(reason && { reason }),
  };
}

function nameOf({ firstName, lastName, typedFirstName, typedLastName }: Beneficiary): string {
  return personName({ firstName: typedFirstName ?? firstName, lastName: typedLastName ?? lastName });
}
