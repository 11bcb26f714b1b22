import { readPreview, signPreview } from './preview-token.ts';

const key = 'k'.repeat(32);
const until = new Date('2026-11-30T12:00:00Z');
const before = new Date('2026-11-30T11:59:59Z');
const token = signPreview({ name: 'back_office', version: '0a1b', until }, key);

describe('the token of a preview', () => {
  it('allows the version that was signed, until its time', () => {
    expect(readPreview(token, key, before)).toEqual({ name: 'back_office', version: '0a1b', until });
  });

  it.each([
    ['its time is over', token, key, until],
    ['another key signed it', token, 'x'.repeat(32), before],
    ['it names another version', token.replace('0a1b', '0a1c'), key, before],
    ['it names another remote', token.replace('back_office', 'public_site'), key, before],
    ['its time was moved', token.replace(/\.\d+\./, '.9999999999.'), key, before],
    ['its signature is cut off', token.slice(0, -1), key, before],
    ['its signature holds no base64url', `${token.slice(0, -1)}é`, key, before],
    ['it is empty', '', key, before],
  ])('allows nothing where %s', (_case, changed, withKey, now) => {
    expect(readPreview(changed, withKey, now)).toBeUndefined();
  });
});
