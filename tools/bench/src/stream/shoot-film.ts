import { writeFilm } from '@alveole/demo/camera';
import { CODE_WIDTH, type Conditions } from '../hex-code/pictures/conditions.ts';
import { createFrame, FRAME, type Frame } from '../hex-code/pictures/frame.ts';
import type { Layer } from '../hex-code/pictures/layers/svg.ts';
import { createRandom } from '../hex-code/pictures/random.ts';
import { takePicture } from '../hex-code/pictures/scene.ts';
import { holdCode, stanceOf, isWhole, type Stance } from './hold-code.ts';
import type { ShownCode } from './shown-code.ts';

export interface Film {
  /** How many pictures it has, and the first one that holds the code wholly, counted from 0. */
  readonly pictures: number;
  readonly firstWhole: number;
  readonly stance: Stance;
}

/** Shoots a film in which a hand brings a code. The same seed shoots the same. */
export async function shootFilm(path: string, code: ShownCode, seed: string, layers: readonly Layer[]): Promise<Film> {
  const takes = holdCode(code, createRandom(seed));
  await writeFilm(path, FRAME, picturesOf(code, takes, layers));
  const firstWhole = takes.findIndex((conditions) => isWhole(code, conditions));
  return { pictures: takes.length, firstWhole, stance: stanceOf(code, takes[firstWhole]!) };
}

function* picturesOf({ print }: ShownCode, takes: readonly Conditions[], layers: readonly Layer[]) {
  const frame = createFrame();
  for (const conditions of takes) {
    takePicture(print, CODE_WIDTH, conditions, layers, frame);
    yield greysOf(frame);
  }
}

/** Print, paper and ground are grey: of each word of the picture its low byte, red, is kept. */
const greysOf = ({ data }: Frame): Uint8Array => new Uint8Array(new Uint32Array(data.buffer));
