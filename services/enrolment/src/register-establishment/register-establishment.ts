import type { OpenedAccount } from '../outside/accounts.ts';
import { acceptDocuments } from '../outside/accept-documents.ts';
import { eventsOf, noConsequences } from '../record/establishment-events.ts';
import type { NewEstablishment } from '../store/establishment-store.ts';
import type { EnrolmentPorts } from '../ports.ts';
import { siretTaken } from '../record/refusals.ts';
import type { ProfileChanges } from '../record/profile.ts';
import { checkCode } from './check-code.ts';
import { newProfile } from './new-profile.ts';
import type { Applicant } from './new-profile.ts';

export type RegisterPorts = Pick<
  EnrolmentPorts,
  | 'registrations'
  | 'uploadBudgets'
  | 'establishments'
  | 'accounts'
  | 'codes'
  | 'guesses'
  | 'media'
  | 'nextPrefix'
  | 'now'
>;

export interface RegistrationRequest {
  readonly entityId: string;
  readonly changes: ProfileChanges;
  readonly code: string;
  readonly password: string;
  /** Of the internet, from which it comes. */
  readonly address: string;
}

/**
 * Registers an establishment and signs it in. A refused or cut-off call leaves the code good, so it can be sent again:
 * the account is opened once per establishment. Throws `NotAuthorizedException` (code), `ValidationException`,
 * `DuplicatesValueException` (SIRET), `MediaRefusedException`, `MailNotAvailableException`.
 */
export async function registerEstablishment(
  ports: RegisterPorts,
  request: RegistrationRequest,
  requestId: string,
): Promise<OpenedAccount> {
  const { entityId, changes, password } = request;
  const registration = await checkCode(ports, { ...request, mail: changes.mail });
  const applicant = newProfile(changes, registration.mail, ports.now());
  if (await ports.establishments.isSiretTaken(applicant.profile.identifier ?? '')) throw siretTaken();
  const documents = await acceptDocuments(ports.media, entityId, [], changes.documents ?? []);

  await ports.registrations.noteAccountAsked(entityId, ports.now());
  const { lastName = '', firstName = '' } = applicant.profile;
  const account = await ports.accounts.open(
    {
      entityId,
      mail: registration.mail,
      password,
      kind: applicant.kind,
      userName: `${lastName} ${firstName}`.trim().slice(0, 200),
    },
    requestId,
  );
  await insert(
    ports,
    { ...applicant, profile: { ...applicant.profile, documents } },
    entityId,
    account.userId,
    requestId,
  );
  await ports.registrations.complete(entityId, ports.now());
  await ports.uploadBudgets.giveBack(entityId);
  return account;
}

async function insert(
  ports: RegisterPorts,
  { kind, profile, status }: Applicant,
  id: string,
  userId: string,
  requestId: string,
): Promise<void> {
  const now = ports.now();
  const author = { role: 'REP', userId } as const;
  const establishment: NewEstablishment = {
    id,
    kind,
    profile,
    prefix: await ports.nextPrefix(),
    status,
    createdAt: now,
    modifiedAt: now,
  };
  const events = eventsOf('register', {
    ...noConsequences,
    before: { ...establishment, sequence: 0 },
    after: establishment,
    author,
    reasons: [],
    bankAccountChanged: false,
    now,
    requestId,
  });
  const entry = { at: now, act: 'register', to: status, author, fields: [], reasons: [] } as const;
  // 'exists': the same registration, sent twice at once, was written by the other call.
  if ((await ports.establishments.insert(establishment, entry, events)) === 'siret-taken') throw siretTaken();
}
