import { Schema } from 'mongoose';
import type { IndexOptions, SchemaDefinition } from 'mongoose';

/** One index of a collection. Its name is part of the contract: `isDuplicateKey` asks for it. */
export interface IndexDeclaration {
  readonly name: string;
  /** Field paths, 1 rising or -1 falling. */
  readonly fields: Readonly<Record<string, 1 | -1>>;
  readonly unique?: boolean;
  /** Only documents that match are in the index; the way to be unique among some. */
  readonly partialFilterExpression?: Readonly<Record<string, unknown>>;
  /** Seconds after the (date) field's value at which a document goes. */
  readonly expireAfterSeconds?: number;
}

/** mongoose's definition of each field. Its own type knows no read-only fields, so only their names are checked. */
export type FieldDefinitions<T> = { readonly [Field in keyof Omit<T, '_id'>]?: object };

/**
 * A schema with the house's rules: unknown fields are errors in writes as well as in filters, empty objects
 * stay, no `__v`, no `id` twin, and indexes exist as declared here and nowhere else. `_id` is a string.
 */
export function defineSchema<T extends { _id: string }>(
  definition: FieldDefinitions<T>,
  indexes: readonly IndexDeclaration[] = [],
): Schema<T> {
  const schema = new Schema<T>(
    { _id: { type: String, required: true }, ...definition } as object as SchemaDefinition<T>,
    {
      strict: 'throw',
      strictQuery: 'throw',
      minimize: false,
      versionKey: false,
      id: false,
      autoIndex: false,
      autoCreate: false,
    },
  );
  declareIndexes(schema, indexes);
  return schema;
}

/** Adds indexes to a schema; `Database.createIndexes` makes them. */
export function declareIndexes<T>(schema: Schema<T>, indexes: readonly IndexDeclaration[]): void {
  for (const { fields, ...options } of indexes) schema.index({ ...fields }, options as IndexOptions);
}

/** The same schema, whose documents stay until they are deleted. */
export function withoutExpiry<T>(schema: Schema<T>): Schema<T> {
  const lasting = schema.clone() as Schema<T>;
  lasting.clearIndexes();
  for (const [fields, declared] of schema.indexes()) {
    const options = { ...declared };
    delete options.expireAfterSeconds;
    lasting.index(fields, options);
  }
  return lasting;
}
