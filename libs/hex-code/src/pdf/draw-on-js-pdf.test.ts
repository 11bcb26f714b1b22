import { jsPDF } from 'jspdf';
import { drawOnJsPdf } from './draw-on-js-pdf.ts';
import { dotsIn, paintedPage } from './painted-page.fixture.ts';

const dots = Int32Array.of(0x12345678, 0x1abcdef0, 0x5a5a1234, 0x3afe9123);

describe('a code on a jsPDF page', () => {
  it('is 20 mm wide where nothing else is said', async () => {
    const document = new jsPDF();
    drawOnJsPdf(document, dots, { x: 150, y: 12 });
    const { fills } = await paintedPage(new Uint8Array(document.output('arraybuffer')));
    expect(dotsIn(fills, { x: 150, y: 12, size: 20 })).toEqual(dots);
    const [ground, outline, field] = fills;
    expect([ground!.grey, outline!.grey, field!.grey]).toEqual([1, 0, 1]);
    expect(Math.max(...outline!.points.map(({ x }) => x))).toBeCloseTo(169.903, 2);
  });

  it('takes another size', async () => {
    const document = new jsPDF();
    drawOnJsPdf(document, dots, { x: 20, y: 30, size: 80 });
    const { fills } = await paintedPage(new Uint8Array(document.output('arraybuffer')));
    expect(dotsIn(fills, { x: 20, y: 30, size: 80 })).toEqual(dots);
  });

  it('leaves the fill colour as it was', () => {
    const document = new jsPDF();
    document.setFillColor('#0b5f5c');
    const colour = document.getFillColor();
    drawOnJsPdf(document, dots, { x: 20, y: 30 });
    expect(document.getFillColor()).toBe(colour);
  });
});
