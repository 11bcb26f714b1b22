import type { ImplementedRoute } from '@alveole/service-kit';
import { approvePayeeRoute } from './approve-payee/approve-payee.route.ts';
import { countWaitingRoute } from './count-waiting/count-waiting.route.ts';
import { writeRefundRoute } from './draft-batch/write-refund.route.ts';
import { suspendPaymentsRoutes } from './suspend-payments/suspend-payments.route.ts';
import { hearBankRoute } from './hear-bank/hear-bank.route.ts';
import { issueFundCallRoutes } from './issue-fund-call/issue-fund-call.route.ts';
import { findPersonRoute } from './find-person/find-person.route.ts';
import { listBatchesRoute } from './list-batches/list-batches.route.ts';
import { listRefundableRoute } from './list-refundable/list-refundable.route.ts';
import { listQuestionsRoute } from './list-questions/list-questions.route.ts';
import { listDebtsRoute } from './list-debts/list-debts.route.ts';
import { listRecoveriesRoutes } from './list-recoveries/list-recoveries.routes.ts';
import type { RefundsPorts } from './ports.ts';
import { readBatchRoutes } from './read-batch/read-batch.route.ts';
import { readFundCallRoutes } from './read-fund-call/read-fund-call.route.ts';
import { readOwnMoneyRoutes } from './read-own-money/read-own-money.route.ts';
import { readPaymentsRoutes } from './read-payments/read-payments.routes.ts';
import { requestPaymentRoute } from './request-payment/request-payment.route.ts';
import { settleReceiptRoutes } from './settle-receipt/settle-receipt.routes.ts';
import { settleQuestionRoute } from './settle-question/settle-question.route.ts';
import { showSuspensionsRoutes } from './show-suspensions/show-suspensions.route.ts';
import { readOpenAccountsRoutes } from './read-open-accounts/read-open-accounts.route.ts';
import { readOpenPaymentsRoutes } from './read-open-payments/read-open-payments.routes.ts';
import { verifyLogRoutes } from './verify-log/verify-log.routes.ts';
import { writeOffRecoveryRoute } from './write-off-recovery/write-off-recovery.route.ts';
import { sepaFileRoute } from './read-sepa-file/read-sepa-file.route.ts';

/** Every call that the contracts declare for this service. */
export function routesOf(ports: RefundsPorts): ImplementedRoute[] {
  return [
    listRefundableRoute(ports),
    listBatchesRoute(ports),
    ...readBatchRoutes(ports),
    sepaFileRoute(ports),
    writeRefundRoute(ports),
    hearBankRoute(ports),
    listQuestionsRoute(ports),
    settleQuestionRoute(ports),
    approvePayeeRoute(ports),
    ...suspendPaymentsRoutes(ports),
    ...showSuspensionsRoutes(ports),
    ...readPaymentsRoutes(ports),
    countWaitingRoute(ports),
    findPersonRoute(ports),
    ...verifyLogRoutes(ports),
    ...readOpenAccountsRoutes(ports),
    ...readOpenPaymentsRoutes(ports),
    listDebtsRoute(ports),
    requestPaymentRoute(ports),
    ...listRecoveriesRoutes(ports),
    writeOffRecoveryRoute(ports),
    ...settleReceiptRoutes(ports),
    ...readOwnMoneyRoutes(ports),
    ...readFundCallRoutes(ports),
    ...issueFundCallRoutes(ports),
  ];
}
