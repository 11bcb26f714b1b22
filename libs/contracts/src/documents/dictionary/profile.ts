import type { TrainingOffer } from '@alveole/domain';
import { profileWireNames } from '../../establishment/profile-wire.ts';
import type { NamedField } from '../../establishment/profile-wire.ts';
import { trainingWireNames } from '../../establishment/training-wire.ts';
import type { Dictionary } from './dictionary.ts';
import { establishmentFields } from './establishments.ts';

/** What each field of the profile means: beside `profileWire`, which every page loads, as no page reads this. */
const meanings: Readonly<Record<NamedField | keyof TrainingOffer, string>> = {
  companyName: 'Company name',
  commercialName: 'Trade name',
  identifier: 'SIRET (14 digits), RNA with its five W, or register entry of an Alsace-Moselle association',
  isFubMember: 'True for a member of the cycling federation',
  retailer: 'Chain of shops that a bike shop belongs to, of the list, or « Autre »',
  apeCode: 'Kept as 0000z where none is told',
  alveoleNumber: 'Number of the establishment with the programme, at most 5 characters',
  iban: 'IBAN of the account that is paid, without spaces',
  accountHolder: 'Name of the holder of the account, which the transfer carries',
  bic: 'BIC of the bank of the account; asked for outside the European Economic Area',
  vatRate: 'VAT on its invoices: percent, or `293B` where it is not subject to VAT (art. 293 B CGI)',
  repairsPerWeek: 'Average number of repairs a week',
  repairers: 'Number of repairers on site',
  hasPhone: 'True when the establishment can be phoned',
  movedTo: 'Where the establishment has moved to',
  lastName: 'Name of the legal representative',
  firstName: 'First name of the legal representative',
  mail: 'Mail address, without accents',
  mobile: 'Mobile of the legal representative, in international form',
  phone: 'Phone of the establishment, in international form',
  address: 'Street and number of the establishment',
  postcode: 'French postcode, 5 digits',
  city: 'Name of the town',
  isOffMap: 'True keeps the establishment off the map',
  website: 'Web address of the establishment',
  openingHours: 'Also taken as JSON text; answered as an object',
  followsSavoirRouler: 'True when it takes part in the national programme « Savoir rouler à vélo »',
  description: 'Description of the lessons',
  pedagogy: 'Pedagogy of the lessons',
  diplomas: 'Diplomas that the trainers hold',
  attestsDiplomas: 'True when the trainers’ diplomas are certified on honour',
  attestsLegalDuties: 'True when the legal duties of a trainer are certified on honour',
  trainers: 'Number of trainers',
  weeklyHours: 'Hours of lessons a week',
};

const wireNames = Object.entries({ ...profileWireNames, ...trainingWireNames }) as [keyof typeof meanings, string][];

/** A name that means another thing elsewhere is told apart by the field around it. */
const entryOf = (name: string) => (name in establishmentFields ? `entity_data.${name}` : name);

/** The profile of an establishment under the names of the wire. */
export const profileFields: Dictionary = Object.fromEntries(
  wireNames.map(([field, name]) => [entryOf(name), meanings[field]]),
);
