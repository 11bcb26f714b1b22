import type { Database } from '@alveole/persistence';
import { findPlain, writeIfUnchanged } from '@alveole/persistence';
import type { VersionedUpdate } from '@alveole/persistence';
import { batchModelOf } from './batch-model.ts';
import type { StoredBatch, StoredPerson } from './batch-model.ts';
import { receiptModelOf } from './receipt-store.ts';

export type ForgottenPayments = ReturnType<typeof createForgottenPayments>;

type Outcome = 'written' | 'stale';

const nameless = <Person extends StoredPerson>(person: Person): Person => ({ ...person, userName: '' });

/** Money whose persons are forgotten: who was paid where, and who decided it. */
export function createForgottenPayments(database: Database) {
  const batches = batchModelOf(database);
  const receipts = receiptModelOf(database);
  return {
    async emptyBatch(id: string, at: Date): Promise<Outcome> {
      const document = await findPlain(batches, id);
      if (document === undefined) return 'written';
      const { transfers = [], draftedBy, approvedBy, stopped } = document;
      const update = {
        $set: {
          transfers: transfers.map((transfer) => ({ ...transfer, payeeName: '', iban: '', bic: '' })),
          draftedBy: nameless(draftedBy),
          ...(approvedBy && { approvedBy: nameless(approvedBy) }),
          ...(stopped && { stopped: nameless(stopped) }),
          forgottenAt: at,
        },
      } as VersionedUpdate<StoredBatch>;
      return outcomeOf(await writeIfUnchanged(batches, document, update));
    },
    async emptyReceipt(id: string, at: Date): Promise<Outcome> {
      const document = await findPlain(receipts, id);
      if (document === undefined) return 'written';
      const update = { $set: { remittance: '', forgottenAt: at }, $unset: { payer: 1 as const } };
      return outcomeOf(await writeIfUnchanged(receipts, document, update));
    },
    /** The company stays; the account goes, with what people decided about it. */
    async emptyPayee(id: string, at: Date): Promise<Outcome> {
      const account = { iban: '', accountHolder: '', bic: '', approvedIban: '', approvedBy: '', refused: '' };
      const update = { $set: { forgottenAt: at }, $unset: { ...account, ibanChangedBy: '', suspensionChanges: '' } };
      await database.collection('payees').updateOne({ _id: id }, update as object);
      return 'written';
    },
  };
}

const outcomeOf = ({ ok }: { readonly ok: boolean }): Outcome => (ok ? 'written' : 'stale');
