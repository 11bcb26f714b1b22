import fc from 'fast-check';
import { calledCentsOf, decideFundCall, fundCallBases, fundCallRefusals } from './fund-call.ts';
import type { FundCallDraft } from './fund-call.ts';

const draft: FundCallDraft = { basis: 'committed', committedCents: 12_00, paidCents: 5_00 };
const manager = { permission: 0 } as const;
const { notManager, otherBasis, nothingToCall } = fundCallRefusals;

describe('a call for funds', () => {
  it.each([
    ['what is committed', {}, 12_00],
    ['what was paid', { basis: 'paid' }, 5_00],
    ['the same as the call before', { basis: 'paid', formerBasis: 'paid' }, 5_00],
  ] as const)('asks for %s', (_case, changes, cents) => {
    expect(decideFundCall({ ...draft, ...changes }, manager)).toEqual({ ok: true, value: cents });
  });

  it.each([
    ['of nothing', { committedCents: 0 }, nothingToCall],
    ['of less than nothing, which lowers the next one', { committedCents: -3_00 }, nothingToCall],
    ['of payments after one of commitments', { basis: 'paid', formerBasis: 'committed' }, otherBasis],
  ] as const)('is refused %s', (_case, changes, refusal) => {
    expect(decideFundCall({ ...draft, ...changes }, manager)).toEqual({ ok: false, refusal });
  });

  it('is issued by no operator', () => {
    expect(decideFundCall(draft, { permission: 1 })).toEqual({ ok: false, refusal: notManager });
  });

  it('asks over all calls for what was committed, or paid, once, whatever stood below zero in between', () => {
    const period = fc.record({ committedCents: fc.integer({ min: -99, max: 99 }), paidCents: fc.integer() });
    fc.assert(
      fc.property(fc.constantFrom(...fundCallBases), fc.array(period), (basis, periods) => {
        let [called, waiting] = [0, 0];
        for (const sums of periods) {
          const cents = waiting + calledCentsOf({ basis, ...sums });
          const decision = decideFundCall({ basis, committedCents: cents, paidCents: cents }, manager);
          called += decision.ok ? decision.value : 0;
          waiting = decision.ok ? 0 : cents;
        }
        expect(called + waiting).toBe(periods.reduce((sum, one) => sum + calledCentsOf({ basis, ...one }), 0));
      }),
    );
  });
});
