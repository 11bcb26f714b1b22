import { profileWire } from '../../establishment/profile-wire.ts';
import { trainingWire } from '../../establishment/training-wire.ts';
import type { Dictionary } from './dictionary.ts';
import { establishmentFields } from './establishments.ts';

/** A name that means another thing elsewhere is told apart by the field around it. */
const entryOf = (name: string) => (name in establishmentFields ? `entity_data.${name}` : name);

/** The profile of an establishment, as its table says. */
export const profileFields: Dictionary = Object.fromEntries(
  [...Object.values(profileWire), ...Object.values(trainingWire)].map(({ name, meaning }) => [entryOf(name), meaning]),
);
