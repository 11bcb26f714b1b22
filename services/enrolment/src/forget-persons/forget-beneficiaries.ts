import { monthsBefore } from '@alveole/domain';
import type { RetentionTerms } from '@alveole/domain';
import type { Database } from '@alveole/persistence';
import { valuesAt } from '@alveole/service-kit/service';
import type { RetentionAct, StoredRecord } from '@alveole/service-kit/service';
import type { EnrolmentPorts } from '../ports.ts';

export interface ForgetBeneficiariesPorts extends Pick<EnrolmentPorts, 'beneficiaries' | 'neededPersons'> {
  readonly database: Database;
  readonly terms: () => RetentionTerms;
}

/** Whom no file needs any more, and who did nothing since the term of a registration. */
export function forgetBeneficiaries(ports: ForgetBeneficiariesPorts): RetentionAct {
  const { database, beneficiaries, neededPersons, terms } = ports;
  const cutoff = (now: Date) => monthsBefore(now, terms().unusedRegistrations);
  return {
    row: 'beneficiaries',
    collection: 'consumers',
    datedBy: 'createdAt',
    pastTerm: (now) => ({ createdAt: { $lt: cutoff(now) } }),
    unfinished: { forgottenAt: { $exists: false } },
    doneEarly: { forgottenAt: { $exists: true } },
    async select(documents, now) {
      const quiet = documents.filter(
        (document) => document.forgottenAt !== undefined || lastActOf(document) < cutoff(now),
      );
      if (quiet.length === 0) return [];
      const needed = new Set(await neededPersons.of(quiet.map(({ _id }) => _id)));
      return quiet.filter(({ _id }) => !needed.has(_id));
    },
    async act({ _id }, now) {
      await database.collection('subject_flags').deleteMany({ subject: 'person', subjectId: _id } as object);
      return beneficiaries.forget(_id, now);
    },
  };
}

function lastActOf(document: StoredRecord): Date {
  const dates = valuesAt(document, ['history', 'at']).filter((date) => date instanceof Date);
  return dates.reduce((latest, date) => (date > latest ? date : latest), new Date(0));
}
