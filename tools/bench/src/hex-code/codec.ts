import { damageRates } from './codec/damage-rates.ts';
import { noiseRates } from './codec/noise-rates.ts';
import { speeds } from './codec/speeds.ts';

/**
 * Speed, round trips and false values of the codec. Holds by the rates, which are seeded; the speeds are printed
 * beside what they should reach, for they tell of the machine too.
 */
export async function hexCodeCodec(): Promise<boolean> {
  speeds();
  const claims = [damageRates(), noiseRates()];
  return claims.every(Boolean);
}
