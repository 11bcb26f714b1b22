import type {
  AnyBulkWriteOperation,
  Collection,
  Db,
  Document,
  FindOneAndReplaceOptions,
  IndexSpecification,
} from 'mongodb';

type Given = Readonly<Record<string, unknown>>;
type CollectionCall = (collection: Collection, given: Given) => Promise<unknown>;

/** The named arguments, and all others as the driver's options. */
function split(given: Given, ...names: readonly string[]): { named: Document[]; options: Document } {
  const options = Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name)));
  return { named: names.map((name) => given[name] as Document), options };
}

const returning = (options: Document): FindOneAndReplaceOptions =>
  'returnDocument' in options
    ? { ...options, returnDocument: String(options['returnDocument']).toLowerCase() as 'after' }
    : options;

/** How the unmodified driver does each operation of the cases, by its name there. */
export const collectionCalls: Readonly<Record<string, CollectionCall>> = {
  find: (collection, given) => {
    const {
      named: [filter],
      options,
    } = split(given, 'filter');
    return collection.find(filter ?? {}, options).toArray();
  },
  findOne: (collection, given) => {
    const {
      named: [filter],
      options,
    } = split(given, 'filter');
    return collection.findOne(filter as Document, options);
  },
  aggregate: (collection, given) => {
    const {
      named: [pipeline],
      options,
    } = split(given, 'pipeline');
    return collection.aggregate(pipeline as Document[], options).toArray();
  },
  count: (collection, given) => {
    const {
      named: [filter],
      options,
    } = split(given, 'filter');
    return collection.count(filter, options);
  },
  countDocuments: (collection, given) => {
    const {
      named: [filter],
      options,
    } = split(given, 'filter');
    return collection.countDocuments(filter, options);
  },
  estimatedDocumentCount: (collection, given) => collection.estimatedDocumentCount(given),
  distinct: (collection, given) => {
    const {
      named: [fieldName, filter],
      options,
    } = split(given, 'fieldName', 'filter');
    return collection.distinct(String(fieldName), filter as Document, options);
  },
  insertOne: (collection, given) => {
    const {
      named: [document],
      options,
    } = split(given, 'document');
    return collection.insertOne(document as Document, options);
  },
  insertMany: (collection, given) => {
    const {
      named: [documents],
      options,
    } = split(given, 'documents');
    return collection.insertMany(documents as Document[], options);
  },
  updateOne: (collection, given) => {
    const {
      named: [filter, update],
      options,
    } = split(given, 'filter', 'update');
    return collection.updateOne(filter as Document, update as Document, options);
  },
  updateMany: (collection, given) => {
    const {
      named: [filter, update],
      options,
    } = split(given, 'filter', 'update');
    return collection.updateMany(filter as Document, update as Document, options);
  },
  replaceOne: (collection, given) => {
    const {
      named: [filter, replacement],
      options,
    } = split(given, 'filter', 'replacement');
    return collection.replaceOne(filter as Document, replacement as Document, options);
  },
  deleteOne: (collection, given) => {
    const {
      named: [filter],
      options,
    } = split(given, 'filter');
    return collection.deleteOne(filter, options);
  },
  deleteMany: (collection, given) => {
    const {
      named: [filter],
      options,
    } = split(given, 'filter');
    return collection.deleteMany(filter, options);
  },
  findOneAndUpdate: (collection, given) => {
    const {
      named: [filter, update],
      options,
    } = split(given, 'filter', 'update');
    return collection.findOneAndUpdate(filter as Document, update as Document, returning(options));
  },
  findOneAndReplace: (collection, given) => {
    const {
      named: [filter, replacement],
      options,
    } = split(given, 'filter', 'replacement');
    return collection.findOneAndReplace(filter as Document, replacement as Document, returning(options));
  },
  findOneAndDelete: (collection, given) => {
    const {
      named: [filter],
      options,
    } = split(given, 'filter');
    return collection.findOneAndDelete(filter as Document, options);
  },
  bulkWrite: (collection, given) => {
    const {
      named: [requests],
      options,
    } = split(given, 'requests');
    return collection.bulkWrite(requests as AnyBulkWriteOperation[], options);
  },
  createIndex: (collection, given) => {
    const {
      named: [keys],
      options,
    } = split(given, 'keys');
    return collection.createIndex(keys as IndexSpecification, options);
  },
};

export const databaseCalls: Readonly<Record<string, (db: Db, given: Given) => Promise<unknown>>> = {
  aggregate: (db, given) => {
    const {
      named: [pipeline],
      options,
    } = split(given, 'pipeline');
    return db.aggregate(pipeline as Document[], options).toArray();
  },
  dropCollection: (db, given) => db.dropCollection(String(given['collection'])),
  createCollection: (db, given) => {
    const {
      named: [name],
      options,
    } = split(given, 'collection');
    return db.createCollection(String(name), options);
  },
};
