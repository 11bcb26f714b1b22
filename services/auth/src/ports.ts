import type { TokenSigner, TokenVerifier } from '@alveole/service-kit';
import type { GuessLimits } from '@alveole/service-kit/service';
import type { GrantTokens } from './secrets/grant-tokens.ts';
import type { DeviceCookies } from './secrets/device-cookies.ts';
import type { Passwords } from './secrets/passwords.ts';
import type { SharedHashes } from './secrets/shared-hashes.ts';
import type { RecoveryCodes } from './secrets/recovery-codes.ts';
import type { AskEntity } from './outside/ask-entity.ts';
import type { SigningKey } from './secrets/signing-keys.ts';
import type { ClientStore } from './store/client-store.ts';
import type { ClientUseStore } from './store/client-use-store.ts';
import type { GrantStore } from './store/grant-store.ts';
import type { AskFunders } from './outside/ask-funders.ts';
import type { AccountStore } from './store/account-store.ts';
import type { DeviceStore } from './store/device-store.ts';
import type { PeopleStore } from './store/people-store.ts';
import type { EntityStatusStore } from './store/entity-status-store.ts';
import type { ForgottenAccounts } from './store/forgotten-accounts.ts';
import type { FamilyStore } from './store/family-store.ts';

/** Everything that the acts of this service stand on. */
export interface AuthPorts {
  readonly accounts: AccountStore;
  /** The accounts as administrators manage them. */
  readonly people: PeopleStore;
  readonly registeredDevices: DeviceStore;
  readonly families: FamilyStore;
  readonly forgottenAccounts: ForgottenAccounts;
  readonly statuses: EntityStatusStore;
  readonly askEntity: AskEntity;
  readonly askFunders: AskFunders;
  /** Software that calls in its own name, and how it is used. */
  readonly clients: ClientStore;
  readonly clientUses: ClientUseStore;
  /** What shops have allowed software to do for them. */
  readonly grants: GrantStore;
  readonly grantTokens: GrantTokens;
  /** Who may guess passwords and codes, and how often. */
  readonly guesses: GuessLimits;
  readonly devices: DeviceCookies;
  readonly passwords: Passwords;
  readonly sharedHashes: SharedHashes;
  readonly recoveryCodes: RecoveryCodes;
  readonly signer: TokenSigner;
  readonly verifier: TokenVerifier;
  readonly signingKeys: readonly SigningKey[];
  /** Where the installation stands, without a slash at its end: who gives codes and tokens. */
  readonly issuer: string;
  readonly newId: () => string;
  readonly now: () => Date;
}
