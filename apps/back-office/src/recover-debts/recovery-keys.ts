/** Under which the answers about recovery are kept. */
export const recoveryKeys = {
  all: ['recoveries'],
  debts: ['recoveries', 'debts'],
  list: (state: string | undefined) => ['recoveries', 'list', state ?? 'all'],
  one: (id: string) => ['recoveries', 'one', id],
  receipts: ['recoveries', 'receipts'],
} as const;

/** Its views, as the address names them. */
export const recoveryViews = { debts: 'a-demander', recoveries: 'demandes', receipts: 'encaissements' } as const;

/** Where the bank's files are read. */
export const batchesPath = '/admin/backend/remboursements?vue=lots';
