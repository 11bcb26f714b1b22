import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { carryTraces, runInTraceOf } from '@alveole/tracing';
import fc from 'fast-check';
import { createLogger } from './create-logger.ts';
import { scrub } from './scrub.ts';

beforeAll(carryTraces);

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger({ service: 'auth', level: 'trace', destination: { write: (line) => void lines.push(line) } }));
  return lines.join('');
}

describe('the logger', () => {
  it('writes JSON lines with service, level and time', () => {
    const line = JSON.parse(logged((logger) => logger.info({ entity_id: 'e1' }, 'done')));
    expect(line).toMatchObject({ service: 'auth', level: 'info', entity_id: 'e1', msg: 'done' });
    expect(new Date(line.time).getTime()).toBeGreaterThan(0);
  });

  it('names the trace in which a line is written, in lines of its children too', () => {
    const text = logged((logger) =>
      runInTraceOf('00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00', () =>
        logger.child({ request_id: 'r1' }).info('done'),
      ),
    );
    expect(JSON.parse(text)).toMatchObject({
      request_id: 'r1',
      trace_id: '4bf92f3577b34da6a3ce929d0e0e4736',
      span_id: '00f067aa0ba902b7',
    });
  });

  it('loses its lines on a full disk, and the process goes on', async () => {
    const full = openSync('/dev/full', 'w');
    const lines = join(import.meta.dirname, 'log-lines-process.fixture.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', lines], { stdio: ['ignore', full, 'pipe'] });
    closeSync(full);
    expect(await text(child.stderr as NonNullable<typeof child.stderr>)).toBe('went on');
  });

  it('removes personal fields by name, at the top and one level below', () => {
    const text = logged((logger) =>
      logger.info({
        firstname: 'Zoe',
        consumer: { birth_place: 'Lille', lastname: 'Martin' },
        body: { note: 'Bonjour' },
      }),
    );
    expect(text).not.toMatch(/Zoe|Lille|Martin|Bonjour/);
  });

  it('scrubs what a message or an error carries', () => {
    const error = Object.assign(new Error('E11000 dup key: { mail: "zoe.m@example.org" }'), {
      keyValue: { phone: '+33612345678' },
      code: 11000,
    });
    const text = logged((logger) => {
      logger.error({ err: error }, 'call 06 12 34 56 78');
      logger
        .child({ request_id: 'r1' })
        .warn('token eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl of mongodb://app:hunter2@db/x?a=1');
    });
    expect(text).not.toMatch(/example\.org|612345678|34 56|c2lnbmF0dXJl|hunter2/);
    expect(text).toContain('11000');
    expect(text).toContain('r1');
  });
});

describe('scrubbing', () => {
  it.each([
    '0612345678',
    '+33612345678',
    '+33 6 12 34 56 78',
    '06.12.34.56.78',
    '06-12-34-56-78',
    '+262692123456',
    '+262 692 12 34 56',
    '00590690123456',
    '+687 75 12 34',
    'jean+x@mel.example.fr',
    'FR7630006000011234567890189',
    '?X-Amz-Signature=abc',
    '&client_secret=abc',
    `alv_${'aB3-'.repeat(10)}xyz`,
  ])('hides %s', (secret) => {
    expect(scrub(`before ${secret} after`)).not.toContain(secret);
  });

  it.each([
    '{"time":"2026-11-21T08:25:16.123Z","ms":0.123456789}',
    'a1f0612345678bc9',
    'REP00012_12345',
    '1763712316123',
  ])('keeps %s', (text) => {
    expect(scrub(text)).toBe(text);
  });

  it('keeps every line readable as JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(() => JSON.parse(scrub(JSON.stringify(value)))).not.toThrow();
      }),
    );
  });
});
