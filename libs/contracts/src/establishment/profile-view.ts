import type { TrainingOffer } from '@alveole/domain';
import { profileWireNames } from './profile-wire.ts';
import type { NamedField, NamedProfile } from './profile-wire.ts';
import type { EntityData } from './wire.ts';
import { trainingOf, trainingToWire } from './training-view.ts';
import { withoutAbsent } from '../values/without-absent.ts';

/** Degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** What an establishment tells of itself. Everything is optional: older files lack some of it. */
export interface EstablishmentProfile extends NamedProfile {
  readonly position?: Position;
  /** Of a provider of training. */
  readonly training?: TrainingOffer;
}

const names = Object.entries(profileWireNames) as readonly [NamedField, keyof EntityData][];

/** What an establishment tells of itself, as screens and rules read it. */
export function profileOf(data: EntityData): EstablishmentProfile {
  const named = Object.fromEntries(names.map(([field, wireName]) => [field, data[wireName]]));
  return withoutAbsent<EstablishmentProfile>({
    ...named,
    position: positionOf(data),
    training: data.ve && trainingOf(data.ve),
  });
}

/** The fields of a profile that are given, as they travel. */
export function profileToWire({ position, training, ...profile }: EstablishmentProfile): EntityData {
  const named = Object.fromEntries(names.map(([field, wireName]) => [wireName, profile[field]]));
  return withoutAbsent({ ...named, ...position, ve: training && trainingToWire(training) });
}

/**
 * The field of a profile that the service found at fault.
 * @param wirePath as the service names it, such as `entity_data.raison_sociale`
 */
export function profileFieldOf(wirePath: string): keyof EstablishmentProfile | undefined {
  const [, wireName] = /^entity_data\.(\w+)/.exec(wirePath) ?? [];
  if (wireName === 'latitude' || wireName === 'longitude') return 'position';
  if (wireName === 've') return 'training';
  return names.find(([, known]) => known === wireName)?.[0];
}

function positionOf({ latitude, longitude }: EntityData): Position | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}
