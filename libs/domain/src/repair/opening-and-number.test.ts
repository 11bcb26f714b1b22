import fc from 'fast-check';
import { establishmentStatusCodes } from '../establishment/statuses.ts';
import { decideOpening } from './decide-opening.ts';
import { completeFileNumber, formatFileNumber, isFileNumber, numberKindOf, parseFileNumber } from './file-number.ts';

describe('opening a file', () => {
  const shop = { entityId: 'shop', status: 1, conditionsAccepted: true } as const;
  const rep = { role: 'REP', entityId: 'shop' } as const;

  it('is for the repairer of a validated establishment that has accepted the conditions', () => {
    expect(decideOpening(shop, rep)).toEqual({ ok: true, value: { to: 0, records: ['INIT'] } });
    const open = establishmentStatusCodes.filter((status) => decideOpening({ ...shop, status }, rep).ok);
    expect(open).toEqual([1]);
    expect(decideOpening({ ...shop, conditionsAccepted: false }, rep).ok).toBe(false);
    expect(decideOpening(shop, { role: 'REP', entityId: 'other' }).ok).toBe(false);
    expect(decideOpening(shop, { role: 'ADM' }).ok).toBe(false);
  });
});

describe('the number of a file', () => {
  const digits = fc.integer({ min: 0, max: 99999 }).map((value) => String(value).padStart(5, '0'));

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.constantFrom('REP' as const, 'VEL' as const), digits, digits, (kind, prefix, code) => {
        expect(parseFileNumber(formatFileNumber({ kind, prefix, code }))).toEqual({ kind, prefix, code });
      }),
    );
  });

  it('is told from other searches', () => {
    expect(['REP00042_10001', '10001', '1000', 'REP10001', '0612345678'].map(isFileNumber)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('pads the prefix and tells a session from a repair', () => {
    expect(formatFileNumber({ kind: numberKindOf(0), prefix: '12', code: '00421' })).toBe('REP00012_00421');
    expect(formatFileNumber({ kind: numberKindOf(1), prefix: '12', code: '00421' })).toBe('VEL00012_00421');
  });

  it('is completed from the five digits with the caller’s prefix, spaces not counting', () => {
    const mine = { kind: 'REP', prefix: '12' } as const;
    expect(completeFileNumber(' 00 421 ', mine)).toEqual({ ok: true, value: 'REP00012_00421' });
    expect(completeFileNumber('vel00009_ 12345', mine)).toEqual({ ok: true, value: 'VEL00009_12345' });
    expect(completeFileNumber('4217', mine)).toMatchObject({
      ok: false,
      refusal: { explanation: 'Le code doit etre sur 5 caracteres' },
    });
    expect(completeFileNumber('REP12_00421', mine).ok).toBe(false);
  });
});
