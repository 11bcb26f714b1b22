import { userStatus } from '@alveole/domain';
import type { StaffRole } from '@alveole/domain';
import type { RouteInput, RouteRequest, RouteResult } from '../define/define-route.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type { AccountView, AccountChange } from '../account/view.ts';
import type { NewColleagueRequest } from '../colleague/view.ts';
import { accountStatusOf, isDisabledOf } from '../account/view.ts';
import type * as staffRoutes from './routes.ts';

type Routes = typeof staffRoutes;

/** A member of staff, with what was done to the account, newest first. */
export interface StaffAccountView extends AccountView {
  readonly rowHash: string;
  readonly role: StaffRole;
  readonly history: readonly { readonly at: string; readonly by: string; readonly act: string }[];
}

export function staffAccountOf(account: RouteResult<Routes['createStaffAccount']>): StaffAccountView {
  const { user_id: userId, row_hash: rowHash, status, is_open: isOpen, ...same } = account;
  return { userId, rowHash, isDisabled: status === userStatus.disabled, isOpen, ...same };
}

export interface NewStaffRequest extends NewColleagueRequest {
  readonly role: StaffRole;
}

export function newStaffBody(request: NewStaffRequest): RouteInput<Routes['createStaffAccount']>['body'] {
  return { ...request };
}

export interface StaffChange extends Omit<AccountChange, 'mail'> {
  readonly role?: StaffRole;
}

/** The body that changes an account of staff; `staffChangeOf` reads it again. */
export function staffChangeBody(
  { rowHash }: Pick<StaffAccountView, 'rowHash'>,
  { isDisabled, ...change }: StaffChange,
): RouteInput<Routes['changeStaffAccount']>['body'] {
  return withoutAbsent({ last_row_hash: rowHash, status: accountStatusOf(isDisabled), ...change });
}

/** The change of an account of staff, and the version that was read. */
export function staffChangeOf({
  last_row_hash: rowHash,
  status,
  ...change
}: RouteRequest<Routes['changeStaffAccount']>['body']): StaffChange & Pick<StaffAccountView, 'rowHash'> {
  return withoutAbsent({ rowHash, isDisabled: isDisabledOf(status), ...change });
}
