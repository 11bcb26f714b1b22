import { accountIdOf, balanceOfAccount, isWaiting, openCentsOf } from '../record/share-ledger.ts';
import type { ShareLedger } from '../record/share-ledger.ts';
import type { StoredAccount } from './account-model.ts';

/** What is stored of a ledger, with what its entries say for the indexes. */
export function storedFields(account: ShareLedger): StoredAccount {
  return {
    _id: accountIdOf(account),
    repairId: account.repairId,
    funderId: account.funderId,
    sequence: account.sequence,
    fileNumber: account.fileNumber,
    entityId: account.entityId,
    entityName: account.entityName,
    gender: account.kind,
    status: account.status,
    validatedAt: account.validatedAt,
    promisedAt: account.promisedAt,
    entries: account.entries.map(({ kind, cents, batchId, sequence, source, at }) => ({
      kind,
      cents,
      at,
      ...(source === undefined ? {} : { source }),
      ...(batchId === undefined ? {} : { batchId }),
      ...(sequence === undefined ? {} : { sequence }),
    })),
    ...paidFields(account),
    length: account.entries.length,
    waits: isWaiting(account),
    owes: isWaiting(account) && balanceOfAccount(account).dueCents < 0,
    reservedBy: balanceOfAccount(account).reservation?.batchId ?? null,
    openCents: openCentsOf(account.entries),
    isPublished: false,
  };
}

function paidFields({ entries, promisedAt }: ShareLedger): Pick<StoredAccount, 'paidAt' | 'isPaidInTime'> {
  const first = entries.find(({ kind }) => kind === 'paid');
  if (!first) return {};
  return { paidAt: first.at, isPaidInTime: first.at <= promisedAt };
}

export function toAccount(row: StoredAccount): ShareLedger {
  return {
    repairId: row.repairId,
    funderId: row.funderId,
    sequence: row.sequence,
    fileNumber: row.fileNumber,
    entityId: row.entityId,
    entityName: row.entityName,
    kind: row.gender,
    status: row.status,
    validatedAt: row.validatedAt,
    promisedAt: row.promisedAt,
    entries: row.entries.map(({ kind, cents, batchId, sequence, source, at }) => ({
      kind,
      cents,
      batchId,
      sequence,
      source,
      at,
    })),
  };
}
