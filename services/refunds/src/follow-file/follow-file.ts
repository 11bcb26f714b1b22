import { nextEntry } from '@alveole/domain';
import type { PremiumShare } from '@alveole/domain';
import type { RefundsPorts } from '../ports.ts';
import { promisedFrom } from '../record/promise.ts';
import { balanceOfAccount, grantedAt, refundedStatuses } from '../record/share-ledger.ts';
import type { AccountEntry, FollowedFile, ShareKey, ShareLedger } from '../record/share-ledger.ts';
import { recordAct } from '../store/record-act.ts';

export type FollowFilePorts = Pick<RefundsPorts, 'accounts' | 'batches' | 'askPaymentDelay' | 'now'>;

/** A file after an operation. */
export interface OperatedFile extends FollowedFile {
  /** Who pays the premium, in integer cents. */
  readonly shares: readonly PremiumShare[];
  readonly sequence: number;
  readonly operatedAt: Date;
}

/**
 * What is granted follows the file, funder by funder: due with its validation, corrected with its premium, withdrawn when
 * it leaves the files that are paid, and then out of the draft that held it. Events that were overtaken change nothing.
 */
export async function followFile(ports: FollowFilePorts, file: OperatedFile): Promise<void> {
  for (const { funderId, cents } of file.shares)
    await followShare(ports, { ...file, funderId }, grantedAt(file.status, cents));
}

type OperatedShare = OperatedFile & ShareKey;

async function followShare(ports: FollowFilePorts, share: OperatedShare, grantedCents: number): Promise<void> {
  for (;;) {
    const account = await ports.accounts.find(share);
    if (account ? account.sequence >= share.sequence : grantedCents === 0) break;
    if (await keep(ports, account, share, grantedCents)) break;
  }
  await recordAct(ports, share, { act: 'restore' });
  if (grantedCents === 0) await leaveDraft(ports, share);
}

async function keep(
  { accounts, askPaymentDelay }: FollowFilePorts,
  account: ShareLedger | undefined,
  share: OperatedShare,
  grantedCents: number,
): Promise<boolean> {
  const { sequence, entityName, status, operatedAt } = share;
  if (!account) {
    const promisedAt = promisedFrom(operatedAt, await askPaymentDelay(operatedAt));
    return accounts.open(openedAccount(share, grantedCents, promisedAt));
  }
  const entry = nextEntry(account.entries, { act: 'grant', cents: grantedCents });
  const written = await accounts.append(account, entry && { ...entry, at: operatedAt }, {
    sequence,
    entityName,
    status,
  });
  return written !== undefined;
}

/** Of a file that was refunded before anybody told of it nothing is due. */
function openedAccount(
  { repairId, funderId, fileNumber, entityId, entityName, kind, status, sequence, operatedAt }: OperatedShare,
  grantedCents: number,
  promisedAt: Date,
): ShareLedger {
  const due: AccountEntry = { kind: 'due', cents: grantedCents, at: operatedAt };
  const paid: AccountEntry = { kind: 'paid', cents: grantedCents, at: operatedAt };
  const entries = refundedStatuses.includes(status) ? [due, paid] : [due];
  return {
    repairId,
    funderId,
    fileNumber,
    entityId,
    entityName,
    kind,
    status,
    sequence,
    validatedAt: operatedAt,
    promisedAt,
    entries,
  };
}

/** Repeated until the batch is as it was read, or has no such line to lose: a concurrent change is read again. */
async function leaveDraft(ports: FollowFilePorts, { repairId, funderId }: ShareKey): Promise<void> {
  for (;;) {
    const account = await ports.accounts.find({ repairId, funderId });
    const batchId = account && balanceOfAccount(account).reservation?.batchId;
    const batch = batchId === undefined ? undefined : await ports.batches.find(batchId);
    if (batch?.state !== 'drafted') return;
    const lines = batch.lines.filter((line) => line.repairId !== repairId);
    if (!(await ports.batches.write(batch, { lines }))) continue;
    await recordAct(ports, { repairId, funderId }, { act: 'leave', batchId: batch.batchId });
    return;
  }
}
