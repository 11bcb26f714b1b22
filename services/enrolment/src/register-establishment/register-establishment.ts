import type { EntityData } from '@alveole/contracts';
import { appError } from '@alveole/contracts';
import type { ObjectStorage } from '@alveole/object-storage';
import { normaliseMail } from '@alveole/validation';
import type { Accounts, OpenedAccount } from '../outside/accounts.ts';
import { acceptDocuments } from '../outside/accept-documents.ts';
import { eventsOf } from '../record/establishment-events.ts';
import type { EstablishmentStore, NewEstablishment } from '../store/establishment-store.ts';
import type { RegistrationCodes } from '../record/registration-codes.ts';
import type { Registration } from '../record/registration.ts';
import type { RegistrationStore } from '../store/registration-store.ts';
import { newProfile } from './new-profile.ts';
import type { Applicant } from './new-profile.ts';

export interface RegisterPorts {
  readonly registrations: Pick<RegistrationStore, 'takeTry' | 'forgetTries' | 'noteAccountAsked' | 'complete'>;
  readonly establishments: Pick<EstablishmentStore, 'isSiretTaken' | 'insert'>;
  readonly accounts: Pick<Accounts, 'open'>;
  readonly codes: Pick<RegistrationCodes, 'matches'>;
  readonly media: Pick<ObjectStorage, 'accept'>;
  readonly nextPrefix: () => Promise<number>;
  readonly now: () => Date;
}

export interface RegistrationRequest {
  readonly entity_id: string;
  readonly entity_data: EntityData;
  readonly code: string;
  readonly password: string;
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
  const { entity_id, entity_data, password } = request;
  const registration = await checkCode(ports, request);
  const applicant = newProfile(entity_data, registration.mail, ports.now());
  if (await ports.establishments.isSiretTaken(applicant.profile.siret ?? '')) throw siretTaken();
  const documents = await acceptDocuments(ports.media, entity_id, [], entity_data.documents ?? []);

  await ports.registrations.noteAccountAsked(entity_id, ports.now());
  const { name = '', firstname = '' } = applicant.profile;
  const account = await ports.accounts.open(
    {
      entityId: entity_id,
      mail: registration.mail,
      password,
      kind: applicant.kind,
      userName: `${name} ${firstname}`.trim().slice(0, 200),
    },
    requestId,
  );
  await insert(
    ports,
    { ...applicant, profile: { ...applicant.profile, documents } },
    entity_id,
    account.user_id,
    requestId,
  );
  await ports.registrations.complete(entity_id, ports.now());
  return account;
}

async function checkCode(
  ports: RegisterPorts,
  { entity_id, entity_data, code }: RegistrationRequest,
): Promise<Registration> {
  const registration = await ports.registrations.takeTry(entity_id, ports.now());
  if (!registration) throw wrongCode();
  const { mail, codeHash } = registration;
  const isSameMail = entity_data.mail === undefined || normaliseMail(entity_data.mail) === mail;
  if (!isSameMail || !ports.codes.matches(code, entity_id, mail, codeHash)) throw wrongCode();
  await ports.registrations.forgetTries(entity_id);
  return registration;
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

const wrongCode = () => appError('NotAuthorizedException', 'Code expired or invalid.');
const siretTaken = () => appError('DuplicatesValueException', 'This siret is already registered.');
