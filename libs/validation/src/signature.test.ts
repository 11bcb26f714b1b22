import { longestSignature, signatureSvg } from './signature.ts';

const svg = (inner: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 120"${more}>${inner}</svg>`;
const isTaken = (text: string) => signatureSvg.safeParse(text).success;

describe('a signature', () => {
  it.each([
    svg('<path d="M 10,20 L 30.5,-4" fill="none" stroke="#15211f" stroke-width="2"/>'),
    svg('<polyline points="1,2 3,4"></polyline><line x1="0" y1="0" x2="3" y2="4"/>'),
    svg(''),
  ])('is a drawing: %s', (text) => expect(isTaken(text)).toBe(true));

  it.each([
    svg('<script>alert(1)</script>'),
    svg('<path d="M0,0" onload="alert(1)"/>'),
    svg('<path d="M0,0"/>', ' onload="alert(1)"'),
    svg('<a href="javascript:alert(1)"><path d="M0,0"/></a>'),
    svg('<image href="http://exemple.fr/x.png"/>'),
    svg('<foreignObject></foreignObject>'),
    svg('<path d="M0,0" fill="url(#x)"/>'),
    svg('<path d="&#60;"/>'),
    svg('<path d="M0,0" style="x"/>'),
    `<!DOCTYPE svg>${svg('')}`,
    svg('').replace('2000/svg', '1999/xhtml'),
    'signature',
    '',
  ])('is nothing else: %s', (text) => expect(isTaken(text)).toBe(false));

  it('has an end, and a long one is read at once', () => {
    const long = svg(`<path d="${'M 1,2 '.repeat(longestSignature)}"/>`);
    expect(isTaken(long)).toBe(false);
    const begun = performance.now();
    isTaken(`${svg('<path d="M0,0"/>'.repeat(1100)).slice(0, -7)}<path d="`);
    expect(performance.now() - begun).toBeLessThan(200);
  });
});
