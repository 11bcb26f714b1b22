import { decideMassRun, decideMassTool, decideMassTurn, isUnderWay, massRunStates } from './mass-run.ts';

describe('a mass run', () => {
  it.each([
    ['previewing', false, undefined, 'stopped'],
    ['previewed', false, 'running', undefined],
    ['running', true, undefined, 'stopped'],
    ['stopped', true, 'running', undefined],
    ['done', true, undefined, undefined],
  ] as const)('that is %s (started: %s) is started to %s and stopped to %s', (state, isStarted, started, stopped) => {
    const [start, stop] = (['start', 'stop'] as const).map((action) => decideMassRun({ state, isStarted }, action));
    expect(start?.ok ? start.value : undefined).toBe(started);
    expect(stop?.ok ? stop.value : undefined).toBe(stopped);
    if (start?.ok === false) expect(start.refusal.code).toBe('TransitionRefusedException');
  });

  it('that was stopped before its preview was through goes on with the preview, never with the acts', () => {
    expect(decideMassRun({ state: 'stopped', isStarted: false }, 'start')).toEqual({ ok: true, value: 'previewing' });
  });

  it('is started by who prepared it, and stopped by anybody', () => {
    const isAllowed = (action: 'start' | 'stop', userId: string) => decideMassTurn('ann', action, { userId }).ok;
    expect([isAllowed('start', 'ann'), isAllowed('start', 'luc'), isAllowed('stop', 'luc')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('over a list that overrides its holders is of permission 0 alone', () => {
    expect(([0, 1] as const).map((permission) => decideMassTool({ permission }).ok)).toEqual([true, false]);
  });

  it('goes on by itself while it is previewed or run', () => {
    expect(massRunStates.filter(isUnderWay)).toEqual(['previewing', 'running']);
  });
});
