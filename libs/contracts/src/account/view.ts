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

/** The status of a change as it travels; `isDisabledOf` reads it again. */
export function accountStatusOf(isDisabled: boolean | undefined) {
  if (isDisabled === undefined) return undefined;
  return isDisabled ? userStatus.disabled : userStatus.active;
}

/** Whether a change disables an account; undefined where it leaves it as it is. */
export function isDisabledOf(status: (typeof userStatus)[keyof typeof userStatus] | undefined): boolean | undefined {
  return status === undefined ? undefined : status === userStatus.disabled;
}
