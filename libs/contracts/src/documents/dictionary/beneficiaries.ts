import type { Dictionary } from './dictionary.ts';

/** The persons whose bikes are repaired. */
export const beneficiaryFields: Dictionary = {
  birth_date: 'Birth date',
  birth_place: 'Birthplace',
  birthdate: 'Birth date',
  birthplace: 'Birthplace',
  cguAccept: 'When the terms of use were accepted, at home or at the counter; ISO 8601, UTC',
  consumer: 'The beneficiary',
  consumer_data: 'Particulars of the beneficiary',
  consumer_id: 'Pre-registration code of the beneficiary: 8 unambiguous characters',
  consumer_ids: 'Pre-registration codes of the beneficiaries who have the address',
  first_name: 'First name, folded: capitals A to Z alone',
  'recoverConsumerId.first_name': 'First name',
  last_name: 'Surname, folded: capitals A to Z alone',
  'recoverConsumerId.last_name': 'Surname',
  lastname: 'Surname of the beneficiary',
  'preRegister.name': 'First name of the beneficiary',
  'repair_search_data.name': 'First name of the beneficiary',
  person: 'The nearest town of the person’s postcode',
  phone: 'Phone number, in international form',
  postal_code: 'French postcode of the beneficiary, 5 digits',
  pre_registered: 'True when the person was made known at home, before any visit',
  shop: 'Town of the establishment',
  kilometres: 'Whole kilometres as the crow flies',
  smartphone_number: 'Mobile number of the beneficiary, in international form',
  surveyAccept: 'When the person agreed to be asked for a survey; ISO 8601, UTC',
};
