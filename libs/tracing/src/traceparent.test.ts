import { readTraceparent, writeTraceparent } from './traceparent.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

describe('readTraceparent', () => {
  it.each([
    ['not kept', `00-${traceId}-${spanId}-00`, 0],
    ['kept', `00-${traceId}-${spanId}-01`, 1],
    ['of a later version, with more behind it', `cc-${traceId}-${spanId}-01-what-comes`, 1],
  ])('returns trace, span and flags of a trace that is %s', (_what, header, traceFlags) => {
    expect(readTraceparent(header)).toEqual({ traceId, spanId, traceFlags, isRemote: true });
  });

  it.each([
    undefined,
    '',
    traceId,
    `ff-${traceId}-${spanId}-01`,
    `00-${traceId}-${spanId}-01-more`,
    `00-${traceId.toUpperCase()}-${spanId}-01`,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId}-${spanId}`,
    `cc-${traceId}-${spanId}-01-${'x'.repeat(300)}`,
    [`00-${traceId}-${spanId}-01`],
  ])('returns nothing for %j', (header) => {
    expect(readTraceparent(header)).toBeUndefined();
  });

  it('reads what was written', () => {
    const text = `00-${traceId}-${spanId}-01`;
    expect(writeTraceparent(readTraceparent(text) ?? { traceId: '', spanId: '', traceFlags: 0 })).toBe(text);
  });
});
