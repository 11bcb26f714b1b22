import { decideMassRun, isUnderWay, massRunStates } from './mass-run.ts';

describe('a mass run', () => {
  it.each([
    ['previewing', undefined, undefined],
    ['previewed', 'running', undefined],
    ['running', undefined, 'stopped'],
    ['stopped', 'running', undefined],
    ['done', undefined, undefined],
  ] as const)('that is %s is started to %s and stopped to %s', (state, started, stopped) => {
    const [start, stop] = (['start', 'stop'] as const).map((action) => decideMassRun(state, action));
    expect(start?.ok ? start.value : undefined).toBe(started);
    expect(stop?.ok ? stop.value : undefined).toBe(stopped);
    if (start?.ok === false) expect(start.refusal.code).toBe('TransitionRefusedException');
  });

  it('goes on by itself while it is previewed or run', () => {
    expect(massRunStates.filter(isUnderWay)).toEqual(['previewing', 'running']);
  });
});
