import { defineSchema, isDuplicateKey } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import type { AccountCell } from '../record/account-cells.ts';

/** `_id` is the day of the head whose lines it adds up. */
interface StoredTable {
  _id: string;
  size: number;
  cells: AccountCell[];
}

export interface AccountsTable {
  readonly day: string;
  readonly size: number;
  readonly cells: readonly AccountCell[];
}

const schema = defineSchema<StoredTable>({
  size: { type: Number, required: true },
  cells: [
    {
      _id: false,
      funder: String,
      month: String,
      department: String,
      grantedCents: Number,
      paidCents: Number,
      returnedCents: Number,
    },
  ],
});

export type AccountsTableStore = ReturnType<typeof createAccountsTableStore>;

/** What the lines of each head add up to, so that the next one adds its own lines alone. */
export function createAccountsTableStore(database: Database) {
  const model = database.model<StoredTable>('public_tables', schema);
  return {
    async newest(): Promise<AccountsTable | undefined> {
      const [row] = await model.find({}).sort({ _id: -1 }).limit(1).lean<StoredTable[]>();
      return row && { day: row._id, size: row.size, cells: row.cells };
    },
    /** The table that another replica added for the day is the same. */
    async add({ day, size, cells }: AccountsTable): Promise<void> {
      try {
        await model.create({ _id: day, size, cells: [...cells] });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
  };
}
