import type { Located, Town } from '../outside/places.ts';
import type { EnrolmentPorts } from '../ports.ts';

type PlacePorts = Pick<EnrolmentPorts, 'places'>;

/** The towns of a postcode. Throws `ServiceUnavailableException`, so that no screen takes the postcode for unknown. */
export function townsOfZip({ places }: PlacePorts, zip: string): Promise<Town[]> {
  return places.townsOf(zip);
}

/** Where an address is. Failures of the address search are silent (repairs §7): the visitor gets an empty answer. */
export function locateAddress(
  { places }: PlacePorts,
  address: string | undefined,
  zip: string | undefined,
): Promise<Located | undefined> {
  return places.locate(address, zip);
}
