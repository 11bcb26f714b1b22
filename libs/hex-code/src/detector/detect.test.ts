import { encode } from '../codec/encode.ts';
import { flipDot } from '../dots.ts';
import { detect } from './detect.ts';
import type { Picture } from './picture.ts';
import { seeded, takePicture, type Placed, type Scene } from './scene.fixture.ts';

const VALUE = '4611686018427387905';
const OTHER = '1234567890123456789';

const upright: Placed = { dots: encode(VALUE), pitch: 6, x: 84, y: 80 };

const scene = (code: Partial<Placed> = {}, rest: Partial<Scene> = {}): Scene => ({
  width: 168,
  height: 160,
  codes: [{ ...upright, ...code }],
  noise: 3,
  ...rest,
});

const valuesIn = (picture: Picture, options = {}) =>
  detect(picture, options).flatMap((found) => (found.ok ? [found.value] : []));

const valuesSeen = (code: Partial<Placed> = {}, rest: Partial<Scene> = {}) => valuesIn(takePicture(scene(code, rest)));

test('a code seen from the front is read, and said where it is', () => {
  const [found] = detect(takePicture(scene()));
  expect(found).toMatchObject({ ok: true, value: VALUE, corrected: 0, rotation: 0, mirrored: false, inverted: false });
  expect(found!.centre[0]).toBeCloseTo(84, 0);
  expect(found!.centre[1]).toBeCloseTo(80, 0);
  expect(found!.corners).toHaveLength(6);
  for (const [x, y] of found!.corners) expect(Math.hypot(x - 84, y - 80) / 6).toBeCloseTo(7.85, 0);
});

test.each([0, 1, 2, 3, 4, 5])(
  'a code turned by %i sixths and ten degrees is read, and said how it is turned',
  (sixths) => {
    expect(detect(takePicture(scene({ turn: sixths * 60 + 10 })))).toMatchObject([{ value: VALUE, rotation: sixths }]);
  },
);

test.each([
  { tilt: 30, tiltAxis: 20, pitch: 5 },
  { tilt: 45, tiltAxis: 80, pitch: 6 },
  { tilt: 55, tiltAxis: 130, pitch: 8 },
])('a code seen aslant is read: $tilt° about an axis at $tiltAxis°', (pose) => {
  expect(valuesSeen(pose)).toEqual([VALUE]);
});

test.each([4, 5, 6, 8])('a code of pitch %i pixels is read', (pitch) => {
  expect(valuesSeen({ pitch, turn: 33 })).toEqual([VALUE]);
});

test.each([
  ['out of focus', { blur: 1.8 }],
  ['moved by a pitch along a row', { motion: { length: 6, angle: 0 } }],
  ['moved by a pitch across the rows', { motion: { length: 6, angle: 90 } }],
  ['noisy', { noise: 12 }],
])('a picture that is %s is read', (_, rest) => {
  expect(valuesSeen({ turn: 15 }, rest)).toEqual([VALUE]);
});

test.each([
  ['a corner', { u: 7.6, v: 0, radius: 1.8 }],
  ['the middle of a side', { u: 0, v: 6.5, radius: 1.6 }],
])('a code is read though %s of its outline is hidden', (_, stain) => {
  expect(valuesSeen({ stains: [{ ...stain, shade: 200 }] })).toEqual([VALUE]);
  expect(valuesSeen({ stains: [{ ...stain, shade: 20 }] })).toEqual([VALUE]);
});

const cutOutline: Partial<Placed> = {
  pitch: 7,
  turn: 12,
  stains: [
    { u: 6.9, v: 0 },
    { u: -4.5, v: 5.2 },
    { u: -4.5, v: -5.2 },
  ].map((place) => ({ ...place, radius: 2.4, shade: 200 })),
};

test('a code is read though its outline is cut into three pieces, of which none has three sides', () => {
  expect(valuesSeen(cutOutline)).toEqual([VALUE]);
});

