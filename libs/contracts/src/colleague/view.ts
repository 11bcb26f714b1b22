import { defaultUserListDate, userStatus } from '@alveole/domain';
import type { Permission } from '@alveole/domain';
import type { RouteInput, RouteRequest, RouteResult } from '../define/define-route.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type { AccountView, AccountChange } from '../account/view.ts';
import { accountStatusOf, isDisabledOf } from '../account/view.ts';
import type * as colleagueRoutes from './routes.ts';

type Routes = typeof colleagueRoutes;
type LocalData = RouteRequest<Routes['createEntityUser']>['body']['local_data'];

/** A user of an establishment. */
export interface ColleagueView extends AccountView {
  /** SVG. */
  readonly signature?: string;
}

export function colleagueOf(user: RouteResult<Routes['createEntityUser']>): ColleagueView {
  const { _id: userId, user_name: mail, permission, status, is_open: isOpen, local_data } = user;
  const { typed_user_name, name, signature } = local_data;
  const isDisabled = status === userStatus.disabled;
  return {
    userId,
    mail,
    name: typed_user_name ?? name ?? '',
    permission,
    isDisabled,
    isOpen,
    ...(signature && { signature }),
  };
}

/** Every user, whenever it was changed. */
export const colleaguesQuery: RouteInput<Routes['listEntityUsers']>['query'] = { updated_after: defaultUserListDate };

/** @param mail under which the user is known until now */
export function colleagueParams(entityId: string, mail: string): RouteInput<Routes['changeEntityUser']>['params'] {
  return { entityId, initial_user_name: mail };
}

export interface NewColleagueRequest {
  readonly mail: string;
  readonly name: string;
  readonly permission: Permission;
}

/** No password is given: the account opens by its link. `colleagueRequestOf` reads it again. */
export function newColleagueBody({
  mail,
  name,
  permission,
}: NewColleagueRequest): RouteInput<Routes['createEntityUser']>['body'] {
  return { user_name: mail, permission, local_data: { name } };
}

/**
 * The body that changes a user; `askedColleagueChangeOf` reads it again.
 * @param signature stays with the name that it belongs to
 */
export function colleagueChangeBody(
  { mail, name, permission, isDisabled }: AccountChange,
  signature?: string,
): RouteInput<Routes['changeEntityUser']>['body'] {
  return withoutAbsent({
    new_user_name: mail,
    permission,
    status: accountStatusOf(isDisabled),
    local_data: name === undefined ? undefined : withoutAbsent({ name, signature }),
  });
}

/** What a client may say of a user beside what the screens send: the name as people read it, and a password. */
interface ColleagueExtras {
  readonly typedName?: string;
  /** SVG. */
  readonly signature?: string;
  readonly password?: string;
}

/** The user whose account is to be opened. */
export function colleagueRequestOf({
  user_name: mail,
  local_data,
  ...rest
}: RouteRequest<Routes['createEntityUser']>['body']): NewColleagueRequest & ColleagueExtras {
  return { mail, ...rest, ...namedBy(local_data) };
}

/** The change of a user; what is absent stays as it is. */
export function askedColleagueChangeOf(
  body: RouteRequest<Routes['changeEntityUser']>['body'],
): AccountChange & ColleagueExtras {
  return withoutAbsent({
    mail: body.new_user_name,
    permission: body.permission,
    isDisabled: isDisabledOf(body.status),
    password: body.new_password,
    ...(body.local_data && namedBy(body.local_data)),
  });
}

function namedBy({ name, typed_user_name: typedName, signature }: LocalData) {
  return withoutAbsent({ name, typedName, signature });
}
