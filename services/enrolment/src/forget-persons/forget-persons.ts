import { dayAfter, EstablishmentStatus, monthsBefore, calendarDay, retentionTermsOf } from '@alveole/domain';
import type { ObjectStorage } from '@alveole/object-storage';
import type { Database } from '@alveole/persistence';
import { deletingAct } from '@alveole/service-kit/service';
import type { RetentionAct } from '@alveole/service-kit/service';
import type { EnrolmentPorts } from '../ports.ts';
import { mediaPrefixOf } from '../record/establishment.ts';
import { forgetBeneficiaries } from './forget-beneficiaries.ts';

export interface ForgetParts {
  readonly ports: EnrolmentPorts;
  readonly media: Pick<ObjectStorage, 'listAccepted' | 'removeAccepted'>;
  readonly database: Database;
}

/** What this service does to persons whose term is over. */
export function forgetPersons({ ports, media, database }: ForgetParts): readonly RetentionAct[] {
  const { beneficiaries, neededPersons } = ports;
  const terms = () => retentionTermsOf(ports.campaign);
  return [
    forgetBeneficiaries({ beneficiaries, neededPersons, database, terms }),
    forgetClosed({ ports, media, database }, () => terms().closedEstablishments),
    forgetFlags(database),
    deletingAct(database, { row: 'registrations', collection: 'registrations', datedBy: 'expiresAt', days: 30 }),
    deletingAct(database, { row: 'person-requests', collection: 'person_requests', datedBy: 'closedAt', days: 1826 }),
    deletingAct(database, {
      row: 'mass-runs-of-establishments',
      collection: 'mass_runs',
      datedBy: 'createdAt',
      days: 365,
      before: (runId) => database.collection('mass_lines').deleteMany({ runId } as object),
    }),
  ];
}

/** The objects go first: whoever dies behind them finds the establishment still to be emptied. */
function forgetClosed({ ports, media, database }: ForgetParts, months: () => number): RetentionAct {
  const { forgottenEstablishments, neededPersons } = ports;
  const ownObjects = async (id: string) => {
    const keys = await media.listAccepted(mediaPrefixOf(id));
    const named = new Set(await neededPersons.objectsOf(id, keys));
    return keys.filter((key) => !named.has(key));
  };
  return {
    row: 'closed-establishments',
    collection: 'establishments',
    datedBy: 'statusSince',
    pastTerm: (now) => {
      const before = { $lt: monthsBefore(now, months()) };
      const since = [{ statusSince: before }, { statusSince: { $exists: false }, modifiedAt: before }];
      return { status: EstablishmentStatus.closed, $or: since };
    },
    unfinished: { forgottenAt: { $exists: false } },
    async act({ _id }, now) {
      for (const key of await ownObjects(_id)) await media.removeAccepted(key);
      await database.collection('subject_flags').deleteMany({ subject: 'shop', subjectId: _id } as object);
      return forgottenEstablishments.forget(_id, now);
    },
    objectsLeft: async ({ _id }) => (await ownObjects(_id)).length,
  };
}

const flagDays = 365;

/** Their last day is a day of the calendar, not an instant. */
function forgetFlags(database: Database): RetentionAct {
  return {
    row: 'flags',
    collection: 'subject_flags',
    datedBy: 'at',
    pastTerm: (now) => ({ lastDay: { $lt: dayAfter(calendarDay(daysBefore(now, flagDays))) } }),
    async act({ _id }) {
      await database.collection('subject_flags').deleteOne({ _id });
      return 'written';
    },
  };
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 24 * 3_600_000);
