import { createRandom } from '../random.ts';
import { bars, bicycle, honeycomb, impostors, jumble, lattice, table, writing, type LayerKind } from './kinds.ts';
import { rasterise, type Layer } from './svg.ts';

/** What lies around a printed code: the page it stands on, or the bicycle it is stuck to. */
const SURROUNDINGS: readonly LayerKind[] = [writing, table, bicycle, writing, jumble, table];

/** What a camera sees where no code is. */
const CLUTTER: readonly LayerKind[] = [writing, table, lattice, honeycomb, impostors, bars, bicycle, jumble];

/** Draws `count` layers to place codes on. */
export function drawSurroundings(seed: number, count: number): Promise<Layer[]> {
  return drawLayers(`${seed}/surroundings`, SURROUNDINGS, count);
}

/** Draws `count` layers without any code. */
export function drawClutterLayers(seed: number, count: number): Promise<Layer[]> {
  return drawLayers(`${seed}/clutter`, CLUTTER, count);
}

async function drawLayers(seed: string, kinds: readonly LayerKind[], count: number): Promise<Layer[]> {
  const layers: Layer[] = [];
  for (let index = 0; index < count; index++) {
    const random = createRandom(`${seed}/${index}`);
    layers.push(
      await rasterise(kinds[index % kinds.length]!(random), random.between(0.75, 1), random.between(-45, 45)),
    );
  }
  return layers;
}
