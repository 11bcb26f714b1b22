import { accept, refuse, type Decision, type Refusal } from '../decision.ts';
import { managesStaff, type StaffManager } from '../people/decide-staff-account.ts';
import { scopesOfKind, type ClientKind, type Scope } from './scopes.ts';

/** Secrets of one client that are good at a time: the one in use, and the one that takes its place. */
export const maxClientSecrets = 2;

/** Whether a person may see and change which software has access. */
export function decideClients(actor: StaffManager): Decision<true> {
  return managesStaff(actor) ? accept(true) : refuse(notManager);
}

/** Whether software of this kind may be given these scopes: at least one, and none that its kind does not offer. */
export function decideClientScopes(kind: ClientKind, scopes: readonly Scope[]): Decision<readonly Scope[]> {
  const offered = scopesOfKind[kind];
  if (scopes.length === 0 || scopes.some((scope) => !offered.includes(scope))) return refuse(scopesNotOffered);
  return accept([...new Set(scopes)]);
}

interface ClientStanding {
  readonly isRevoked: boolean;
  /** Shops allow it to act for them: it has no secret. */
  readonly isForShops: boolean;
  readonly secretIds: readonly string[];
}

/** Whether a client may be given one more secret. */
export function decideNewSecret({ isRevoked, isForShops, secretIds }: ClientStanding): Decision<true> {
  if (isRevoked) return refuse(clientRevoked);
  if (isForShops) return refuse(noSecretForShops);
  return secretIds.length < maxClientSecrets ? accept(true) : refuse(enoughSecrets);
}

/** Whether a secret may be taken from a client: the last one goes with the client, by its revocation. */
export function decideSecretRevocation({ isRevoked, secretIds }: ClientStanding, secretId: string): Decision<true> {
  if (isRevoked) return refuse(clientRevoked);
  if (!secretIds.includes(secretId)) return refuse(unknownSecret);
  return secretIds.length > 1 ? accept(true) : refuse(lastSecret);
}

/** Whether the access of a client may end. */
export function decideClientRevocation({ isRevoked }: ClientStanding): Decision<true> {
  return isRevoked ? refuse(clientRevoked) : accept(true);
}

const notManager: Refusal = {
  code: 'NotAuthorizedException',
  id: 'only-an-administrator-of-permission-0-manages-software-access',
  message: 'Only an administrator of permission 0 manages software access.',
  explanation: 'Seul un administrateur gère les accès des logiciels',
};
const scopesNotOffered: Refusal = {
  code: 'ValidationException',
  id: 'scopes-not-offered-for-this-binding',
  message: 'scopes (INVALID): At least one, and only those that the binding offers',
  explanation: 'Choisissez au moins un droit, parmi ceux que ce rattachement permet',
};
const clientRevoked: Refusal = {
  code: 'TransitionRefusedException',
  id: 'client-is-revoked',
  message: 'The client is revoked.',
  explanation: 'L’accès de ce logiciel est déjà retiré',
};
const enoughSecrets: Refusal = {
  code: 'TransitionRefusedException',
  id: 'client-has-two-secrets',
  message: 'The client has two secrets already.',
  explanation: 'Ce logiciel a déjà deux secrets : retirez d’abord l’ancien',
};
const noSecretForShops: Refusal = {
  code: 'TransitionRefusedException',
  id: 'software-that-shops-allow-has-no-secret',
  message: 'Software that shops allow has no secret.',
  explanation: 'Un logiciel que les réparateurs autorisent n’a pas de secret',
};
const lastSecret: Refusal = {
  code: 'TransitionRefusedException',
  id: 'last-secret-of-client',
  message: 'The last secret of a client goes with the client.',
  explanation: 'C’est le seul secret de ce logiciel : créez-en d’abord un autre, ou retirez l’accès',
};
const unknownSecret: Refusal = {
  code: 'NotFoundException',
  id: 'unknown-secret',
  message: 'Unknown secret.',
  explanation: 'Ce secret n’existe plus',
};

/** Why the access of software is not given or changed. */
export const clientRefusals: readonly Refusal[] = [
  notManager,
  scopesNotOffered,
  clientRevoked,
  enoughSecrets,
  noSecretForShops,
  lastSecret,
  unknownSecret,
];
