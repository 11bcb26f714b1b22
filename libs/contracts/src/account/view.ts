import { userStatus } from '@alveole/domain';
import type { Permission } from '@alveole/domain';

/** What every account has, of a shop or of staff. */
export interface AccountView {
  readonly userId: string;
  /** With which the person signs in. */
  readonly mail: string;
  readonly name: string;
  readonly permission: Permission;
  readonly isDisabled: boolean;
  /** False until a password has been chosen. */
  readonly isOpen: boolean;
}

export interface AccountChange {
  readonly mail?: string;
  readonly name?: string;
  readonly permission?: Permission;
  readonly isDisabled?: boolean;
}

export function accountStatusOf(isDisabled: boolean | undefined) {
  if (isDisabled === undefined) return undefined;
  return isDisabled ? userStatus.disabled : userStatus.active;
}
