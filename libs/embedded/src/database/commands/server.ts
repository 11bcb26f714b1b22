import type { CommandContext, CommandTable } from './command.ts';
import { largestMessage } from '../wire/message.ts';

/** The MongoDB whose answers are followed. */
export const serverVersion = '7.0.0';

/**
 * A standalone server: one that looked like a replica set would be sent retryable writes. Sessions are said to be
 * known, since the driver sends their ids anyway.
 */
function hello({ connectionId }: CommandContext) {
  return {
    helloOk: true,
    isWritablePrimary: true,
    ismaster: true,
    maxBsonObjectSize: 16 * 1024 * 1024,
    maxMessageSizeBytes: largestMessage,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    connectionId,
    minWireVersion: 0,
    maxWireVersion: 21,
    readOnly: false,
  };
}

const helloFields = [
  'client',
  'compression',
  'helloOk',
  'loadBalanced',
  'saslSupportedMechs',
  'speculativeAuthenticate',
  'topologyVersion',
  'maxAwaitTimeMS',
  'hostInfo',
  'backpressure',
];
const nothing = () => ({});

/** What the driver asks of any server; `serverStatus` is asked by the benches of index entries. */
export const serverCommands: CommandTable = {
  hello: { fields: ['hello', ...helloFields], run: hello },
  ismaster: { fields: ['ismaster', ...helloFields], run: hello },
  ping: { fields: ['ping'], run: nothing },
  endSessions: { fields: ['endSessions'], run: nothing },
  serverStatus: {
    fields: ['serverStatus'],
    run: ({ engine: { work } }) => ({
      process: 'embedded',
      version: serverVersion,
      localTime: new Date(),
      metrics: { queryExecutor: { scanned: BigInt(work.entries), scannedObjects: BigInt(work.documents) } },
    }),
  },
};