test('a coarse look reads a whole outline, and leaves one that is cut into pieces to the next', () => {
  expect(valuesIn(takePicture(scene()), { coarse: true })).toEqual([VALUE]);
  expect(valuesIn(takePicture(scene(cutOutline)), { coarse: true })).toEqual([]);
});

test.each([20, 200, 255])('a code is read though a stain of grey %i hides twenty of its dots', (shade) => {
  expect(valuesSeen({ turn: 12, stains: [{ u: 1, v: 0.5, radius: 2.3, shade }] })).toEqual([VALUE]);
});

test.each([0, 37, 90])('a code around a tube of 28 mm, whose axis is at %i°, is read', (tubeAxis) => {
  expect(valuesSeen({ tubeRadius: 11.1, tubeAxis })).toEqual([VALUE]);
});

test('several codes in one picture are all read', () => {
  const codes = [upright, { ...upright, x: 240, y: 90, pitch: 5, turn: 20, dots: encode(OTHER) }];
  expect(valuesSeen({}, { width: 320, codes }).sort()).toEqual([OTHER, VALUE]);
});

test('an inverted print is read', () => {
  const [found] = detect(takePicture(scene({ ink: 220, paper: 30 }, { background: () => 60 })));
  expect(found).toMatchObject({ ok: true, value: VALUE, inverted: true });
});

test('a code with too many misread dots for one picture is told once, with its value as a candidate', () => {
  const dots = encode(VALUE);
  for (let dot = 0; dot < 127; dot += 14) flipDot(dots, dot);
  const found = detect(takePicture(scene({ dots })));
  expect(found).toMatchObject([{ ok: false, code: 'HEX_CODE_UNSURE', candidate: { value: VALUE, corrected: 10 } }]);
});

test('a code in a mirror is read on request only', () => {
  const picture = takePicture(scene({ mirrored: true, turn: 25 }));
  expect(valuesIn(picture)).toEqual([]);
  expect(detect(picture, { mirrored: true })[0]).toMatchObject({ value: VALUE, mirrored: true });
});

test('colours and their greys give the same answer', () => {
  const grey = takePicture(scene({ turn: 5 }));
  const data = new Uint8ClampedArray(grey.data.length * 4);
  grey.data.forEach((level, pixel) => data.set([level, level, level, 255], pixel * 4));
  expect(detect({ ...grey, data, channels: 4 })).toEqual(detect(grey));
});

test.each([
  ['green', [1, 0, 1]],
  ['red', [0, 1, 1]],
  ['blue', [1, 1, 0]],
])('pure %s print on white is read', (_ink, darkens) => {
  const grey = takePicture(scene({ turn: 5 }));
  const data = new Uint8ClampedArray(grey.data.length * 4);
  grey.data.forEach((level, pixel) => {
    data.set([...darkens.map((part) => (part === 1 ? level : 240)), 255], pixel * 4);
  });
  expect(valuesIn({ ...grey, data, channels: 4 })).toEqual([VALUE]);
});

test('colours that lie askew in their buffer are read', () => {
  const grey = takePicture(scene());
  const data = new Uint8Array(grey.data.length * 4 + 1).subarray(1);
  grey.data.forEach((level, pixel) => data.set([level, level, level, 255], pixel * 4));
  expect(valuesIn({ ...grey, data, channels: 4 })).toEqual([VALUE]);
});

test('a picture without a code gives nothing', () => {
  const random = seeded(5);
  const noise = {
    data: Uint8Array.from({ length: 200 * 180 }, () => random() * 256),
    width: 200,
    height: 180,
    channels: 1,
  } as const;
  expect(detect(noise)).toEqual([]);
  expect(detect(takePicture(scene({}, { codes: [], background: (x, y) => (x * y) % 256 })))).toEqual([]);
});

test.each([
  [0, 0],
  [1, 1],
  [1, 40],
  [40, 1],
  [3, 2],
  [17, 9],
])('a picture of %i by %i pixels gives nothing', (width, height) => {
  expect(detect({ data: new Uint8Array(width * height * 4).fill(90), width, height, channels: 4 })).toEqual([]);
});
