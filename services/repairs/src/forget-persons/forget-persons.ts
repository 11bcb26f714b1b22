import { isAppError } from '@alveole/contracts';
import { beneficiaryRoutes } from '@alveole/contracts/beneficiary';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { EstablishmentStatus, retentionTermsOf } from '@alveole/domain';
import type { Database } from '@alveole/persistence';
import type { ServiceClient } from '@alveole/service-kit';
import { deletingAct } from '@alveole/service-kit/service';
import type { RetentionAct, StoredRecord } from '@alveole/service-kit/service';
import { forgetBeneficiary, followEstablishment } from '../follow-people/follow-people.ts';
import type { RepairsPorts } from '../ports.ts';
import { forgetFiles } from './forget-files.ts';
import type { ForgetFilesPorts } from './forget-files.ts';

export interface ForgetParts {
  readonly ports: RepairsPorts;
  readonly media: ForgetFilesPorts['media'];
  readonly database: Database;
  readonly enrolment: ServiceClient;
}

/** What this service does to persons whose term is over, in this order: files first, then what only files needed. */
export function forgetPersons({ ports, media, database, enrolment }: ForgetParts): readonly RetentionAct[] {
  const { forgottenFiles, establishments } = ports;
  const terms = () => retentionTermsOf(ports.campaign);
  return [
    ...forgetFiles({ forgottenFiles, establishments, media, terms }),
    forgetNotes(database),
    forgetKnownBeneficiaries(ports, enrolment),
    forgetKnownEstablishments(ports, enrolment),
    deletingAct(database, { row: 'deferred-decisions', collection: 'held_decisions', datedBy: 'dueAt', days: 30 }),
    deletingAct(database, {
      row: 'mass-runs-of-files',
      collection: 'mass_runs',
      datedBy: 'createdAt',
      days: 365,
      before: (runId) => database.collection('mass_lines').deleteMany({ runId } as object),
    }),
  ];
}

/** Notes go with the client of their file. */
function forgetNotes(database: Database): RetentionAct {
  return {
    row: 'staff-notes',
    collection: 'staff_notes',
    datedBy: 'at',
    pastTerm: () => ({}),
    async select(notes) {
      const files = [...new Set(notes.map(({ repairId }) => String(repairId)))];
      const forgotten = { _id: { $in: files }, 'retention.personsAt': { $exists: true } };
      const documents = await database
        .collection('repairs')
        .find(forgotten, { projection: { _id: 1 } })
        .toArray();
      const ids = new Set(documents.map(({ _id }) => _id));
      return notes.filter(({ repairId }) => ids.has(String(repairId)));
    },
    async act({ _id }) {
      await database.collection('staff_notes').deleteOne({ _id });
      return 'written';
    },
  };
}

const holdingSomebody = { snapshot: { $ne: null } };

/** An event empties them; this one finds what an event left. */
function forgetKnownBeneficiaries(ports: RepairsPorts, enrolment: ServiceClient): RetentionAct {
  const isForgotten = async (id: string) =>
    enrolment.call(beneficiaryRoutes.readConsumerSnapshot, { params: { id } }).then(
      () => false,
      (failure: unknown) => noneIf(failure, 'ConsumerNotFoundException'),
    );
  return {
    row: 'known-beneficiaries',
    collection: 'beneficiaries',
    datedBy: 'at',
    pastTerm: () => holdingSomebody,
    unfinished: {},
    async select(people) {
      if (people.length === 0) return [];
      const needed = new Set(await ports.forgottenFiles.needing(people.map(({ _id }) => _id)));
      return keepAsync(
        people.filter(({ _id }) => !needed.has(_id)),
        ({ _id }) => isForgotten(_id),
      );
    },
    async act({ _id, sequence }) {
      await forgetBeneficiary(ports, _id, Number(sequence) + 1);
      return 'written';
    },
  };
}

function forgetKnownEstablishments(ports: RepairsPorts, enrolment: ServiceClient): RetentionAct {
  const current = (id: string) => enrolment.call(establishmentRoutes.readEntitySnapshot, { params: { id } });
  return {
    row: 'known-establishments',
    collection: 'establishments',
    datedBy: 'at',
    pastTerm: () => ({
      ...holdingSomebody,
      'snapshot.status': EstablishmentStatus.closed,
      'snapshot.mail': { $ne: '' },
    }),
    unfinished: {},
    select: (shops) => keepAsync(shops, async ({ _id }) => (await current(_id)).mail === ''),
    async act({ _id }) {
      await followEstablishment(ports, await current(_id));
      return 'written';
    },
  };
}

function noneIf(failure: unknown, code: string): true {
  if (isAppError(failure) && failure.code === code) return true;
  throw failure;
}

async function keepAsync(
  documents: readonly StoredRecord[],
  isKept: (document: StoredRecord) => Promise<boolean>,
): Promise<readonly StoredRecord[]> {
  const selection: StoredRecord[] = [];
  for (const document of documents) if (await isKept(document)) selection.push(document);
  return selection;
}
