import { createGate } from './gate.ts';

describe('a gate of two places', () => {
  it('lets two run at once and the others in order, also after a failure', async () => {
    const gate = createGate(2);
    const started: number[] = [];
    const ends: (() => void)[] = [];
    const act = (number: number) =>
      gate(() => {
        started.push(number);
        return new Promise<void>((resolve, reject) => {
          ends[number] = number === 0 ? () => reject(new Error('failed')) : resolve;
        });
      });
    const acts = [0, 1, 2, 3].map(act);
    await Promise.resolve();
    expect(started).toEqual([0, 1]);
    ends[0]?.();
    await expect(acts[0]).rejects.toThrow('failed');
    await Promise.resolve();
    expect(started).toEqual([0, 1, 2]);
    ends[1]?.();
    ends[2]?.();
    await Promise.all(acts.slice(1, 3));
    ends[3]?.();
    await acts[3];
    expect(started).toEqual([0, 1, 2, 3]);
  });
});
