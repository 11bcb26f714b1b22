import { hashCode, randomDigits, seal, sealingKey, verifyCode } from '@alveole/service-kit';
import type { CodeBinding, ImplementedRoute, TokenSigner } from '@alveole/service-kit';
import type { Database } from '@alveole/persistence';
import type { EntitySnapshot } from '@alveole/contracts';
import { randomUUID } from 'node:crypto';
import { createAccountRepository } from './account/account-repository.ts';
import { createAttempts } from './attempts/attempts.ts';
import { checkMailRoute } from './check-mail/check-mail.route.ts';
import { closeSessionsConsumer } from './close-sessions/close-sessions.consumer.ts';
import { createEntityStatuses } from './entity-status/entity-statuses.ts';
import { listAdministratorMailsRoute } from './list-staff/list-administrator-mails.route.ts';
import { listStaffRoute } from './list-staff/list-staff.route.ts';
import { openAccountRoute } from './open-account/open-account.route.ts';
import { createPasswords } from './password/passwords.ts';
import { refreshSessionRoute } from './refresh-session/refresh-session.route.ts';
import { requestRecoveryRoute } from './request-recovery/request-recovery.route.ts';
import { createFamilyRepository } from './session/family-repository.ts';
import { createSessions } from './session/sessions.ts';
import { setPasswordRoute } from './set-password/set-password.route.ts';
import { signInRoute } from './sign-in/sign-in.route.ts';
import { signOutRoute } from './sign-out/sign-out.route.ts';

export interface AuthDeps {
  readonly database: Database;
  readonly signer: TokenSigner;
  readonly secrets: { readonly CODE_PEPPER: string; readonly SEALING_KEY: string };
  readonly bcryptCost: number;
  /** Reads the snapshot of an establishment from enrolment. Throws coded failures. */
  readonly askEntity: (entity_id: string) => Promise<EntitySnapshot>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The routes and the consumer of auth, bound to their stories. */
export function wireAuth(deps: AuthDeps) {
  const { database, now, secrets } = deps;
  const accounts = createAccountRepository(database);
  const families = createFamilyRepository(database);
  const statuses = createEntityStatuses(database, deps.askEntity);
  const attempts = createAttempts(database, secrets.CODE_PEPPER, now);
  const passwords = createPasswords(deps.bcryptCost);
  const sessions = createSessions({ accounts, families, statuses, signer: deps.signer, now });
  const key = sealingKey(secrets.SEALING_KEY);
  const recovery = {
    newCode: () => randomDigits(6),
    hashOf: (code: string, mail: string) => hashCode(secrets.CODE_PEPPER, code, bindingOf(mail)),
    isCode: (code: string, mail: string, hash: string) => verifyCode(secrets.CODE_PEPPER, code, bindingOf(mail), hash),
    sealed: (code: string) => seal(key, code),
  };
  const routes: ImplementedRoute[] = [
    signInRoute({ accounts, attempts, passwords, sessions }),
    refreshSessionRoute(sessions),
    signOutRoute(sessions),
    requestRecoveryRoute({ accounts, ...recovery, now }),
    setPasswordRoute({ accounts, attempts, passwords, sessions, isCode: recovery.isCode, now }),
    listStaffRoute(accounts),
    openAccountRoute({ accounts, passwords, sessions, newId: randomUUID }),
    checkMailRoute(accounts),
    listAdministratorMailsRoute(accounts),
  ];
  return { routes, handlers: closeSessionsConsumer(statuses, families) };
}

function bindingOf(mail: string): CodeBinding {
  return { purpose: 'recover', subject: mail };
}
