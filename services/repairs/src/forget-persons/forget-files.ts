import { monthsBefore, RepairStatus } from '@alveole/domain';
import type { Answers, RetentionTerms } from '@alveole/domain';
import { valuesAt } from '@alveole/service-kit/service';
import type { RetentionAct, StoredRecord } from '@alveole/service-kit/service';
import type { ObjectStorage } from '@alveole/object-storage';
import type { RepairsPorts } from '../ports.ts';
import { countedAnswers } from '../record/forgotten-file.ts';
import type { Oblivion } from '../record/forgotten-file.ts';

export type ForgetFilesPorts = Pick<RepairsPorts, 'forgottenFiles' | 'establishments'> & {
  readonly media: Pick<ObjectStorage, 'removeAccepted' | 'isThere'>;
  readonly terms: () => RetentionTerms;
};

const { refunded, sampleRefunded, incomplete, complementAsked, sampleComplementAsked } = RepairStatus;
const { abandoned, abandonedByStaff, notEligible, sampleNotEligible } = RepairStatus;

const paid: readonly RepairStatus[] = [refunded, sampleRefunded];

/** Nothing is owed for them and nobody of the staff has them in hand: given up, refused, or left by their repairer. */
const unpaid: readonly RepairStatus[] = [
  abandoned,
  abandonedByStaff,
  notEligible,
  sampleNotEligible,
  incomplete,
  complementAsked,
  sampleComplementAsked,
];

/** Files of which one part or all is forgotten. */
export function forgetFiles(ports: ForgetFilesPorts): readonly RetentionAct[] {
  const { terms } = ports;
  const personsOpen = { 'retention.personsAt': { $exists: false } };
  return [
    actOf(ports, {
      row: 'unpaid-files',
      statuses: unpaid,
      months: () => terms().unpaidFiles,
      oblivion: { persons: true, pieces: true },
      unfinished: personsOpen,
    }),
    actOf(ports, {
      row: 'paid-files',
      statuses: paid,
      months: () => terms().paidFiles,
      oblivion: { persons: true, pieces: false },
      unfinished: personsOpen,
    }),
    actOf(ports, {
      row: 'accounting-pieces',
      statuses: paid,
      months: () => terms().accountingPieces,
      oblivion: { persons: false, pieces: true },
      unfinished: { 'retention.piecesAt': { $exists: false } },
    }),
  ];
}

interface FilesAct {
  readonly row: string;
  readonly statuses: readonly RepairStatus[];
  readonly months: () => number;
  readonly oblivion: Oblivion;
  readonly unfinished: Readonly<Record<string, unknown>>;
}

function actOf(
  { forgottenFiles, establishments, media }: ForgetFilesPorts,
  { row, statuses, months, oblivion, unfinished }: FilesAct,
): RetentionAct {
  return {
    row,
    collection: 'repairs',
    datedBy: 'modifiedAt',
    pastTerm: (now) => ({ status: { $in: statuses }, modifiedAt: { $lt: monthsBefore(now, months()) } }),
    unfinished,
    ...(oblivion.persons && { doneEarly: { status: { $in: statuses }, 'retention.personsAt': { $exists: true } } }),
    act: (version, now) => forgetFile({ forgottenFiles, establishments, media }, version, oblivion, now),
    alsoHolds: (document) => oblivion.persons && holdsAnswers(document),
    async objectsLeft(document) {
      const there = await Promise.all(removedKeysIn(document).map((key) => media.isThere(key)));
      return there.filter(Boolean).length;
    },
  };
}

/** Empties one file, if it is still the version that was read, and removes its objects: last, so that a crash orphans none. */
export async function forgetFile(
  { forgottenFiles, establishments, media }: Omit<ForgetFilesPorts, 'terms'>,
  { _id, rowHash }: StoredRecord,
  oblivion: Oblivion,
  now: Date,
): Promise<'written' | 'stale'> {
  const file = await forgottenFiles.find(_id);
  if (file === undefined || file.rowHash !== rowHash) return 'stale';
  const removed = await forgottenFiles.empty(file, oblivion, await establishments.known(file.entityId));
  if (removed === 'stale') return 'stale';
  for (const key of removed) await media.removeAccepted(key);
  await forgottenFiles.close(_id, oblivion, removed, now);
  return 'written';
}

/** A number, a day or a document that somebody answered; choices are counted and name nobody. */
function holdsAnswers(document: StoredRecord): boolean {
  const paths = [['answers'], ['history', 'details', 'answers']];
  const answers = paths.flatMap((path) => valuesAt(document, path)).filter((value) => value !== undefined);
  return answers.some(
    (given) => Object.keys(given as Answers).length > Object.keys(countedAnswers(given as Answers) ?? {}).length,
  );
}

function removedKeysIn({ retention }: StoredRecord): readonly string[] {
  const { pendingKeys = [], removedKeys = [] } = (retention ?? {}) as Readonly<Record<string, readonly string[]>>;
  return [...pendingKeys, ...removedKeys];
}
