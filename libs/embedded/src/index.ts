export { backUpDatabase } from './database/storage/back-up-database.ts';
export { databaseFile } from './database/storage/environment.ts';
export { embeddedEnvironment } from './embedded-environment.ts';
export type { EmbeddedLogger } from './embedded-logger.ts';
export type { InboxMessage } from './inbox/message-store.ts';
export {
  startEmbedded,
  type Embedded,
  type EmbeddedObjectStore,
  type EmbeddedOptions,
  type MongoPlace,
} from './start-embedded.ts';
