import { drawingOf } from './drawing.ts';
import { drawOnCanvas } from './draw-on-canvas.ts';
import type { Context2d } from './draw-on-canvas.ts';

const dots = Int32Array.of(0x12345678, 0x1abcdef0, 0x5a5a1234, 0x3afe9123);
const square = { x: 12, y: 34, size: 80 };

/** Notes each fill with its colour and the points of its path. */
function recordingContext() {
  const fills: { colour: unknown; points: number[][] }[] = [];
  const states: unknown[] = [];
  let points: number[][] = [];
  const context: Context2d = {
    fillStyle: 'teal',
    save: () => void states.push(context.fillStyle),
    restore: () => void (context.fillStyle = states.pop()),
    fillRect: (...box) => void fills.push({ colour: context.fillStyle, points: [box] }),
    beginPath: () => void (points = []),
    moveTo: () => undefined,
    lineTo: (...point) => void points.push(point),
    closePath: () => undefined,
    arc: (...circle) => void points.push(circle),
    fill: () => void fills.push({ colour: context.fillStyle, points }),
  };
  return { context, fills };
}

describe('a code on a canvas', () => {
  const { context, fills } = recordingContext();
  drawOnCanvas(context, dots, square);
  const drawing = drawingOf(dots, square);

  it('paints white ground, dark outline, white field and the dark dots, in this order', () => {
    expect(fills.map(({ colour }) => colour)).toEqual(['#fff', '#000', '#fff', '#000']);
    expect(fills[0]!.points).toEqual([[drawing.ground.x, drawing.ground.y, drawing.ground.size, drawing.ground.size]]);
    expect(fills[1]!.points).toEqual(drawing.outline.slice(1).map(({ x, y }) => [x, y]));
    expect(fills[2]!.points).toEqual(drawing.field.slice(1).map(({ x, y }) => [x, y]));
    expect(fills[3]!.points).toEqual(drawing.dots.map(({ x, y }) => [x, y, drawing.dotRadius, 0, 2 * Math.PI]));
  });

  it('leaves the context as it was', () => {
    expect(context.fillStyle).toBe('teal');
  });
});
