import type { AppError } from '@alveole/contracts';
import { isBikeSerial, listedBrand } from '@alveole/domain';
import type { BikeRecord } from '../record/bike-record.ts';

type TypedBike = Pick<BikeRecord, 'brand' | 'serial'>;

/**
 * A bike that is repaired as the wire named it: a brand of the list, and a number with a letter or a digit.
 * @param invalid makes the refusal of a field
 */
export function listedBike(
  { brand, serial }: TypedBike,
  invalid: (field: string, reason: string) => AppError,
): TypedBike {
  const listed = listedBrand(brand.trim());
  if (listed === undefined) throw invalid('repair_bike_brand', 'Not a brand of the list');
  if (!isBikeSerial(serial)) throw invalid('repair_bike_serial', 'A number needs a letter or a digit');
  return { brand: listed, serial: serial.trim() };
}
