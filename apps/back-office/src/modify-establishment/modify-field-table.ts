import type { EstablishmentProfile, EstablishmentView } from '@alveole/contracts/establishment';
import {
  apeCodes,
  bikeBrands,
  EstablishmentKind,
  isAssociation,
  isBikeShop,
  isLocalAuthority,
  runsWorkshop,
  weekdayLabels,
  weekdays,
} from '@alveole/domain';
import {
  accountHolder,
  address,
  ape,
  apeToDisplay,
  bic,
  city,
  commercialName,
  companyName,
  displayIban,
  displayPhone,
  iban,
  listedChain,
  mail,
  messages,
  mobile,
  phone,
  postcode,
  productId,
  registerEntry,
  registerFromStored,
  registerToStored,
  repairersOnSite,
  repairsPerWeek,
  representativeFirstName,
  representativeName,
  rna,
  rnaToDisplay,
  rnaToStored,
  siret,
  website,
} from '@alveole/validation';
import { z } from 'zod';
import type { ModifyField } from './modify-fields.ts';
import { trainingFields } from './modify-training.ts';
import { texts } from './modify-establishment.text.ts';
import { box, numberText, ticked } from './typed-box.ts';
import { dayText, typedDay } from './typed-day.ts';

type Look = Pick<ModifyField, 'section' | 'label' | 'schema'> & Partial<ModifyField>;
type Is = (file: EstablishmentView) => boolean;

const everyone: Is = () => true;
const ofKind =
  (test: (kind: EstablishmentKind) => boolean): Is =>
  ({ kind }) =>
    test(kind);
const isWorkshop: Is = ({ activity }) => runsWorkshop(activity);

/** A text of the profile that is stored as it is, or under another form. */
function text(name: keyof EstablishmentProfile, look: Look, show = (stored: string) => stored): ModifyField {
  return {
    id: name,
    input: 'text',
    isFor: everyone,
    show: ({ profile }) => show((profile[name] as string | undefined) ?? ''),
    change: (value) => ({ [name]: value }),
    ...look,
  };
}

/** As the partner may choose it. */
const listedApe = ape.refine((code) => Object.values(apeCodes).flat().includes(code), messages.ape);

/** What may be left empty: an empty text takes it away. */
const orEmpty = (rule: z.ZodType<string>) =>
  z.union([z.literal(''), rule], rule.safeParse(0).error?.issues[0]?.message);

function flag(name: 'isFubMember' | 'isOffMap' | 'hasPhone', look: Omit<Look, 'schema'>): ModifyField {
  return { ...text(name, { ...look, schema: box }), input: 'box', show: ({ profile }) => ticked(profile[name]) };
}

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

const days = weekdays.map((day): ModifyField => ({
  id: `hours-${day}`,
  section: 'hours',
  label: weekdayLabels[day],
  input: 'text',
  isFor: everyone,
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
  isFor: everyone,
  schema: box,
  show: ({ profile }) => ticked(profile.openingHours?.rdvOnly),
  change: (value, before, { profile }) => ({
    openingHours: { ...profile.openingHours, ...before.openingHours, rdvOnly: value },
  }),
};

/**
 * Every field that staff may mend, in the order of the form; the place on the map and the documents have dialogs of their
 * own. The kind, its legal form and the type of association are settled by the registration, the acceptances are the
 * partner's word, and the activity is granted by its own acts: nobody mends those here.
 */
export const fieldTable: readonly ModifyField[] = [
  text('companyName', { section: 'company', label: 'Raison sociale', schema: companyName }),
  text('commercialName', { section: 'company', label: 'Dénomination commerciale', schema: commercialName }),
  text('identifier', {
    section: 'company',
    label: 'SIRET',
    schema: siret,
    isFor: ofKind((kind) => isBikeShop(kind) || isLocalAuthority(kind)),
  }),
  text(
    'identifier',
    {
      section: 'company',
      label: 'RNA',
      schema: rna.transform(rnaToStored),
      isFor: ofKind((kind) => kind === EstablishmentKind.association),
    },
    (stored) => (stored === '' ? '' : rnaToDisplay(stored)),
  ),
  registerPart('date', 'Date d’inscription au registre'),
  registerPart('volume', 'Volume'),
  registerPart('folio', 'Folio'),
  text(
    'apeCode',
    { section: 'company', label: 'Code APE', schema: listedApe, input: 'list', choices: ({ kind }) => apeCodes[kind] },
    apeToDisplay,
  ),
  text('retailer', {
    section: 'company',
    label: 'Enseigne',
    schema: listedChain(),
    input: 'list',
    choices: () => bikeBrands,
    isFor: ofKind(isBikeShop),
  }),
  flag('isFubMember', { section: 'company', label: 'Membre de la FUB', isFor: ofKind(isAssociation) }),
  text('lastName', { section: 'representative', label: 'Nom du représentant', schema: representativeName }),
  text('firstName', { section: 'representative', label: 'Prénom du représentant', schema: representativeFirstName }),
  text(
    'mobile',
    { section: 'representative', label: 'Mobile du représentant', schema: mobile, type: 'tel' },
    displayPhone,
  ),
  text('mail', {
    section: 'representative',
    label: 'Adresse e-mail',
    schema: mail,
    type: 'email',
    hint: texts.mailHint,
    isFor: (_file, role) => role === 'ALL',
  }),
  text('address', { section: 'place', label: 'Adresse', schema: address }),
  text('postcode', { section: 'place', label: 'Code postal', schema: postcode }),
  text('city', { section: 'place', label: 'Ville', schema: city, input: 'town' }),
  text('phone', { section: 'place', label: 'Téléphone', schema: phone, type: 'tel' }, displayPhone),
  text('website', { section: 'place', label: 'Site internet', schema: website, type: 'url' }),
  {
    ...text('repairers', {
      section: 'place',
      label: 'Réparateurs sur site',
      schema: repairersOnSite,
      isFor: isWorkshop,
    }),
    show: ({ profile }) => numberText(profile.repairers),
  },
  {
    ...text('repairsPerWeek', {
      section: 'place',
      label: 'Réparations par semaine',
      schema: repairsPerWeek,
      isFor: isWorkshop,
    }),
    show: ({ profile }) => numberText(profile.repairsPerWeek),
  },
  flag('hasPhone', { section: 'place', label: 'Joignable par téléphone', isFor: isWorkshop }),
  flag('isOffMap', { section: 'place', label: 'Ne pas montrer sur la carte publique' }),
  byAppointment,
  ...days,
  text('iban', { section: 'bank', label: 'IBAN', schema: iban }, displayIban),
  text('accountHolder', { section: 'bank', label: 'Titulaire du compte', schema: orEmpty(accountHolder) }),
  text('bic', { section: 'bank', label: 'BIC (compte hors de l’Espace économique européen)', schema: orEmpty(bic) }),
  ...trainingFields,
  text('alveoleNumber', { section: 'notes', label: 'Numéro Alvéole', schema: productId }),
  text('movedTo', { section: 'notes', label: 'Transféré vers', schema: z.string().trim().max(200, messages.tooLong) }),
];
