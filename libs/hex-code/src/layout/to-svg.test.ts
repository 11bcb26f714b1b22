import { drawingOf, quietZone } from './drawing.ts';
import { toSvg } from './to-svg.ts';

const dots = Int32Array.of(0x12345678, 0x1abcdef0, 0x5a5a1234, 0x3afe9123);

describe('a code as SVG', () => {
  it.each([80, 100, 1000])('is %d wide, with its quiet zone around', (size) => {
    const svg = toSvg(dots, { size });
    const side = Number(/ width="([\d.]+)"/.exec(svg)![1]);
    expect(side).toBeCloseTo(size + 2 * quietZone(size), 3);
    expect(svg).toContain(`viewBox="0 0 ${side} ${side}"`);
    expect(svg).toContain(`<rect width="${side}" height="${side}" fill="#fff"/>`);
  });

  it('holds each dark dot and no other', () => {
    const drawn = [...toSvg(dots, { size: 100 }).matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"\/>/g)].map(
      ([, x, y, r]) => ({ x: Number(x), y: Number(y), r: Number(r) }),
    );
    const { dots: centres, dotRadius } = drawingOf(dots, { x: quietZone(100), y: quietZone(100), size: 100 });
    expect(drawn).toHaveLength(centres.length);
    drawn.forEach(({ x, y, r }, index) => {
      expect([x, y, r]).toEqual([
        expect.closeTo(centres[index]!.x, 3),
        expect.closeTo(centres[index]!.y, 3),
        expect.closeTo(dotRadius, 3),
      ]);
    });
  });

  it('is decoration without a title, and an image with one', () => {
    expect(toSvg(dots, { size: 80 })).toContain('aria-hidden="true"');
    expect(toSvg(dots, { size: 80 })).not.toContain('<title>');
    expect(toSvg(dots, { size: 80, title: 'O°code du dossier' })).toMatch(
      /^<svg [^>]*role="img"><title>O°code du dossier<\/title>/,
    );
  });

  it('lets no markup through in its title', () => {
    expect(toSvg(dots, { size: 80, title: '</title><script>a && b</script>' })).toContain(
      '<title>&lt;/title&gt;&lt;script&gt;a &amp;&amp; b&lt;/script&gt;</title>',
    );
  });
});
