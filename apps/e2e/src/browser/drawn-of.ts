/**
 * The screens on which a journey is walked. A whole run of the checks (`PROPERTY_SEED`) takes one of them, drawn by the
 * content that it checks, as it draws the cases of properties; whoever runs the journeys by themselves walks all.
 */
export function drawnOf<Screen>(screens: readonly Screen[]): readonly Screen[] {
  const seed = process.env.PROPERTY_SEED;
  if (seed === undefined) return screens;
  const drawn = Number(seed) % screens.length;
  return screens.slice(drawn, drawn + 1);
}
