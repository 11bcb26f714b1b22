import type { RouteAnswer } from '@alveole/contracts';
import { personRequestRoutes } from '@alveole/contracts/person-request';
import { deskTime, formatEuros } from '@alveole/domain';
import { implement } from '@alveole/service-kit';
import type { RefundsPorts } from '../ports.ts';
import type { Payee } from '../record/payee.ts';
import { balanceOfAccount } from '../record/share-ledger.ts';
import type { ShareLedger } from '../record/share-ledger.ts';

type Answer = RouteAnswer<typeof personRequestRoutes.findPersonPayments>;

/** Enrolment answers the request of a person with it: sums and dates, and a bank account by its last four signs. */
export function findPersonRoute({ accounts, payees }: Pick<RefundsPorts, 'accounts' | 'payees'>) {
  return implement(personRequestRoutes.findPersonPayments, async ({ body }) => ({
    payments: (await accounts.ofFiles(body.repair_ids)).map(toPayment),
    payees: [...(await payees.known(body.entity_ids)).values()].map(toPayee),
  }));
}

function toPayment(account: ShareLedger): Answer['payments'][number] {
  const { grantedCents, paidCents } = balanceOfAccount(account);
  return {
    repair_id: account.repairId,
    facts: [
      { label: 'Compte du dossier', value: account.fileNumber },
      { label: 'Validé le', value: deskTime(account.validatedAt) },
      { label: 'Aide accordée', value: formatEuros(grantedCents) },
      { label: 'Aide versée à l’établissement', value: formatEuros(paidCents) },
    ],
  };
}

function toPayee({ entityId, name, accountHolder, iban }: Payee): Answer['payees'][number] {
  return {
    entity_id: entityId,
    facts: [
      { label: 'Établissement payé', value: name },
      ...(accountHolder ? [{ label: 'Titulaire du compte', value: accountHolder }] : []),
      ...(iban ? [{ label: 'Compte bancaire', value: `se termine par ${iban.slice(-4)}` }] : []),
    ],
  };
}
