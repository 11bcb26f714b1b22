import { isAppError } from '@alveole/contracts';
import { accountRoutes } from '@alveole/contracts/account';
import { staffRoutes } from '@alveole/contracts/staff';
import type { EstablishmentKind, StaffRole } from '@alveole/domain';
import type { CallContext, ServiceClient } from '@alveole/service-kit';

export interface AccountRequest {
  readonly entityId: string;
  readonly mail: string;
  readonly password: string;
  readonly kind: EstablishmentKind;
  readonly userName: string;
}

export interface OpenedAccount {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly userId: string;
}

/** Accounts, which auth owns. Each call throws `ServiceUnavailableException` when it does not answer. */
export interface Accounts {
  isMailFree(mail: string, requestId: string): Promise<boolean>;
  /**
   * Keeps the account of a registration ready, for nobody to sign in with. Asked again it is the same account, with
   * what was typed last. Answers the id of its person. Throws `MailNotAvailableException`.
   */
  prepare(request: AccountRequest, context: Pick<CallContext, 'requestId' | 'deadline'>): Promise<string>;
  /** Opens the account of an establishment that stands, and signs it in. */
  open(entityId: string, requestId: string): Promise<OpenedAccount>;
  /** Forgets the account of a registration that was refused; answers whether one is open and stays. */
  withdraw(entityId: string, requestId?: string): Promise<{ readonly isOpen: boolean }>;
  /** Whether the own account of an establishment, with this mail, has been activated once. */
  isActivated(entityId: string, mail: string, requestId: string): Promise<boolean>;
  /**
   * Keeps a free address for the account of an establishment whose mail is about to change: the event of the change
   * gives it to the account. Throws `MailNotAvailableException`.
   */
  reserveMail(move: MailMove, requestId: string): Promise<void>;
  /** Lets go of an address that was kept: the mail did not change. */
  releaseMail(move: Pick<MailMove, 'entityId' | 'nextMail'>, requestId: string): Promise<void>;
  /**
   * Refuses who does not know the password of his own account. Throws `NotAuthorizedException`, also when too many were
   * wrong, `TooManyRequestsException`.
   */
  confirmPassword(guess: PasswordGuess, requestId: string): Promise<void>;
  /** A member of staff who may sign in; undefined when there is none of this id. */
  staffMember(userId: string, requestId: string): Promise<ReadStaffMember | undefined>;
}

export interface PasswordGuess {
  readonly userId: string;
  readonly password: string;
  /** Where the call came from. */
  readonly address: string;
}

/** A change of an establishment's address. */
export interface MailMove {
  readonly entityId: string;
  readonly mail: string;
  readonly nextMail: string;
  /** Of the establishment that was read. */
  readonly sequence: number;
}

export interface ReadStaffMember {
  readonly userId: string;
  readonly name: string;
  readonly role: StaffRole;
}

export function createAccounts(auth: ServiceClient): Accounts {
  const optionsOf = (entityId: string, requestId: string | undefined) => ({
    requestId,
    idempotencyKey: `register-${entityId}`,
  });
  return {
    async isMailFree(mail, requestId) {
      return (await auth.call(accountRoutes.checkMailAvailability, { body: { mail } }, { requestId })).available;
    },
    async prepare({ entityId, mail, password, kind, userName }, { requestId, deadline }) {
      const body = { entity_id: entityId, mail, password, entity_gender: kind, user_name: userName };
      const options = { ...optionsOf(entityId, requestId), deadline };
      return (await auth.call(accountRoutes.prepareAccount, { body }, options)).user_id;
    },
    async open(entityId, requestId) {
      const options = optionsOf(entityId, requestId);
      const opened = await auth.call(accountRoutes.openAccount, { body: { entity_id: entityId } }, options);
      return { accessToken: opened.access_token, refreshToken: opened.refresh_token, userId: opened.user_id };
    },
    async withdraw(entityId, requestId) {
      const options = optionsOf(entityId, requestId);
      const { is_open } = await auth.call(accountRoutes.withdrawAccount, { body: { entity_id: entityId } }, options);
      return { isOpen: is_open };
    },
    async isActivated(entityId, mail, requestId) {
      const body = { entity_id: entityId, mail };
      return (await auth.call(accountRoutes.checkActivation, { body }, { requestId })).activated;
    },
    async reserveMail({ entityId, mail, nextMail, sequence }, requestId) {
      const body = { entity_id: entityId, mail, next_mail: nextMail, sequence };
      await auth.call(accountRoutes.reserveMail, { body }, { requestId });
    },
    async releaseMail({ entityId, nextMail }, requestId) {
      await auth.call(accountRoutes.releaseMail, { body: { entity_id: entityId, next_mail: nextMail } }, { requestId });
    },
    async confirmPassword({ userId, password, address }, requestId) {
      await auth.call(accountRoutes.confirmPassword, { body: { user_id: userId, password, address } }, { requestId });
    },
    async staffMember(userId, requestId) {
      try {
        const { user_id, description, role } = await auth.call(
          staffRoutes.readStaffMember,
          { params: { id: userId } },
          { requestId },
        );
        return { userId: user_id, name: description.name, role };
      } catch (failure) {
        if (isAppError(failure) && failure.code === 'NotFoundException') return undefined;
        throw failure;
      }
    },
  };
}
