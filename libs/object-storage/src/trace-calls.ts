import type { S3Client } from '@aws-sdk/client-s3';
import { inSpan } from '@alveole/tracing';

/** Makes a span of each call of a client in a trace that is kept: what it does, never to which object. */
export function traceCalls(client: S3Client): void {
  client.middlewareStack.add(
    (next, { commandName = 'unknown' }) =>
      (call) => {
        const method = commandName.replace(/Command$/, '');
        const attributes = { 'rpc.system.name': 'aws-api', 'rpc.method': `S3/${method}` } as const;
        return inSpan({ name: `S3/${method}`, kind: 'client', attributes }, () => next(call));
      },
    { step: 'initialize', name: 'traceCalls' },
  );
}
