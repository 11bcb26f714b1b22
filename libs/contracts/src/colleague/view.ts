import { defaultUserListDate, userStatus } from '@alveole/domain';
import type { Permission } from '@alveole/domain';
import type { RouteInput, RouteResult } from '../define/define-route.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type { AccountView, AccountChange } from '../account/view.ts';
import { accountStatusOf } from '../account/view.ts';
import type * as colleagueRoutes from './routes.ts';

type Routes = typeof colleagueRoutes;

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

/** No password is given: the account opens by its link. */
export function newColleagueBody({
  mail,
  name,
  permission,
}: NewColleagueRequest): RouteInput<Routes['createEntityUser']>['body'] {
  return { user_name: mail, permission, local_data: { name } };
}

/** @param signature stays with the name that it belongs to */
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
