import { appError } from '@alveole/contracts';
import { EstablishmentKind } from '@alveole/domain';
import { profileFaults } from './profile-faults.ts';

const { bikeShop, association } = EstablishmentKind;
const refused = (message: string) => appError('ValidationException', message);

describe('the fields that a refused profile is about', () => {
  it('are all told at once, each with the rule that it broke', () => {
    const failure = refused(
      'entity_data.zip (INVALID): Unknown zip, entity_data.name (MISSING): Field is required, ' +
        'entity_data.latitude (MISSING): Field is required, entity_data.ve.veDiplomeAccept (INVALID): Field is required',
    );
    expect(profileFaults(failure, bikeShop)).toEqual([
      { field: 'postcode', text: 'Code postal inconnu' },
      { field: 'lastName', text: 'Veuillez renseigner un nom' },
      { field: 'position', text: 'Veuillez renseigner les coordonnées GPS' },
      {
        field: 'training',
        part: 'attestsDiplomas',
        text: 'Veuillez attester que vos formateurs détiennent ces diplômes',
      },
    ]);
  });

  it.each([
    [bikeShop, 'Veuillez renseigner un siret valide sans espace'],
    [association, 'Veuillez renseigner un RNA valide sans espace'],
  ])('name the identifier as its kind does (kind %d)', (kind, text) => {
    const failure = refused('entity_data.siret (INVALID): Invalid siret');
    expect(profileFaults(failure, kind)).toEqual([{ field: 'identifier', text }]);
  });

  it('say of an account what the bank lacks or why it is refused', () => {
    const failure = refused('entity_data.iban (INVALID): Outside SEPA, entity_data.bic (MISSING): Field is required');
    expect(profileFaults(failure, bikeShop).map(({ field, text }) => [field, text.slice(0, 30)])).toEqual([
      ['iban', 'Ce compte est hors de la zone '],
      ['bic', 'Veuillez renseigner le code BI'],
    ]);
  });

  it('begin a lacking training block with its first part', () => {
    expect(profileFaults(refused('entity_data.ve (MISSING): Field is required'), association)).toEqual([
      { field: 'training', part: 'diplomas', text: 'Veuillez sélectionner au moins un diplôme' },
    ]);
  });

  it('are those of which a code speaks, in the words of the screen', () => {
    const taken = appError('DuplicatesValueException', 'This siret is already registered.');
    expect(profileFaults(taken, bikeShop, { DuplicatesValueException: 'Déjà pris' })).toEqual([
      { field: 'identifier', text: 'Déjà pris' },
    ]);
    expect(profileFaults(appError('MailNotAvailableException', 'taken'), bikeShop)).toEqual([
      { field: 'mail', text: 'Cet email a déjà été utilisé' },
    ]);
  });

  it('are none when the refusal is about the whole', () => {
    expect(profileFaults(appError('EntityVersionMismatchException', 'changed'), bikeShop)).toEqual([]);
    expect(profileFaults(refused('code (INVALID): Invalid characters'), bikeShop)).toEqual([]);
    expect(profileFaults(new Error('gone'), bikeShop)).toEqual([]);
  });
});
