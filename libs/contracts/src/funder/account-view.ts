import { userStatus } from '@alveole/domain';
import { accountStatusOf, isDisabledOf } from '../account/view.ts';
import type { AccountChange, AccountView } from '../account/view.ts';
import type { RouteInput, RouteRequest, RouteResult } from '../define/define-route.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type * as funderRoutes from './account-routes.ts';

type Routes = typeof funderRoutes;

/** An account with which a funder reads its own share, with what was done to it, newest first. */
export interface FunderAccountView extends Omit<AccountView, 'permission'> {
  readonly rowHash: string;
  readonly funderId: string;
  readonly history: readonly { readonly at: string; readonly by: string; readonly act: string }[];
}

export function funderAccountOf(account: RouteResult<Routes['createFunderAccount']>): FunderAccountView {
  const { user_id: userId, row_hash: rowHash, funder_id: funderId, status, is_open: isOpen, ...same } = account;
  return { userId, rowHash, funderId, isDisabled: status === userStatus.disabled, isOpen, ...same };
}

export interface NewFunderAccountRequest {
  readonly mail: string;
  readonly name: string;
  readonly funderId: string;
}

/** The body that opens a funder's account; `newFunderAccountOf` reads it again. */
export function newFunderAccountBody({
  funderId,
  ...rest
}: NewFunderAccountRequest): RouteInput<Routes['createFunderAccount']>['body'] {
  return { ...rest, funder_id: funderId };
}

export function newFunderAccountOf({
  funder_id: funderId,
  ...rest
}: RouteRequest<Routes['createFunderAccount']>['body']): NewFunderAccountRequest {
  return { ...rest, funderId };
}

export type FunderAccountChange = Pick<AccountChange, 'name' | 'isDisabled'>;

/** The body that changes a funder's account; `funderAccountChangeOf` reads it again. */
export function funderAccountChangeBody(
  { rowHash }: Pick<FunderAccountView, 'rowHash'>,
  { isDisabled, ...change }: FunderAccountChange,
): RouteInput<Routes['changeFunderAccount']>['body'] {
  return withoutAbsent({ last_row_hash: rowHash, status: accountStatusOf(isDisabled), ...change });
}

/** The change of a funder's account, and the version that was read. */
export function funderAccountChangeOf({
  last_row_hash: rowHash,
  status,
  ...change
}: RouteRequest<Routes['changeFunderAccount']>['body']): FunderAccountChange & Pick<FunderAccountView, 'rowHash'> {
  return withoutAbsent({ rowHash, isDisabled: isDisabledOf(status), ...change });
}
