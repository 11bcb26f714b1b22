import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { RepairKind, RepairStatus } from '@alveole/domain';
import { driverCollectionOf } from '@alveole/persistence';
import { createPortsFor } from '../ports.harness.ts';
import { freshConsumerId } from '../repairs.harness.ts';
import type { RepairsHarness } from '../repairs.harness.ts';
import { workReplay } from './work-replay.ts';

/** What a test says of a stored file; the rest is as a file of a repair of 3 March 2026 has it. */
export interface StoredFile {
  readonly kind?: RepairKind;
  readonly status?: RepairStatus;
  readonly department?: string;
  /** Absent before an invoice came. */
  readonly invoiceCents?: number | undefined;
  readonly openedAt?: string;
  readonly participants?: number;
  /** What the rules of its day read of it. */
  readonly situation?: object;
  readonly entityId?: string;
  readonly consumerId?: string;
}

/** Writes files into the store of the service under test, past its calls. @returns their ids */
export async function storeFiles({ models }: RepairsHarness, files: readonly StoredFile[]): Promise<readonly string[]> {
  const documents = files.map(documentOf);
  await driverCollectionOf(models.repairs).insertMany(documents);
  return documents.map(({ _id }) => _id);
}

/** Counted, since of hundreds of numbers drawn by chance two would be the same now and then. */
let storedFiles = 0;

function documentOf({ kind = RepairKind.repair, openedAt = '2026-03-01T09:00:00Z', ...file }: StoredFile) {
  const id = randomUUID();
  const { status = RepairStatus.toReview, department = '69', entityId = 'shop', participants, situation } = file;
  const { consumerId = freshConsumerId() } = file;
  const reckoning = situation && { campaignId: 'open-ended', campaignVersion: 1, situation, steps: [] };
  const operationDate = openedAt.replace('T', ' ').replace('Z', '');
  return {
    _id: id,
    rowHash: id.replaceAll('-', ''),
    openedRowHash: id.replaceAll('-', ''),
    sequence: 1,
    outbox: [],
    fileNumber: `REP00042_${String(++storedFiles).padStart(6, '0')}`,
    opening: { localId: id, bodyHash: id },
    gender: kind,
    status,
    entityId,
    entityName: 'Cycles du Rhin',
    consumerId,
    operatorId: null,
    bike: { brand: 'Autre', serial: id },
    operations: ['INIT'],
    searchTokens: [],
    assignments: [],
    createdAt: new Date(openedAt),
    modifiedAt: new Date(openedAt),
    counted: { generation: 'test', operations: 0, department, sms: {} },
    ...('invoiceCents' in file ? { invoiceCents: file.invoiceCents } : { invoiceCents: 100_00 }),
    history: [
      { code: 'INIT', operationDate, details: {} },
      { code: kind === RepairKind.session ? 'FACVE' : 'FAC', operationDate, details: { participants, reckoning } },
    ],
  };
}

const textOf = (file: string) =>
  readFileSync(resolve(import.meta.dirname, '../../../../campaigns/open-ended', file), 'utf8');

/** The files of the open-ended campaign, its rules altered and its examples reduced to one that says nothing of it. */
export function alteredFiles(alter: (rules: string) => string, identifier = 'open-ended') {
  return {
    campaign: textOf('campaign.yaml').replace('identifiant: open-ended', `identifiant: ${identifier}`),
    rules: alter(textOf('rules.publicodes')),
    examples:
      '- exemple: Une personne seule\n  situation:\n    séance . participants: 1\n  résultat:\n    séance . prime: 67,50 €\n',
  };
}

/** Works on the replay that runs as the service does by itself. @param pause called after each full page */
export function workOn(
  harness: RepairsHarness,
  pause: () => Promise<void> = async () => undefined,
  isStopped?: () => boolean,
) {
  return workReplay({ ...createPortsFor(harness), pause }, isStopped);
}
