import { subscriptionPlan } from '@alveole/messaging';
import type { Subscription } from '@alveole/messaging';
import { alertAdministratorsConsumer } from './alert-administrators/alert-administrators.consumer.ts';
import type { NotificationsPorts } from './ports.ts';
import { answerPersonConsumer } from './answer-person/answer-person.consumer.ts';
import { sendCodeByMailConsumer } from './send-code-by-mail/send-code-by-mail.consumer.ts';
import { endWebhooksSubscription, sendWebhooksConsumer } from './send-webhooks/send-webhooks.consumer.ts';
import { sendReceiptConsumer } from './send-receipt/send-receipt.consumer.ts';
import { mailProofConsumer } from './mail-proof/mail-proof.consumer.ts';
import { sendCodeBySmsConsumer } from './send-code-by-sms/send-code-by-sms.consumer.ts';
import { tellBeneficiaryConsumer } from './tell-beneficiary/tell-beneficiary.consumer.ts';
import { tellEstablishmentConsumer } from './tell-establishment/tell-establishment.consumer.ts';
import { tellDebtorConsumer } from './tell-debtor/tell-debtor.consumer.ts';
import { tellFunderConsumer } from './tell-funder/tell-funder.consumer.ts';
import { tellPayeeConsumer } from './tell-payee/tell-payee.consumer.ts';
import { tellRepairerConsumer } from './tell-repairer/tell-repairer.consumer.ts';

/** What this service hears of the others, a queue each purpose. */
export function subscriptionsOf(ports: NotificationsPorts): Subscription[] {
  const plan = subscriptionPlan({
    queues: {
      'notifications.sms-codes': sendCodeBySmsConsumer(ports),
      'notifications.mail-codes': sendCodeByMailConsumer(ports),
      'notifications.proofs': mailProofConsumer(ports),
      'notifications.receipts': sendReceiptConsumer(ports),
      'notifications.establishments': tellEstablishmentConsumer(ports),
      'notifications.repairers': tellRepairerConsumer(ports),
      'notifications.payees': tellPayeeConsumer(ports),
      'notifications.debtors': tellDebtorConsumer(ports),
      'notifications.funders': tellFunderConsumer(ports),
      'notifications.beneficiaries': tellBeneficiaryConsumer(ports),
      'notifications.person-requests': answerPersonConsumer(ports),
      'notifications.administrators': alertAdministratorsConsumer(ports),
      'notifications.webhooks': sendWebhooksConsumer(ports),
    },
    nothingToDo: [
      'client.calls-counted',
      'consumer.anonymised',
      'sms.delivery-reported',
      'refund.drafted',
      'refund.approved',
      'refund.refused',
      'refund.withdrawn',
    ],
  });
  return [...plan, endWebhooksSubscription(ports)];
}
