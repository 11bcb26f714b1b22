import { authRoutes } from '@alveole/contracts';
import type { EstablishmentKind } from '@alveole/domain';
import type { ServiceClient } from '@alveole/service-kit';

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
  /** Opens the account of an establishment and signs it in; the same establishment gets the same account. Throws `MailNotAvailableException`. */
  open(request: AccountRequest, requestId: string): Promise<OpenedAccount>;
}

export function createAccounts(auth: ServiceClient): Accounts {
  return {
    async isMailFree(mail, requestId) {
      return (await auth.call(authRoutes.checkMailAvailability, { body: { mail } }, { requestId })).available;
    },
    async open({ entityId, mail, password, kind, userName }, requestId) {
      const body = { entity_id: entityId, mail, password, entity_gender: kind, user_name: userName };
      const options = { requestId, idempotencyKey: `register-${entityId}` };
      const opened = await auth.call(authRoutes.openAccount, { body }, options);
      return { accessToken: opened.access_token, refreshToken: opened.refresh_token, userId: opened.user_id };
    },
  };
}
