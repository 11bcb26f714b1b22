import { defineSchema, versioned } from '@alveole/persistence';
import type { Database, Model, Versioned } from '@alveole/persistence';

/** A mail address on its way to an account, asked for from one place. */
export interface RegistrationDocument extends Versioned {
  mail: string;
  /** Key of the place that asked. */
  place: string;
  /** Null where the mailbox had codes enough. */
  codeHash: string | null;
  /** Absent where none was sent before. */
  earlierCodes?: { codeHash: string; expiresAt: Date }[];
  requestedAt: Date;
  expiresAt: Date;
  /** Names presigned without a bearer since the last code. */
  presigned: string[];
  presignedCount: number;
  /** Auth has been asked for the account: the mail may then be this registration's own. */
  accountAskedAt?: Date;
  /** The establishment stands: the code has served. */
  completedAt?: Date;
  sweptAt?: Date;
  /** No upload that lies there still is older. */
  uploadsSince?: Date;
}

const schema = versioned(
  defineSchema<RegistrationDocument>(
    {
      mail: { type: String, required: true },
      place: { type: String, required: true },
      codeHash: { type: String, default: null },
      earlierCodes: { type: [{ _id: false, codeHash: String, expiresAt: Date }], default: undefined },
      requestedAt: { type: Date, required: true },
      expiresAt: { type: Date, required: true },
      presigned: { type: [String], default: [] },
      presignedCount: { type: Number, default: 0 },
      accountAskedAt: Date,
      completedAt: Date,
      sweptAt: Date,
      uploadsSince: Date,
    },
    [
      { name: 'mail_place_unique', fields: { mail: 1, place: 1 }, unique: true },
      { name: 'expiry', fields: { expiresAt: 1 } },
      { name: 'uploads_since', fields: { uploadsSince: 1 } },
    ],
  ),
);

export type RegistrationModel = Model<RegistrationDocument>;

export function createRegistrationModel(database: Database): RegistrationModel {
  return database.model('registrations', schema);
}
