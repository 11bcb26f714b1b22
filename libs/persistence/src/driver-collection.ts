import type { Model, mongo } from 'mongoose';

/** A stored document as the driver sees it: its fields are those of its time, whatever today's schema says. */
export type StoredDocument = mongo.Document & { _id: string };

/**
 * The collection of a model straight from the driver, without casts and checks of its schema. mongoose types every `_id` there
 * as its own ObjectId; ours are texts.
 */
export const driverCollectionOf = <T>({ collection }: Pick<Model<T>, 'collection'>): mongo.Collection<StoredDocument> =>
  collection as unknown as mongo.Collection<StoredDocument>;
