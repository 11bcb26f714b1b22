import type { WirePersonAccount } from '@alveole/contracts/person-request';
import { personRequestRoutes } from '@alveole/contracts/person-request';
import { deskTime } from '@alveole/domain';
import { eachInWords, implement } from '@alveole/service-kit';
import type { AuthPorts } from '../ports.ts';
import { isFunder, isStaff, readableName, roleOf } from '../record/account.ts';
import type { Account } from '../record/account.ts';

/** Enrolment answers the request of a person with it; neither a password nor a signature leaves. */
export function findPersonRoute({ forgottenAccounts }: Pick<AuthPorts, 'forgottenAccounts'>) {
  return implement(personRequestRoutes.findPersonAccounts, async ({ body }) => ({
    accounts: await eachInWords(await forgottenAccounts.namingPersons(body.mails, body.user_ids), toPersonAccount),
  }));
}

function toPersonAccount(account: Account): WirePersonAccount {
  const { userId, mail, entityId, disabled: isClosed } = account;
  const isOfEntity = !isStaff(account) && !isFunder(account);
  return {
    user_id: userId,
    name: readableName(account),
    mail,
    role: roleOf(account),
    ...(isOfEntity && { entity_id: entityId }),
    is_closed: isClosed,
    facts: factsOf(account),
    ...(isClosed ? { fate: 'forgotten' } : { fate: 'kept', reason: 'open-account' }),
  };
}

function factsOf(account: Account): WirePersonAccount['facts'] {
  const { mail, disabled, openedAt, activatedAt, changedAt, signature } = account;
  return [
    { label: 'Nom', value: readableName(account) },
    { label: 'Courriel', value: mail },
    { label: 'État', value: disabled ? 'Fermé' : 'Ouvert' },
    ...dated('Ouvert le', openedAt),
    ...dated('Premier mot de passe le', activatedAt),
    ...dated('Modifié le', changedAt),
    ...(signature === undefined ? [] : [{ label: 'Signature', value: 'Enregistrée' }]),
  ];
}

const dated = (label: string, at: Date | undefined) => (at === undefined ? [] : [{ label, value: deskTime(at) }]);
