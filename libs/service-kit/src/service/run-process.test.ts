import { EventEmitter, once } from 'node:events';
import { loadConfig } from '../config/load-config.ts';
import { environmentFields } from '../config/environment-fields.ts';
import { z } from 'zod';
import { runProcess } from './run-process.ts';

function host() {
  const events = new EventEmitter();
  const written: string[] = [];
  return {
    events,
    written,
    stderr: { write: (text: string) => void written.push(text) },
    exit: (code: number) => void events.emit('exit', code),
    once: (event: string, listener: () => void) => events.once(event, listener),
  };
}

describe('a process', () => {
  it('closes gracefully on SIGTERM and exits with 0', async () => {
    const fake = host();
    let closed = false;
    await runProcess(async () => ({ close: async () => void (closed = true) }), fake);
    const ended = once(fake.events, 'exit');
    fake.events.emit('SIGTERM');
    expect([await ended, closed]).toEqual([[0], true]);
  });

  it('exits with 1 when closing fails', async () => {
    const fake = host();
    await runProcess(async () => ({ close: () => Promise.reject(new Error('broken')) }), fake);
    const ended = once(fake.events, 'exit');
    fake.events.emit('SIGINT');
    expect(await ended).toEqual([1]);
  });

  it('exits at once on a second signal', async () => {
    const fake = host();
    await runProcess(async () => ({ close: () => new Promise(() => {}) }), fake);
    fake.events.emit('SIGINT');
    const ended = once(fake.events, 'exit');
    fake.events.emit('SIGTERM');
    expect(await ended).toEqual([1]);
  });

  it.each([
    [
      'a wrong configuration',
      () => loadConfig(z.object({ PORT: environmentFields.PORT, AUTH_URL: environmentFields.AUTH_URL }), { PORT: 'x' }),
      'Configuration refused: PORT: must be a port number; AUTH_URL: is required\n',
    ],
    [
      'an unreachable database',
      () => Promise.reject(new Error('connect ECONNREFUSED\n  mongodb://app:hunter2@127.0.0.1')),
      'Cannot start: connect ECONNREFUSED mongodb://app:[…]@127.0.0.1\n',
    ],
    ['something unknown', () => Promise.reject('x'), 'Cannot start: unknown failure\n'],
  ])('says %s on one line and exits with 1', async (_name, fail, line) => {
    const fake = host();
    const ended = once(fake.events, 'exit');
    await runProcess(async () => {
      await fail();
      return { close: async () => {} };
    }, fake);
    expect([await ended, fake.written]).toEqual([[1], [line]]);
  });
});
