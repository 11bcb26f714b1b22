const bands = 4;

/**
 * The quarters of a look, each with its place: two pictures that differ in three bits at most share one, and nearly all that
 * differ in five do. An index finds them; the distance then decides.
 */
export function bandsOf(perceptualHash: string): readonly string[] {
  const length = perceptualHash.length / bands;
  return Array.from({ length: bands }, (_, place) => {
    const bits = perceptualHash.slice(place * length, (place + 1) * length);
    return `${place}:${Number.parseInt(bits, 2).toString(16)}`;
  });
}
