import type { RouteAnswer } from '@alveole/contracts';
import { funderAccountChangeOf, funderRoutes, newFunderAccountOf } from '@alveole/contracts/funder';
import { userStatus } from '@alveole/domain';
import { eachInWords, implement } from '@alveole/service-kit';
import type { Account } from '../record/account.ts';
import { changeFunderAccount, listFunderAccounts, listFunderMails, openFunderAccount } from './manage-funders.ts';
import type { FunderPorts } from './manage-funders.ts';

type WireAccount = RouteAnswer<typeof funderRoutes.createFunderAccount>;

/** Accounts of funders: listed, opened and changed by administrators of permission 0; where services tell a funder. */
export function manageFundersRoutes(ports: FunderPorts) {
  return [
    implement(funderRoutes.listFunderAccounts, async ({ actor }) =>
      eachInWords(await listFunderAccounts(ports, actor), accountToWire),
    ),
    implement(funderRoutes.createFunderAccount, async ({ body, actor, requestId }) =>
      accountToWire(await openFunderAccount(ports, newFunderAccountOf(body), actor, requestId)),
    ),
    implement(funderRoutes.changeFunderAccount, async ({ params, body, actor }) =>
      accountToWire(await changeFunderAccount(ports, params.id, funderAccountChangeOf(body), actor)),
    ),
    implement(funderRoutes.listFunderMails, async ({ params }) => ({ mails: await listFunderMails(ports, params.id) })),
  ];
}

function accountToWire(account: Account): WireAccount {
  const { userId, rowHash, mail, userName, funderId = '', disabled, passwordHash, history = [] } = account;
  return {
    user_id: userId,
    row_hash: rowHash,
    mail,
    name: userName,
    funder_id: funderId,
    status: disabled ? userStatus.disabled : userStatus.active,
    is_open: passwordHash !== undefined,
    history: history.map(({ at, byName, act }) => ({ at: at.toISOString(), by: byName, act })).reverse(),
  };
}
