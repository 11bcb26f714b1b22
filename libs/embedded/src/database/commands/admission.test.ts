import { createAdmission } from './admission.ts';

/** Commands that end when they are told to. */
function heldCommands(bounds: { atOnce: number; waiting: number }) {
  const admit = createAdmission(bounds);
  const started: string[] = [];
  let release = () => {};
  const firstRequest = new Promise<void>((resolve) => (release = resolve));
  const send = (command: string) =>
    admit(command, async () => {
      started.push(command);
      await firstRequest;
      return command;
    });
  return { send, started, release };
}

describe('the queue in front of the database', () => {
  it('runs so many commands at once, then the others in their order', async () => {
    const { send, started, release } = heldCommands({ atOnce: 1, waiting: 2 });
    const answers = [send('find'), send('insert'), send('count')];
    await Promise.resolve();
    expect(started).toEqual(['find']);
    release();
    await expect(Promise.all(answers)).resolves.toEqual(['find', 'insert', 'count']);
  });

  it('refuses what finds it full with MongoDB’s code, in words by which a driver comes again', async () => {
    const { send, release } = heldCommands({ atOnce: 1, waiting: 1 });
    const admitted = [send('find'), send('find')];
    await expect(send('find')).rejects.toMatchObject({
      code: 462,
      codeName: 'IngressRequestRateLimitExceeded',
      details: { errorLabels: ['SystemOverloadedError', 'RetryableError'] },
    });
    release();
    await Promise.all(admitted);
  });

  it.each(['getMore', 'killCursors', 'hello', 'ping'])('never keeps %s waiting', async (command) => {
    const { send, started, release } = heldCommands({ atOnce: 1, waiting: 0 });
    const answers = [send('find'), send(command)];
    await Promise.resolve();
    expect(started).toContain(command);
    release();
    await Promise.all(answers);
  });
});
