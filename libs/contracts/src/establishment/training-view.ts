import { diplomas } from '@alveole/domain';
import type { TrainingOffer } from '@alveole/domain';
import { trainingWireNames } from './training-wire.ts';
import type { EntityData } from './wire.ts';
import { withoutAbsent } from '../values/without-absent.ts';

export type WireTraining = NonNullable<EntityData['ve']>;

type NamedField = Exclude<keyof TrainingOffer, 'diplomas'>;

const allNames = Object.entries(trainingWireNames) as readonly [keyof TrainingOffer, keyof WireTraining][];
/** Diplomas alone travel in another form. */
const names = allNames.filter((name): name is [NamedField, keyof WireTraining] => name[0] !== 'diplomas');

/** What a provider of training tells of its lessons, as screens and rules read it. */
export function trainingOf({ veDiplome, ...data }: WireTraining): TrainingOffer {
  const named = Object.fromEntries(names.map(([field, wireName]) => [field, data[wireName as keyof typeof data]]));
  return withoutAbsent<TrainingOffer>({
    ...named,
    diplomas: veDiplome && diplomas.filter((diploma) => veDiplome[diploma] === true),
  });
}

/** The training block as it travels: of the diplomas, those that are held. */
export function trainingToWire({ diplomas: diplomas, ...training }: TrainingOffer): WireTraining {
  const named = Object.fromEntries(names.map(([field, wireName]) => [wireName, training[field]]));
  return withoutAbsent<WireTraining>({
    ...named,
    veDiplome: diplomas && Object.fromEntries(diplomas.map((diploma) => [diploma, true])),
  });
}

/**
 * The field of the training block that the service found at fault.
 * @param wirePath as the service names it, such as `entity_data.ve.vePedagogie`
 */
export function trainingFieldOf(wirePath: string): keyof TrainingOffer | undefined {
  const [, wireName] = /^entity_data\.ve\.(\w+)/.exec(wirePath) ?? [];
  return allNames.find(([, known]) => known === wireName)?.[0];
}

/** The field as the wire names it, behind `entity_data.`. */
export function trainingWirePath(field: keyof TrainingOffer): string {
  return `ve.${trainingWireNames[field]}`;
}
