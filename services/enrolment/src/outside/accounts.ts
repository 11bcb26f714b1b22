import { authRoutes } from '@alveole/contracts';
import type { ServiceClient } from '@alveole/service-kit';

export interface AccountRequest {
  readonly entityId: string;
  readonly mail: string;
  readonly password: string;
  /** 0–3, the kind of establishment. */
  readonly kind: 0 | 1 | 2 | 3;
  readonly userName: string;
}

export interface OpenedAccount {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly user_id: string;
}

/** Accounts, which auth owns. Each call throws `ServiceUnavailableException` when it does not answer. */
export interface Accounts {
  isMailFree(mail: string, requestId: string): Promise<boolean>;
  /** Opens the account of an establishment and signs it in; the same establishment gets the same account. Throws `MailNotAvailableException`. */
  open(request: AccountRequest, requestId: string): Promise<OpenedAccount>;
}

export function createAccounts(auth: ServiceClient): Accounts {
  return {
    async isMailFree(mail, requestId) {
      return (await auth.call(authRoutes.checkMailAvailability, { body: { mail } }, { requestId })).available;
    },
    open({ entityId, mail, password, kind, userName }, requestId) {
      const body = { entity_id: entityId, mail, password, entity_gender: kind, user_name: userName };
      return auth.call(authRoutes.openAccount, { body }, { requestId, idempotencyKey: `register-${entityId}` });
    },
  };
}
