import { agree, confirm } from './confirm.ts';
import type { Found, Reading } from './reading.ts';

const found: Found = { value: '42', corrected: 9, erased: 0, rotation: 2, mirrored: false, inverted: false };
const unsure: Reading = { ok: false, code: 'HEX_CODE_UNSURE', candidate: found };
const sure: Reading = { ok: true, ...found };
const unreadable: Reading = { ok: false, code: 'HEX_CODE_UNREADABLE' };
const ambiguous: Reading = { ok: false, code: 'HEX_CODE_AMBIGUOUS' };

describe('an unsure reading', () => {
  it('is confirmed by a registry that knows its value', () => {
    expect(confirm(unsure, (value) => value === '42')).toEqual(sure);
  });

  it('stays unsure where the registry does not know its value', () => {
    expect(confirm(unsure, (value) => value !== '42')).toBe(unsure);
  });

  it.each([
    [
      'another unsure reading of the same value',
      { ...unsure, candidate: { ...found, corrected: 10, rotation: 5 } },
      true,
    ],
    ['a sure reading of the same value', sure, true],
    ['an unsure reading of another value', { ...unsure, candidate: { ...found, value: '43' } }, false],
    ['a sure reading of another value', { ...sure, value: '43' }, false],
    ['an unreadable frame', unreadable, false],
    ['an ambiguous frame', ambiguous, false],
  ] as const)('agrees, or not, with %s', (_, other, agrees) => {
    expect(agree(unsure, other)).toEqual(agrees ? sure : unsure);
  });
});

it.each([
  ['a sure reading', sure],
  ['an unreadable frame', unreadable],
  ['an ambiguous frame', ambiguous],
])('nothing changes %s', (_, reading) => {
  expect(confirm(reading, () => true)).toBe(reading);
  expect(agree(reading, unsure)).toBe(reading);
});
