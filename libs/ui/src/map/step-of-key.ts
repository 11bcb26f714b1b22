/** Pixels that one press of an arrow moves a marker. */
const step = 8;

const steps: Readonly<Record<string, [x: number, y: number]>> = {
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
};

/** How far a key moves a marker, in pixels; undefined for a key that is no arrow. */
export function stepOfKey(key: string): [x: number, y: number] | undefined {
  return Object.hasOwn(steps, key) ? steps[key] : undefined;
}
