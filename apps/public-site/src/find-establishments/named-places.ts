import type { Position, PublicEstablishment } from '@alveole/contracts/establishment';

export interface NamedPlace {
  readonly name: string;
  readonly position: Position;
}

/** The towns of what was found, each in the middle of its establishments; those without position name nothing. */
export function namedPlaces(shops: readonly PublicEstablishment[]): readonly NamedPlace[] {
  const places = new Map<string, Position[]>();
  for (const { city, position } of shops) {
    if (position) places.set(city, [...(places.get(city) ?? []), position]);
  }
  return [...places].map(([name, positions]) => ({ name, position: middleOf(positions) }));
}

function middleOf(positions: readonly Position[]): Position {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    latitude: mean(positions.map(({ latitude }) => latitude)),
    longitude: mean(positions.map(({ longitude }) => longitude)),
  };
}
