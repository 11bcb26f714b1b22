import type { EstablishmentProfile, EstablishmentView } from '@alveole/contracts/establishment';
import {
  apeCodes,
  bikeBrands,
  isAssociation,
  isBikeShop,
  runsWorkshop,
  vatRateLabels,
  vatRates,
} from '@alveole/domain';
import type { ProfileSection } from '@alveole/domain';
import {
  ape,
  apeToDisplay,
  displayIban,
  displayPhone,
  fieldRow,
  iban,
  listedChain,
  messages,
  orEmpty,
  profileFieldNames,
} from '@alveole/validation';
import type { FieldHolders, FieldInput, ProfileFieldName } from '@alveole/validation';
import { z } from 'zod';
import type { ModifyField, ModifySection } from './modify-fields.ts';
import { hoursParts, identifierParts } from './modify-parts.ts';
import { isSchool, trainingParts } from './modify-training.ts';
import { texts } from './modify-establishment.text.ts';
import { box, numberText, ticked } from './typed-box.ts';

const isHolder: Readonly<Record<FieldHolders, (file: EstablishmentView) => boolean>> = {
  'bike-shops': ({ kind }) => isBikeShop(kind),
  associations: ({ kind }) => isAssociation(kind),
  workshops: ({ activity }) => runsWorkshop(activity),
  schools: isSchool,
};

const sections: Readonly<Record<ProfileSection, ModifySection>> = {
  company: 'company',
  documents: 'company',
  representative: 'representative',
  identity: 'representative',
  address: 'place',
  activity: 'place',
  'opening-hours': 'hours',
  bank: 'bank',
  training: 'training',
};

const types: Readonly<Partial<Record<FieldInput, ModifyField['type']>>> = { email: 'email', phone: 'tel', url: 'url' };

/** As the partner may choose it. */
const listedApe = ape.refine((code) => Object.values(apeCodes).flat().includes(code), messages.ape);

const vatLabels = vatRates.map((rate) => vatRateLabels[rate]);

/** What staff types or sees otherwise than a row of the table says. */
const ownWays: Readonly<Partial<Record<ProfileFieldName, Partial<ModifyField>>>> = {
  apeCode: {
    schema: listedApe,
    input: 'list',
    choices: ({ kind }) => apeCodes[kind],
    show: ({ profile }) => apeToDisplay(profile.apeCode ?? ''),
  },
  // Chosen by its words, kept by its rate.
  vatRate: {
    schema: z.enum(vatLabels, messages.vatRate).transform((label) => vatRates[vatLabels.indexOf(label)]),
    input: 'list',
    choices: () => vatLabels,
    show: ({ profile }) => (profile.vatRate === undefined ? '' : vatRateLabels[profile.vatRate]),
  },
  retailer: { schema: listedChain(), input: 'list', choices: () => bikeBrands },
  mail: { hint: texts.mailHint, isFor: (_file, role) => role === 'ALL' },
  city: { input: 'town' },
  // An account that is known may be changed, not taken away: refunds need it.
  iban: { schema: iban, show: ({ profile }) => displayIban(profile.iban ?? '') },
};

/** Fields that the form shows in several parts; the place on the map has a dialog of its own. */
const partsOf: Readonly<Partial<Record<ProfileFieldName, readonly ModifyField[]>>> = {
  identifier: identifierParts,
  position: [],
  openingHours: hoursParts,
  training: trainingParts,
};

/** A field as its row of the table says. */
function fieldOf(name: ProfileFieldName): ModifyField {
  const { section, owner, holders, isRequired, input, label, staffLabel, schema } = fieldRow(name);
  return {
    id: name,
    section: owner === 'staff' ? 'notes' : sections[section],
    label: staffLabel ?? label,
    input: input === 'box' ? 'box' : 'text',
    type: input && types[input],
    isFor: holders === undefined ? () => true : isHolder[holders],
    schema: schema === undefined ? box : isRequired || input === 'number' ? schema : orEmpty(schema),
    show: ({ profile }) => textOf(profile[name], input),
    change: (value) => ({ [name]: value }),
    ...ownWays[name],
  };
}

function textOf(value: EstablishmentProfile[ProfileFieldName], input: FieldInput | undefined): string {
  if (typeof value === 'boolean') return ticked(value);
  if (typeof value === 'number') return numberText(value);
  const text = typeof value === 'string' ? value : '';
  return input === 'phone' ? displayPhone(text) : text;
}

/**
 * Every field that staff may mend, in the order of the table of the profile; the place on the map and the documents have
 * dialogs of their own. The kind, its legal form and the type of association are settled by the registration, the
 * acceptances are the partner's word, and the activity is granted by its own acts: nobody mends those here.
 */
export const fieldTable: readonly ModifyField[] = profileFieldNames.flatMap((name) => partsOf[name] ?? [fieldOf(name)]);
