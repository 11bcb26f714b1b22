import { repairsRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute, PersonActor } from '@alveole/service-kit';
import { repairNotFound, requireOwnFile } from '../wire/actors.ts';
import { peopleOf } from '../wire/people-of.ts';
import type { PeoplePorts } from '../wire/people-of.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import type { RepairStore } from '../store/repair-store.ts';
import { toFile, toHistoryEntry } from '../wire/repair-answers.ts';

export interface ReadRepairPorts extends PeoplePorts {
  readonly repairs: Pick<RepairStore, 'byId' | 'markRead'>;
}

/** Reading a file or its history tells that its messages were seen by that side. */
export function readRepairRoutes(ports: ReadRepairPorts): ImplementedRoute[] {
  const history = async ({ params, actor }: { params: { id: string }; actor: PersonActor }) => {
    const file = await readFile(ports.repairs, params.id, actor);
    return file.history.map(toHistoryEntry);
  };
  return [
    implement(repairsRoutes.readOwnRepair, async ({ params, actor }) => {
      const file = await readFile(ports.repairs, params.id, actor);
      return toFile(file, (await peopleOf(ports, [file]))(file));
    }),
    implement(repairsRoutes.readOwnRepairHistory, history),
    implement(repairsRoutes.readRepairHistory, history),
  ];
}

async function readFile(repairs: ReadRepairPorts['repairs'], id: string, person: PersonActor): Promise<RepairRecord> {
  const file = await repairs.byId(id);
  if (file === undefined) throw repairNotFound();
  requireOwnFile(file, person);
  await markRead(repairs, file, person);
  return file;
}

/** A message stays unread for its side until somebody of that side opened the file. */
export async function markRead(
  repairs: Pick<RepairStore, 'markRead'>,
  file: RepairRecord,
  person: PersonActor,
): Promise<void> {
  const reader = person.role === 'REP' ? 'repairer' : 'staff';
  const unread = reader === 'repairer' ? file.unreadByRepairer : file.unreadByStaff;
  if (unread) await repairs.markRead(file, reader);
}
