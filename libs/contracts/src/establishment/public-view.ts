import type { OpeningHours } from '@alveole/domain';
import type { PublicEntity } from './wire.ts';
import type { Position } from './profile-view.ts';
import { withoutAbsent } from '../values/without-absent.ts';

/** An establishment as visitors find it. */
export interface PublicEstablishment {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly postcode: string;
  readonly city: string;
  readonly phone?: string;
  readonly website?: string;
  readonly isAssociativeWorkshop: boolean;
  /** It gives lessons. */
  readonly isSchool: boolean;
  readonly openingHours?: OpeningHours;
  /** Absent when it stays off the map. */
  readonly position?: Position;
  /** From the point that was asked for. */
  readonly distanceMetres: number;
}

export function publicEstablishmentOf(entity: PublicEntity): PublicEstablishment {
  const { id, name, addr, zip, city, phone, website, atelier, isVE, hourly, gps, distance } = entity;
  return withoutAbsent({
    id,
    name,
    address: addr,
    postcode: zip,
    city,
    phone,
    website,
    isAssociativeWorkshop: atelier,
    isSchool: isVE,
    openingHours: hourly,
    position: gps && { latitude: gps[0], longitude: gps[1] },
    distanceMetres: distance,
  });
}
