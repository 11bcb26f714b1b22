import { ActivityKind } from '@alveole/domain';
import { activityOf, activityToWire } from './activity-view.ts';

const wire = {
  done: ActivityKind.workshop,
  request: { gender: ActivityKind.both, fub: '2026-03-01T10:00:00Z' },
  history: [{ gender: ActivityKind.training, abort: '2026-02-01T10:00:00Z', abortMotif: 'Sans moniteur' }],
};

describe('an activity', () => {
  it('is read with its requests', () => {
    expect(activityOf(wire)).toStrictEqual({
      done: ActivityKind.workshop,
      request: { gender: ActivityKind.both, fubDate: '2026-03-01T10:00:00Z' },
      history: [{ gender: ActivityKind.training, abortDate: '2026-02-01T10:00:00Z', abortMotif: 'Sans moniteur' }],
    });
  });

  it('has no more than an empty history on a file that never asked', () => {
    expect(activityOf(undefined)).toStrictEqual({ history: [] });
  });

  it('travels as it came, and without what is absent', () => {
    expect(activityToWire(activityOf(wire))).toStrictEqual(wire);
    expect(activityToWire({ history: [] })).toStrictEqual({});
    expect(activityToWire({ done: ActivityKind.workshop })).toStrictEqual({ done: ActivityKind.workshop });
  });
});
