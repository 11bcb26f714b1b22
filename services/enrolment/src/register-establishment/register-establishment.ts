import type { CallContext } from '@alveole/service-kit';
import type { OpenedAccount } from '../outside/accounts.ts';
import { acceptDocuments } from '../outside/accept-documents.ts';
import { eventsOf, noConsequences } from '../wire/establishment-events.ts';
import type { NewEstablishment } from '../store/establishment-store.ts';
import type { EnrolmentPorts } from '../ports.ts';
import { siretTaken } from '../record/refusals.ts';
import type { ProfileChanges } from '../record/profile.ts';
import type { Registration } from '../record/registration.ts';
import { checkCode } from './check-code.ts';
import { newProfile } from './new-profile.ts';
import type { Applicant } from './new-profile.ts';

export type RegisterPorts = Pick<
  EnrolmentPorts,
  | 'acceptedTexts'
  | 'campaign'
  | 'registrations'
  | 'uploadBudgets'
  | 'establishments'
  | 'accounts'
  | 'codes'
  | 'guesses'
  | 'media'
  | 'documents'
  | 'postcodes'
  | 'nextPrefix'
  | 'oneAtATime'
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

export type RegistrationContext = Pick<CallContext, 'requestId' | 'deadline'>;

/**
 * Registers an establishment and signs it in. A refused or cut-off call leaves the code good, so it can be sent again;
 * the account opens once the establishment stands, and a refused one leaves none. Throws `NotAuthorizedException`
 * (code), `ValidationException`, `DuplicatesValueException` (SIRET), `MediaRefusedException`,
 * `MailNotAvailableException`, and the coded 503 when nobody waits any more or auth is away.
 */
export async function registerEstablishment(
  ports: RegisterPorts,
  request: RegistrationRequest,
  context: RegistrationContext,
): Promise<OpenedAccount> {
  const { entityId, changes } = request;
  const registration = await checkCode(ports, { ...request, mail: changes.mail });
  const applicant = await newProfile(ports.postcodes, changes, registration.mail, {
    now: ports.now(),
    texts: ports.acceptedTexts(),
    campaign: ports.campaign,
  });
  const { identifier = '' } = applicant.profile;
  // Who comes second in a race for a SIRET is refused before a password is hashed for it.
  await ports.oneAtATime(identifier, () => ensureWritten(ports, { ...request, registration, applicant }, context));
  const account = await ports.accounts.open(entityId, context.requestId);
  await ports.registrations.complete(entityId, ports.now());
  await ports.uploadBudgets.giveBack(entityId);
  return account;
}

interface CheckedRequest extends RegistrationRequest {
  readonly registration: Registration;
  readonly applicant: Applicant;
}

/** The establishment stands afterwards: by this call, or by an earlier one whose answer was lost. */
async function ensureWritten(
  ports: RegisterPorts,
  { entityId, changes, password, registration, applicant }: CheckedRequest,
  context: RegistrationContext,
): Promise<void> {
  context.deadline.check();
  if (await ports.establishments.byId(entityId)) return;
  const { identifier = '', lastName = '', firstName = '' } = applicant.profile;
  if (await ports.establishments.isSiretTaken(identifier)) throw siretTaken();
  const documents = await acceptDocuments(ports, entityId, [], changes.documents ?? []);
  await ports.registrations.noteAccountAsked(entityId, ports.now());
  const userName = `${lastName} ${firstName}`.trim().slice(0, 200);
  const asked = { entityId, mail: registration.mail, password, kind: applicant.kind, userName };
  const userId = await ports.accounts.prepare(asked, context);
  const profile = { ...applicant.profile, documents };
  await insert(ports, { ...applicant, profile }, { id: entityId, userId }, context.requestId);
}

async function insert(
  ports: RegisterPorts,
  { kind, profile, status }: Applicant,
  { id, userId }: { readonly id: string; readonly userId: string },
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
  if ((await ports.establishments.insert(establishment, entry, events)) !== 'siret-taken') return;
  // Nobody can sign in with it as it is; when auth is away, the sweep withdraws it.
  await ports.accounts.withdraw(id, requestId).catch(() => undefined);
  throw siretTaken();
}
