import type { TokenSigner } from '@alveole/service-kit';
import type { GuessLimits } from '@alveole/service-kit/service';
import type { DeviceCookies } from './secrets/device-cookies.ts';
import type { Passwords } from './secrets/passwords.ts';
import type { SharedHashes } from './secrets/shared-hashes.ts';
import type { RecoveryCodes } from './secrets/recovery-codes.ts';
import type { AskFunders } from './outside/ask-funders.ts';
import type { AccountStore } from './store/account-store.ts';
import type { DeviceStore } from './store/device-store.ts';
import type { PeopleStore } from './store/people-store.ts';
import type { EntityStatusStore } from './store/entity-status-store.ts';
import type { FamilyStore } from './store/family-store.ts';

/** Everything that the acts of this service stand on. */
export interface AuthPorts {
  readonly accounts: AccountStore;
  /** The accounts as administrators manage them. */
  readonly people: PeopleStore;
  readonly registeredDevices: DeviceStore;
  readonly families: FamilyStore;
  readonly statuses: EntityStatusStore;
  readonly askFunders: AskFunders;
  /** Who may guess passwords and codes, and how often. */
  readonly guesses: GuessLimits;
  readonly devices: DeviceCookies;
  readonly passwords: Passwords;
  readonly sharedHashes: SharedHashes;
  readonly recoveryCodes: RecoveryCodes;
  readonly signer: TokenSigner;
  readonly newId: () => string;
  readonly now: () => Date;
}
