import { detect } from '@alveole/hex-code/detector';
import type { Conditions } from '../pictures/conditions.ts';
import type { Frame } from '../pictures/frame.ts';
import { isAtOutline } from '../pictures/hex-print.ts';
import type { Layer } from '../pictures/layers/svg.ts';
import { hexCodeReader } from '../readers.ts';
import { ours } from './arrangements.ts';
import { photograph, type Miss } from './run-row.ts';

/** Pictures that are looked at again: enough to name the causes. */
const LOOKED_AT = 30;

/** The same picture without one of its distortions. */
const reliefs: Readonly<Record<string, (conditions: Conditions) => Conditions>> = {
  damage: (conditions) => ({ ...conditions, destroyed: 0 }),
  'damage to the outline': (conditions) => ({ ...conditions, spared: isAtOutline }),
  'damage to the dots': (conditions) => ({ ...conditions, spared: (x, y) => !isAtOutline(x, y) }),
  motion: (conditions) => ({ ...conditions, motion: 0 }),
  blur: (conditions) => ({ ...conditions, sigma: 0 }),
  tilt: (conditions) => ({ ...conditions, pose: { ...conditions.pose, tilt: 0 } }),
  tube: (conditions) => ({ ...conditions, tube: null }),
  noise: (conditions) => ({ ...conditions, light: { ...conditions.light, noise: 0 } }),
  'uneven light': (conditions) => ({ ...conditions, light: { ...conditions.light, slopeX: 0, slopeY: 0 } }),
};

/** Why codes were missed: of the first misses, how many were read unsurely, and how many are read once one distortion alone is taken away. */
export async function causesOf(misses: readonly Miss[], layers: readonly Layer[]): Promise<string> {
  const looked = misses.slice(0, LOOKED_AT);
  const counts = new Map<string, number>();
  let unsure = 0;
  for (const miss of looked) {
    if (isUnsure(await photograph(ours, miss, layers))) unsure++;
    const cures = await curesOf(miss, layers);
    for (const cure of cures.length > 0 ? cures : ['nothing alone']) counts.set(cure, (counts.get(cure) ?? 0) + 1);
  }
  const byCount = [...counts].sort(([, one], [, other]) => other - one);
  return `of ${looked.length} missed, ${unsure} left to a second frame; read without: ${byCount.map(([name, times]) => `${name} ${times}`).join(', ')}`;
}

/** Whether a code was seen whose errors are too many for one frame alone. */
function isUnsure(frame: Frame): boolean {
  return detect(frame).some(({ ok }) => !ok);
}

async function curesOf(miss: Miss, layers: readonly Layer[]): Promise<readonly string[]> {
  const cures: string[] = [];
  for (const [name, relieve] of Object.entries(reliefs)) {
    const answers = await hexCodeReader.read(
      await photograph(ours, { ...miss, conditions: relieve(miss.conditions) }, layers),
    );
    if (answers.includes(miss.value)) cures.push(name);
  }
  return cures;
}
