const kilometres = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** `400 m` or `1,1 km` from metres; near ones to the next ten metres. */
export function distanceText(metres: number): string {
  const rounded = Math.round(metres / 10) * 10;
  if (rounded < 1000) return `${rounded}\u00a0m`;
  return `${kilometres.format(metres / 1000)}\u00a0km`;
}
