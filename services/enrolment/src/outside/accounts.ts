import { authRoutes } from '@alveole/contracts';
import type { EstablishmentKind } from '@alveole/domain';
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
}

export function createAccounts(auth: ServiceClient): Accounts {
  const optionsOf = (entityId: string, requestId: string | undefined) => ({
    requestId,
    idempotencyKey: `register-${entityId}`,
  });
  return {
    async isMailFree(mail, requestId) {
      return (await auth.call(authRoutes.checkMailAvailability, { body: { mail } }, { requestId })).available;
    },
    async prepare({ entityId, mail, password, kind, userName }, { requestId, deadline }) {
      const body = { entity_id: entityId, mail, password, entity_gender: kind, user_name: userName };
      const options = { ...optionsOf(entityId, requestId), deadline };
      return (await auth.call(authRoutes.prepareAccount, { body }, options)).user_id;
    },
    async open(entityId, requestId) {
      const options = optionsOf(entityId, requestId);
      const opened = await auth.call(authRoutes.openAccount, { body: { entity_id: entityId } }, options);
      return { accessToken: opened.access_token, refreshToken: opened.refresh_token, userId: opened.user_id };
    },
    async withdraw(entityId, requestId) {
      const options = optionsOf(entityId, requestId);
      const { is_open } = await auth.call(authRoutes.withdrawAccount, { body: { entity_id: entityId } }, options);
      return { isOpen: is_open };
    },
  };
}
