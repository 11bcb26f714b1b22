import { runTrials } from './run-trials.ts';
import type { Trial } from './trial.ts';

const options = { seed: 7, short: true, args: [], say: () => undefined };
const turn = () => new Promise<void>((done) => setImmediate(done));

/** A trial that notes how many ran while it did. */
function counted(running: Set<string>, most: Map<string, number>) {
  return (name: string, own: Partial<Trial> = {}) => ({
    name,
    trial: {
      promise: `${name} holds`,
      run: async ({ check }) => {
        running.add(name);
        for (let turns = 0; turns < 5; turns += 1) {
          most.set(name, Math.max(most.get(name) ?? 0, running.size));
          await turn();
        }
        running.delete(name);
        check('it came to its end', true);
      },
      ...own,
    } satisfies Trial,
  });
}

describe('several trials', () => {
  it.each([
    { form: 'short', short: true, most: 2 },
    { form: 'full', short: false, most: 1 },
  ])('of the $form form run $most at a time, and alone those that measure', async ({ short, most: expected }) => {
    const most = new Map<string, number>();
    const trial = counted(new Set(), most);
    const trials = [trial('quick', { measures: true }), trial('one'), trial('two'), trial('three')];
    expect(await runTrials(trials, { ...options, short })).toBe(true);
    expect(Math.max(...['one', 'two', 'three'].map((name) => most.get(name) ?? 0))).toBe(expected);
    expect(most.get('quick')).toBe(1);
  });

  it('say what each of them says in one piece', async () => {
    const output: string[] = [];
    const speaking = (name: string) => ({
      name,
      trial: {
        promise: `${name} holds`,
        run: async ({ check, figure }) => {
          figure(`${name} first`, '1');
          await turn();
          figure(`${name} last`, '2');
          check(name, true);
        },
      } satisfies Trial,
    });
    await runTrials([speaking('a'), speaking('b')], { ...options, say: (line) => void output.push(line) });
    const names = output.map((line) => /\b[ab]\b/.exec(line)?.[0]).filter(Boolean);
    expect(names).toEqual(['a', 'a', 'a', 'b', 'b', 'b']);
  });

  it('one after the other say what they found as they find it, so that whoever waits sees how far they are', async () => {
    const output: string[] = [];
    let saidBefore: string[] = [];
    const trial: Trial = {
      promise: 'it holds',
      run: ({ check, figure }) => {
        figure('first', '1');
        saidBefore = [...output];
        return Promise.resolve(void check('it came to its end', true));
      },
    };
    await runTrials([{ name: 'a', trial }], { ...options, short: false, say: (line) => void output.push(line) });
    expect(saidBefore).toEqual(['\na: it holds', expect.stringContaining('first')]);
  });

  it.each([
    { what: 'breaks', run: (({ check }) => Promise.resolve(void check('one is two', false))) satisfies Trial['run'] },
    { what: 'tries nothing', run: () => Promise.resolve() },
  ])('have not held when one of them $what', async ({ run }) => {
    const trial = counted(new Set(), new Map());
    expect(await runTrials([{ name: 'x', trial: { promise: 'x', run } }, trial('one')], options)).toBe(false);
  });
});
