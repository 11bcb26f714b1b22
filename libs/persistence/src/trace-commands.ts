import { openSpan, isSampled } from '@alveole/tracing';
import type { OpenSpan } from '@alveole/tracing';
import type { mongo } from 'mongoose';

/** What the driver tells of a command that it has sent, as far as it is read here. */
type Sent = Pick<mongo.CommandStartedEvent, 'requestId' | 'commandName' | 'databaseName' | 'command'>;

/**
 * Makes a span of each command that is sent in a trace that is kept: its name and its collection, never what it asks for.
 * The client must have been made with `monitorCommands`.
 */
export function traceCommands(client: Pick<mongo.MongoClient, 'on'>): void {
  const spans = new Map<number, OpenSpan>();
  const end = (requestId: number, failure?: Error) => {
    spans.get(requestId)?.end(failure && { 'error.type': failure.name });
    spans.delete(requestId);
  };
  client.on('commandStarted', (sent) => {
    // The driver tells it in the turn of who asks.
    if (isSampled()) spans.set(sent.requestId, openSpan(planOf(sent)));
  });
  client.on('commandSucceeded', ({ requestId }) => end(requestId));
  client.on('commandFailed', ({ requestId, failure }) => end(requestId, failure));
}

function planOf({ commandName, databaseName, command }: Sent) {
  const collection: unknown = commandName === 'getMore' ? command.collection : command[commandName];
  return {
    name: typeof collection === 'string' ? `${commandName} ${collection}` : commandName,
    kind: 'client',
    attributes: {
      'db.system.name': 'mongodb',
      'db.namespace': databaseName,
      'db.operation.name': commandName,
      ...(typeof collection === 'string' && { 'db.collection.name': collection }),
    },
  } as const;
}
