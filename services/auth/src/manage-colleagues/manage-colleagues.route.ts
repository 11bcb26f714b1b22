import { askedColleagueChangeOf, colleagueRequestOf, colleagueRoutes } from '@alveole/contracts/colleague';
import type { RouteAnswer } from '@alveole/contracts';
import { defaultUserListDate, userStatus } from '@alveole/domain';
import { eachInWords, implement } from '@alveole/service-kit';
import type { Account } from '../record/account.ts';
import { changeColleague, listColleagues, openColleague } from './manage-colleagues.ts';
import type { ColleaguePorts } from './manage-colleagues.ts';

type WireUser = RouteAnswer<typeof colleagueRoutes.createEntityUser>;

/** The users of an establishment: listed, opened and changed by its administrators. */
export function manageColleaguesRoutes(ports: ColleaguePorts) {
  return [
    implement(colleagueRoutes.listEntityUsers, async ({ params, query, actor }) => {
      const users = await listColleagues(ports, { actor, entityId: params.entityId }, sinceOf(query.updated_after));
      return eachInWords(users, userToWire);
    }),
    implement(colleagueRoutes.createEntityUser, async ({ params, body, actor, requestId, deadline }) => {
      const { mail, password, permission, ...identity } = colleagueRequestOf(body);
      const asking = { actor, entityId: params.entityId, requestId, deadline };
      return userToWire(await openColleague(ports, { mail, password, permission, identity }, asking));
    }),
    implement(colleagueRoutes.changeEntityUser, async ({ params, body, actor, requestId, deadline }) => {
      const { name, typedName, signature, ...changes } = askedColleagueChangeOf(body);
      const identity = name === undefined ? undefined : { name, typedName, signature };
      const asking = { actor, entityId: params.entityId, requestId, deadline };
      return userToWire(await changeColleague(ports, params.initial_user_name, { ...changes, identity }, asking));
    }),
  ];
}

/** Undefined for the default date: accounts that nobody changed since they were opened have none of their own. */
function sinceOf(updatedAfter: string): Date | undefined {
  const [date = ''] = updatedAfter.split(',');
  const since = new Date(date);
  return since <= new Date(defaultUserListDate) ? undefined : since;
}

function userToWire({ userId, mail, permission, disabled, userName, typedName, ...account }: Account): WireUser {
  const { passwordHash, signature, changedAt } = account;
  return {
    _id: userId,
    user_name: mail,
    permission,
    status: disabled ? userStatus.disabled : userStatus.active,
    is_open: passwordHash !== undefined,
    local_data: {
      name: userName === '' ? null : userName,
      ...(typedName ? { typed_user_name: typedName } : {}),
      ...(signature === undefined ? {} : { signature }),
    },
    ...(changedAt === undefined ? {} : { update_date: changedAt.toISOString() }),
  };
}
