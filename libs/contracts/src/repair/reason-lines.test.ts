import fc from 'fast-check';
import { reasonLines } from './reason-lines.ts';

describe('what is asked for, as the wire takes it', () => {
  it('keeps every word, in twenty lines of two thousand characters at most', () => {
    const line = fc.string({ maxLength: 150 });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 26 }), (lines) => {
        const sent = reasonLines(lines.join('\n'));
        const bare = (text: string) => text.replace(/\s+/g, '');
        expect(bare(sent.join(''))).toBe(bare(lines.join('\n')));
        expect(sent.every((part) => part.length > 0 && part.length <= 2000)).toBe(true);
        expect(sent.length).toBeLessThanOrEqual(20);
      }),
    );
  });
});
