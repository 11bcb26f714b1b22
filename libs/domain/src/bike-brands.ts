import { skeletonOf } from './compared-text/skeleton.ts';

const names = [
  'Altermove',
  'Alltricks',
  'Amsterdam Air',
  'Arcade',
  'Argon 18',
  'Babboe',
  'Bergamont',
  'Bianchi',
  'Bicyclette Store',
  'Bike Avenue',
  'BMC',
  'Boulanger',
  'Brompton',
  'BTwin',
  'Cannondale',
  'Canyon',
  'Carrefour',
  'Cube',
  'Culture Vélo',
  'Cyclable',
  'Cyfac',
  'Cycles Lapierre',
  'Decathlon',
  'Douze Cycles',
  'E.Leclerc',
  'Electra',
  'Feu Vert',
  'Focus',
  'Fnac Darty',
  'Gazelle',
  'Ghost',
  'Giant',
  'Gitane',
  'Go Sport',
  'Haibike',
  'Holland Bikes',
  'Intersport',
  'Kalkhoff',
  'KTM',
  'Intermarché',
  'Look',
  'Matra',
  'Mavic',
  'Mobilboard',
  'Mondovélo',
  'Moustache',
  'Nakamura',
  'Norauto',
  'O2feel',
  'Ortler',
  'Orbea',
  'Peugeot Cycles',
  'Riese & Müller',
  'Rossignol',
  'Scott',
  'Specialized',
  'Sport 2000',
  'Sunn',
  'Super U',
  'Tern',
  'Time',
  'Trek',
  'VanMoof',
  'Veloland',
  'Vélo & Oxygen',
  'Winora',
  'Yuba',
  'Autre',
] as const;

const french = new Intl.Collator('fr');

/** Bike retailers and makers, sorted as French sorts; one list for shops and bikes alike, with 'Autre'. */
export const bikeBrands: readonly string[] = [...names].sort(french.compare);

const listed: ReadonlyMap<string, string> = new Map(names.map((name) => [skeletonOf(name), name]));

/** The brand of the list that a text names, however it is written; undefined for one that is not there. */
export function listedBrand(typed: string): string | undefined {
  return listed.get(skeletonOf(typed));
}
