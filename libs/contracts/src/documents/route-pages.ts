import { establishmentOrders, partsOfOrder } from '@alveole/domain';

/** How a list goes on behind a page: what a client sends to have the next one. */
export interface RoutePages {
  /** Field of the answer that holds the rows; absent where the answer is the rows. */
  readonly rows?: string;
  /** The first one whose `order` is the one that was asked for; one without `order` fits any. */
  readonly ways: readonly PageWay[];
}

export interface PageWay {
  readonly order?: readonly string[];
  /** Parameter of the query by which the next page is asked for. */
  readonly parameter: string;
  /** Fields of the last row, joined by commas; several in one place by `_`, those that are there. */
  readonly lastRow?: readonly (string | readonly string[])[];
  /** Field of the answer that says it; absent from the last page. */
  readonly next?: string;
}

const newestFirst = (...lastRow: readonly string[]): RoutePages => ({
  ways: [{ parameter: 'created_before', lastRow }],
});
const oldestFirst = (...lastRow: readonly (string | readonly string[])[]): RoutePages => ({
  ways: [{ parameter: 'created_after', lastRow }],
});
const onwards = (parameter: string, ...lastRow: readonly string[]): RoutePages => ({ ways: [{ parameter, lastRow }] });

const files = newestFirst('create_date', 'repair_id');
const deliveries = newestFirst('create_date', 'delivery_id');
const runs = newestFirst('created_at', 'run_id');
const ordersByKey = establishmentOrders.filter((order) => partsOfOrder(order).key !== undefined);
const establishments: RoutePages = {
  ways: [
    { order: ['oldest'], parameter: 'created_after', lastRow: ['create_date', 'entity_id'] },
    { order: ordersByKey, parameter: 'behind', lastRow: ['list_place'] },
    { parameter: 'created_before', lastRow: ['create_date', 'entity_id'] },
  ],
};

/**
 * The lists that come in pages, by the name of their route; the documents tell them as `x-pages`. Here and not beside
 * the routes: pages of the browser carry those.
 */
export const pagesOfRoutes: Readonly<Record<string, RoutePages>> = {
  listOwnRepairs: files,
  listEntityRepairs: files,
  listOwnEntityRepairs: files,
  listRepairs: {
    ways: [
      { order: ['oldest'], parameter: 'created_after', lastRow: ['create_date', 'repair_id'] },
      { parameter: 'created_before', lastRow: ['create_date', 'repair_id'] },
    ],
  },
  listFundedFiles: onwards('behind', 'reference'),
  listRepairMassRuns: runs,
  listRepairMassLines: onwards('after', 'index'),
  listEntities: establishments,
  listEntitiesOfBackend: establishments,
  listMassRuns: runs,
  listMassLines: onwards('after', 'index'),
  listPersonRequests: { rows: 'requests', ways: [{ parameter: 'after', next: 'after' }] },
  readEntityHistory: onwards('before', 'number'),
  listRefundable: oldestFirst('validated_at', ['repair_id', 'funder_id']),
  listRefunds: newestFirst('create_date', 'refund_id'),
  listPayments: newestFirst('sent_at', 'refund_id'),
  listBankQuestions: newestFirst('create_date', 'question_id'),
  listOwnBatches: newestFirst('created_at', 'batch_id'),
  listFundCalls: newestFirst('issued_at', 'call_id'),
  listRecoveries: oldestFirst('create_date', 'recovery_id'),
  listReceipts: oldestFirst('create_date', 'receipt_id'),
  listDebts: { rows: 'debts', ways: [{ parameter: 'after', next: 'next' }] },
  readOpenPayments: { rows: 'payments', ways: [{ parameter: 'after', next: 'next' }] },
  listDeliveries: deliveries,
  listEntityMessages: deliveries,
  listRepairMessages: deliveries,
  listWebhookCalls: newestFirst('create_date', 'call_id'),
};
