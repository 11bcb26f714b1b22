import { createPasswords } from './passwords.ts';
import type { HashingPlace } from './passwords.ts';

const opened: ReturnType<typeof createPasswords>[] = [];
const passwordsWith = (place: Partial<HashingPlace>) => {
  const passwords = createPasswords({ cost: 4, threads: 1, ...place });
  opened.push(passwords);
  return passwords;
};
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});

describe('hashing passwords', () => {
  it('matches what was hashed, and nothing else', async () => {
    const passwords = passwordsWith({});
    const hash = await passwords.hash('Velo-1234');
    expect(await passwords.matches('Velo-1234', hash)).toBe(true);
    expect(await passwords.matches('Velo-0000', hash)).toBe(false);
    expect(await passwords.matches('Velo-1234', undefined)).toBe(false);
    expect(await passwords.matches(`${'x'.repeat(72)}y`, await passwords.hash('x'.repeat(72)))).toBe(false);
  });

  it('leaves the event loop free meanwhile', async () => {
    const passwords = passwordsWith({ cost: 11 });
    await passwords.hash('warm');
    let beats = 0;
    const heart = setInterval(() => (beats += 1), 2);
    await passwords.hash('Velo-1234');
    clearInterval(heart);
    expect(beats).toBeGreaterThan(3);
  });

  it('refuses at once, with a delay, what finds the queue full', async () => {
    const passwords = passwordsWith({ queue: 1 });
    const [first, second] = [passwords.hash('a'), passwords.hash('b')];
    await expect(passwords.hash('c')).rejects.toMatchObject({ code: 'ServiceUnavailableException', retryAfter: 1 });
    expect(await Promise.all([first, second])).toHaveLength(2);
  });
});
