/** A window of lightness values, row by row. */
export type Patch = { values: Float32Array; width: number; height: number };

/** Blurs by a Gaussian of deviation `sigma` pixels; what is nearer to the border than three of them stays. */
export function blurGaussian(patch: Patch, sigma: number): Patch {
  const weights = gaussianWeights(sigma);
  const radius = weights.length - 1;
  const taps = Array.from({ length: 2 * radius + 1 }, (_, tap) => tap - radius);
  const weighted = (dx: number, dy: number) =>
    taps.map((tap) => ({ dx: tap * dx, dy: tap * dy, weight: weights[Math.abs(tap)]! }));
  return convolve(convolve(patch, weighted(1, 0)), weighted(0, 1));
}

/** Smears along a line of `length` pixels at `angle` radians, as a hand that moves while the shutter is open. */
export function blurMotion(patch: Patch, length: number, angle: number): Patch {
  const steps = Math.max(1, Math.ceil(length * 2));
  const places = Array.from({ length: steps }, (_, step) => ((step + 0.5) / steps - 0.5) * length);
  return convolve(
    patch,
    mergeTaps(places.flatMap((place) => bilinearTaps(place * Math.cos(angle), place * Math.sin(angle), 1 / steps))),
  );
}

type Tap = { dx: number; dy: number; weight: number };

function gaussianWeights(sigma: number): number[] {
  const raw = Array.from({ length: Math.ceil(3 * sigma) + 1 }, (_, tap) =>
    Math.exp(-(tap * tap) / (2 * sigma * sigma + 1e-9)),
  );
  const sum = raw.reduce((total, weight) => total + 2 * weight, -raw[0]!);
  return raw.map((weight) => weight / sum);
}

function bilinearTaps(x: number, y: number, weight: number): Tap[] {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, bottom] = [x - left, y - top];
  return [
    { dx: left, dy: top, weight: weight * (1 - right) * (1 - bottom) },
    { dx: left + 1, dy: top, weight: weight * right * (1 - bottom) },
    { dx: left, dy: top + 1, weight: weight * (1 - right) * bottom },
    { dx: left + 1, dy: top + 1, weight: weight * right * bottom },
  ];
}

function mergeTaps(taps: readonly Tap[]): Tap[] {
  const merged = new Map<string, Tap>();
  for (const { dx, dy, weight } of taps)
    merged.set(`${dx},${dy}`, { dx, dy, weight: weight + (merged.get(`${dx},${dy}`)?.weight ?? 0) });
  return [...merged.values()].filter(({ weight }) => weight > 0);
}

function convolve({ values, width, height }: Patch, taps: readonly Tap[]): Patch {
  const blurred = values.slice();
  const [marginX, marginY] = [
    Math.max(...taps.map(({ dx }) => Math.abs(dx))),
    Math.max(...taps.map(({ dy }) => Math.abs(dy))),
  ];
  for (let y = marginY; y < height - marginY; y++) {
    blurred.fill(0, y * width + marginX, (y + 1) * width - marginX);
    for (const { dx, dy, weight } of taps) {
      const shift = dy * width + dx;
      for (let at = y * width + marginX; at < (y + 1) * width - marginX; at++)
        blurred[at]! += weight * values[at + shift]!;
    }
  }
  return { values: blurred, width, height };
}
