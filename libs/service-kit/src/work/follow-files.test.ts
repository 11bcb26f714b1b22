import { setImmediate as nextTurn } from 'node:timers/promises';
import { createLogger } from '../logging/create-logger.ts';
import { followFiles } from './follow-files.ts';

function follow(readings: (string | Error)[]) {
  const lines: string[] = [];
  const logger = createLogger({ service: 'test', destination: { write: (line) => void lines.push(line) } });
  const read = () => {
    const reading = readings.length > 1 ? (readings.shift() ?? '') : (readings[0] ?? '');
    if (reading instanceof Error) throw reading;
    return reading;
  };
  return { followed: followFiles({ read, logger, failure: 'the files have a fault' }), lines };
}

afterEach(() => jest.useRealTimers());

it('tells what changed files say after fifteen seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const { followed } = follow(['first', 'first', 'second']);
  await nextTurn();
  expect(followed.current()).toBe('first');
  jest.advanceTimersByTime(15_000);
  await nextTurn();
  expect(followed.current()).toBe('second');
  await followed.stop();
});

it('keeps what was read before while files have a fault, and logs the fault once', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const { followed, lines } = follow(['first', new Error('visage.yaml:3')]);
  for (let round = 0; round < 3; round += 1) {
    await nextTurn();
    jest.advanceTimersByTime(15_000);
  }
  await nextTurn();
  expect(followed.current()).toBe('first');
  expect(lines.filter((line) => line.includes('visage.yaml:3'))).toHaveLength(1);
  await followed.stop();
});

it('throws the fault that files have at the start', () => {
  expect(() => follow([new Error('visage.yaml:3')])).toThrow('visage.yaml:3');
});
