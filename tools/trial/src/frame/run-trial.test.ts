import { runTrial } from './run-trial.ts';
import type { Trial } from './trial.ts';

const options = { seed: 7, short: true, args: [], say: () => undefined };
const trialThat = (run: Trial['run']): Trial => ({ promise: 'Holds', run });

describe('a trial', () => {
  it('counts what it tried, what held and what broke, and keeps the words of what broke', async () => {
    const tally = await runTrial(
      trialThat(async ({ check }) => {
        check('one is one', true);
        check('one is two', false);
      }),
      options,
    );
    expect(tally).toMatchObject({ tried: 2, heldCount: 1, brokenCount: 1, broken: ['one is two'] });
  });

  it.each([
    { form: 'short', short: true, expected: { tried: 1, heldCount: 0, brokenCount: 0, missed: ['done within 1 s'] } },
    { form: 'full', short: false, expected: { tried: 1, heldCount: 0, brokenCount: 1, broken: ['done within 1 s'] } },
  ])('takes a bound of time that is missed in its $form form for what it is', async ({ short, expected }) => {
    const late = trialThat(async ({ measure }) => void measure('done within 1 s', false));
    expect(await runTrial(late, { ...options, short })).toMatchObject(expected);
  });

  it('that stops early has broken its promise, and ends what it started, last first', async () => {
    const ended: string[] = [];
    const tally = await runTrial(
      trialThat(async ({ afterwards }) => {
        afterwards(() => void ended.push('first'));
        afterwards(async () => void ended.push('second'));
        throw new Error('out of breath');
      }),
      options,
    );
    expect(tally.broken[0]).toContain('out of breath');
    expect(ended).toEqual(['second', 'first']);
  });

  it('draws the same with the same seed', async () => {
    const drawn: number[] = [];
    const trial = trialThat(async ({ random }) => void drawn.push(random.int(0, 1_000_000)));
    await runTrial(trial, options);
    await runTrial(trial, options);
    expect(drawn[0]).toBe(drawn[1]);
  });
});
