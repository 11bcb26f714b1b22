import { establishmentRoutes } from '@alveole/contracts/establishment';
import type { Database } from '@alveole/persistence';
import type { ServiceClient } from '@alveole/service-kit';
import { deletingAct } from '@alveole/service-kit/service';
import type { RetentionAct } from '@alveole/service-kit/service';
import { forgottenMailDomain } from '../store/forgotten-accounts.ts';
import type { ForgottenAccounts } from '../store/forgotten-accounts.ts';

export interface ForgetParts {
  readonly forgottenAccounts: ForgottenAccounts;
  readonly database: Database;
  readonly enrolment: ServiceClient;
}

const dayMs = 24 * 3_600_000;
const closedDays = 365;

/** What this service does to persons whose term is over. Sessions and devices go by themselves where the store has time limits. */
export function forgetPersons({ forgottenAccounts, database, enrolment }: ForgetParts): readonly RetentionAct[] {
  return [
    forgetAccounts(forgottenAccounts, enrolment),
    dropCodes(forgottenAccounts),
    deletingAct(database, { row: 'sessions', collection: 'token_families', datedBy: 'expiresAt', days: 1 }),
    deletingAct(database, { row: 'software-grants', collection: 'software_grants', datedBy: 'expiresAt', days: 1 }),
    deletingAct(database, { row: 'devices', collection: 'devices', datedBy: 'usedAt', days: 401 }),
  ];
}

function forgetAccounts(forgottenAccounts: ForgottenAccounts, enrolment: ServiceClient): RetentionAct {
  return {
    row: 'closed-accounts',
    collection: 'accounts',
    datedBy: 'changedAt',
    async pastTerm(now) {
      const { entity_ids } = await enrolment.call(establishmentRoutes.listForgottenEntities, {});
      const closed = { disabled: true, changedAt: { $lt: new Date(now.getTime() - closedDays * dayMs) } };
      return { $or: [closed, { entityId: { $in: entity_ids } }] };
    },
    unfinished: { forgottenAt: { $exists: false } },
    doneEarly: { forgottenAt: { $exists: true } },
    act: ({ _id }, now) => forgottenAccounts.forget(_id, now),
    alsoHolds: ({ mail }) => !String(mail).endsWith(forgottenMailDomain),
  };
}

function dropCodes(forgottenAccounts: ForgottenAccounts): RetentionAct {
  const before = (now: Date) => new Date(now.getTime() - dayMs);
  return {
    row: 'recovery-codes',
    collection: 'accounts',
    datedBy: 'recoveries.expiresAt',
    pastTerm: (now) => ({ 'recoveries.expiresAt': { $lt: before(now) } }),
    act: ({ _id }, now) => forgottenAccounts.dropCodes(_id, before(now)),
  };
}
