import { randomInt, randomUUID } from 'node:crypto';
import type { JourneyState } from './journey.ts';

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');
const letters = (count: number) =>
  Array.from({ length: count }, () => String.fromCharCode(65 + randomInt(26))).join('');

/** People, shop and bike that no run has used before, so that the demo can run again and again. */
export function freshState(): JourneyState {
  const mark = randomUUID().slice(0, 8);
  return {
    mail: `atelier-${mark}@exemple.fr`,
    password: `Velo-${letters(4)}${digits(4)}a`,
    siret: `9${digits(13)}`,
    phone: `+3361${digits(7)}`,
    lastname: `MARTIN${letters(4)}`,
    firstname: 'CLAIRE',
    bikeSerial: `SN-${mark}`,
    shopName: `Les Cycles du Rhône ${mark}`,
    done: 0,
  };
}
