import type { OpeningHours, TrainingOffer } from '@alveole/domain';
import type { EntityData } from './wire.ts';
import { trainingOf, trainingToWire } from './training-view.ts';
import { withoutAbsent } from '../values/without-absent.ts';

/** Degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** What an establishment tells of itself. Everything is optional: older files lack some of it. */
export interface EstablishmentProfile {
  readonly companyName?: string;
  readonly commercialName?: string;
  /** SIRET, RNA or entry of the register, in its stored form. */
  readonly identifier?: string;
  /** In its stored form, such as `4764Z`. */
  readonly apeCode?: string;
  readonly retailer?: string;
  readonly isFubMember?: boolean;
  readonly lastName?: string;
  readonly firstName?: string;
  readonly mail?: string;
  readonly mobile?: string;
  readonly address?: string;
  readonly postcode?: string;
  readonly city?: string;
  readonly phone?: string;
  readonly website?: string;
  readonly position?: Position;
  readonly iban?: string;
  /** Whose account it is, where that is another name than the company's. */
  readonly accountHolder?: string;
  /** Of the bank of an account outside the European Economic Area. */
  readonly bic?: string;
  readonly openingHours?: OpeningHours;
  readonly repairers?: number;
  readonly repairsPerWeek?: number;
  readonly hasPhone?: boolean;
  /** Off the public map, yet on its list. */
  readonly isOffMap?: boolean;
  /** Of a provider of training. */
  readonly training?: TrainingOffer;
  /** Number and successor that staff notes. */
  readonly alveoleNumber?: string;
  readonly movedTo?: string;
}

type NamedField = Exclude<keyof EstablishmentProfile, 'position' | 'training'>;

/** Each field of a profile by its name on the wire; a position travels as two fields, training as a block of its own. */
export const profileWireNames = {
  companyName: 'raison_sociale',
  commercialName: 'commercialname',
  identifier: 'siret',
  apeCode: 'codeAPE',
  retailer: 'chaine',
  isFubMember: 'isAssoFub',
  lastName: 'name',
  firstName: 'firstname',
  mail: 'mail',
  mobile: 'smartphone',
  address: 'adresse',
  postcode: 'zip',
  city: 'city',
  phone: 'telephone',
  website: 'website',
  iban: 'iban',
  accountHolder: 'account_holder',
  bic: 'bic',
  openingHours: 'horaires_ouverture',
  repairers: 'repairman',
  repairsPerWeek: 'repairday',
  hasPhone: 'hasPhone',
  isOffMap: 'no_map',
  alveoleNumber: 'id_alveole',
  movedTo: 'move_to',
} as const satisfies Record<NamedField, keyof EntityData>;

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
