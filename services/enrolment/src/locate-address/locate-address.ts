import type { Located } from '../outside/places.ts';
import type { EnrolmentPorts } from '../ports.ts';

type PlacePorts = Pick<EnrolmentPorts, 'places'>;

/** Where an address is. Failures of the address search are silent (repairs §7): the visitor gets an empty answer. */
export function locateAddress(
  { places }: PlacePorts,
  address: string | undefined,
  zip: string | undefined,
): Promise<Located | undefined> {
  return places.locate(address, zip);
}
