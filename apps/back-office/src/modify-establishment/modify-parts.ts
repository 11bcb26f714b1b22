import type { EstablishmentView } from '@alveole/contracts/establishment';
import { EstablishmentKind, isBikeShop, isLocalAuthority, weekdayLabels, weekdays } from '@alveole/domain';
import {
  fieldRow,
  registerEntry,
  registerFromStored,
  registerToStored,
  rna,
  rnaToDisplay,
  rnaToStored,
  siret,
} from '@alveole/validation';
import type { ModifyField } from './modify-fields.ts';
import { box, ticked } from './typed-box.ts';
import { dayText, typedDay } from './typed-day.ts';

const ofKind =
  (test: (kind: EstablishmentKind) => boolean) =>
  ({ kind }: EstablishmentView): boolean =>
    test(kind);

const storedIdentifier: Pick<ModifyField, 'id' | 'section' | 'input' | 'show' | 'change'> = {
  id: 'identifier',
  section: 'company',
  input: 'text',
  show: ({ profile }) => profile.identifier ?? '',
  change: (identifier) => ({ identifier }),
};

/** A part of a register's entry; the three are stored as one. */
function registerPart(part: 'date' | 'volume' | 'folio', label: string): ModifyField {
  const entryOf = (stored = '') => registerFromStored(stored) ?? { date: '', volume: '', folio: '' };
  return {
    id: `register-${part}`,
    section: 'company',
    label,
    input: 'text',
    isFor: ofKind((kind) => kind === EstablishmentKind.alsaceMoselleAssociation),
    schema: registerEntry.shape[part],
    show: ({ profile }) => entryOf(profile.identifier)[part],
    change: (value, { identifier }, { profile }) => ({
      identifier: registerToStored({ ...entryOf(identifier ?? profile.identifier), [part]: value }),
    }),
  };
}

/** The number by which the State knows an establishment, as its kind has it. */
export const identifierParts: readonly ModifyField[] = [
  {
    ...storedIdentifier,
    label: fieldRow('identifier').staffLabel ?? '',
    schema: siret,
    isFor: ofKind((kind) => isBikeShop(kind) || isLocalAuthority(kind)),
  },
  {
    ...storedIdentifier,
    label: 'RNA',
    schema: rna.transform(rnaToStored),
    isFor: ofKind((kind) => kind === EstablishmentKind.association),
    show: ({ profile: { identifier = '' } }) => (identifier === '' ? '' : rnaToDisplay(identifier)),
  },
  registerPart('date', 'Date d’inscription au registre'),
  registerPart('volume', 'Volume'),
  registerPart('folio', 'Folio'),
];

const days = weekdays.map((day): ModifyField => ({
  id: `hours-${day}`,
  section: 'hours',
  label: weekdayLabels[day],
  input: 'text',
  isFor: () => true,
  schema: typedDay,
  show: ({ profile }) => dayText(profile.openingHours?.[day]),
  change: (value, before, { profile }) => ({
    openingHours: { ...profile.openingHours, ...before.openingHours, [day]: value },
  }),
}));

const byAppointment: ModifyField = {
  id: 'hours-rdv',
  section: 'hours',
  label: 'Sur rendez-vous uniquement',
  input: 'box',
  isFor: () => true,
  schema: box,
  show: ({ profile }) => ticked(profile.openingHours?.rdvOnly),
  change: (value, before, { profile }) => ({
    openingHours: { ...profile.openingHours, ...before.openingHours, rdvOnly: value },
  }),
};

/** The week, a text for each day. */
export const hoursParts: readonly ModifyField[] = [byAppointment, ...days];
