import type { WirePersonFile } from '@alveole/contracts/person-request';
import { calendarDay, fateOfFile, retentionTermsOf } from '@alveole/domain';
import type { Plain } from '@alveole/persistence';
import { keysOf } from '../record/forgotten-file.ts';
import { campaignOfFile } from '../reckon-premium/reckon-invoice.ts';
import type { RepairsPorts } from '../ports.ts';
import { toRecord } from '../store/repair-mapping.ts';
import type { RepairDocument } from '../store/repair-model.ts';
import type { StaffNote } from '../store/staff-note-store.ts';
import { eventOf, factsOf, noteOf } from './file-facts.ts';

export type FindPersonPorts = Pick<RepairsPorts, 'forgottenFiles' | 'staffNotes' | 'campaign' | 'campaigns'>;

const mostNotes = 200;

/** The files of beneficiaries as their person may read them: what is said of him, by which role, without anybody’s name. */
export async function findPersonFiles(
  ports: FindPersonPorts,
  consumerIds: readonly string[],
): Promise<WirePersonFile[]> {
  const files = await ports.forgottenFiles.ofConsumers(consumerIds);
  return Promise.all(
    files.map(async (file) => toPersonFile(ports, file, await ports.staffNotes.ofFile(file._id, mostNotes))),
  );
}

function toPersonFile(
  ports: FindPersonPorts,
  file: Plain<RepairDocument>,
  notes: readonly StaffNote[],
): WirePersonFile {
  const isForgotten = file.retention?.personsAt !== undefined;
  const modifiedOn = calendarDay(file.modifiedAt);
  const fate = isForgotten
    ? ({ fate: 'forgotten' } as const)
    : fateOfFile({ status: file.status, modifiedOn }, retentionTermsOf(ports.campaign));
  const { questions = [] } = campaignOfFile(ports, toRecord(file));
  return {
    repair_id: file._id,
    consumer_id: file.consumerId,
    file_number: file.fileNumber,
    title: `Dossier ${file.fileNumber}`,
    facts: factsOf(file, questions),
    events: [...file.history.map(eventOf), ...notes.map(noteOf)],
    documents: [...new Set(file.history.flatMap(({ details }) => keysOf(details)))],
    is_forgotten: isForgotten,
    ...fate,
  };
}
