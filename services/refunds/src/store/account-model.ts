import type { EntryKind } from '@alveole/domain';
import { defineSchema } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import type { ShareLedger } from '../record/share-ledger.ts';

export interface StoredEntry {
  kind: EntryKind;
  cents: number;
  batchId?: string;
  sequence?: number;
  source?: string;
  at: Date;
}

/** `waits` and `reservedBy` say again what the entries say, so that an index finds it; each write sets them with its entry. */
export interface StoredAccount {
  _id: string;
  repairId: string;
  funderId: string;
  sequence: number;
  fileNumber: string;
  entityId: string;
  entityName: string;
  gender: ShareLedger['kind'];
  status: ShareLedger['status'];
  validatedAt: Date;
  promisedAt: Date;
  entries: StoredEntry[];
  /** When the first payment settled it, and whether the promise was kept. */
  paidAt?: Date;
  isPaidInTime?: boolean;
  /** How many entries there are: the version on which the next one is added. */
  length: number;
  waits: boolean;
  /** Whether too much was paid, and no batch nets it. */
  owes: boolean;
  reservedBy: string | null;
  /** What waits, or what the batch holds; below zero what the establishment owes. */
  openCents: number;
  /** Whether the public log has a line for each entry; each write of an entry takes it back. */
  isPublished: boolean;
}

const schema = defineSchema<StoredAccount>(
  {
    repairId: { type: String, required: true },
    funderId: { type: String, required: true },
    sequence: { type: Number, required: true },
    fileNumber: { type: String, required: true },
    entityId: { type: String, required: true },
    entityName: { type: String, required: true },
    gender: { type: Number, required: true },
    status: { type: Number, required: true },
    validatedAt: { type: Date, required: true },
    promisedAt: { type: Date, required: true },
    entries: [{ _id: false, kind: String, cents: Number, batchId: String, sequence: Number, source: String, at: Date }],
    paidAt: Date,
    isPaidInTime: Boolean,
    length: { type: Number, required: true },
    waits: { type: Boolean, required: true },
    owes: { type: Boolean, default: false },
    reservedBy: { type: String, default: null },
    openCents: { type: Number, default: 0 },
    isPublished: { type: Boolean, required: true },
  },
  [
    { name: 'waits_validatedAt', fields: { waits: 1, validatedAt: 1, _id: 1 } },
    { name: 'entityId_waits_reservedBy', fields: { entityId: 1, waits: 1, reservedBy: 1 } },
    { name: 'paidAt_isPaidInTime', fields: { paidAt: -1, isPaidInTime: 1 } },
    { name: 'waits_promisedAt', fields: { waits: 1, promisedAt: 1 } },
    { name: 'reservedBy', fields: { reservedBy: 1 } },
    { name: 'isPublished_validatedAt', fields: { isPublished: 1, validatedAt: 1, _id: 1 } },
    { name: 'repairId', fields: { repairId: 1 } },
    { name: 'waits_funderId_validatedAt', fields: { waits: 1, funderId: 1, validatedAt: 1, _id: 1 } },
    { name: 'owes_entityId', fields: { owes: 1, entityId: 1, _id: 1 } },
  ],
);

export const accountModelOf = (database: Database) => database.model<StoredAccount>('accounts', schema);
