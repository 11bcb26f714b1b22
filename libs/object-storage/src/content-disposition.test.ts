import fc from 'fast-check';
import { contentDisposition } from './content-disposition.ts';

describe('the name offered for a download', () => {
  it('never leaves its quotes, its line or ASCII, whatever the file is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(contentDisposition('attachment', name)).toMatch(
          /^attachment; filename="[\x20-\x21\x23-\x7e]*"; filename\*=UTF-8''[A-Za-z0-9%!~&+.$#^`|_-]*$/,
        );
      }),
    );
  });

  it('is no path', () => {
    expect(contentDisposition('inline', '../../etc/passwd')).toBe(
      'inline; filename="..-..-etc-passwd"; filename*=UTF-8\'\'..-..-etc-passwd',
    );
  });
});
