import { appError, errorTable } from '@alveole/contracts';
import type { ErrorCode } from '@alveole/contracts';
import { fieldFaults } from './field-faults.ts';
import { frenchMessage } from './french-message.ts';

describe('what a person is told', () => {
  it.each(Object.keys(errorTable) as ErrorCode[])('has a text for %s that repeats nothing of the server', (code) => {
    const text = frenchMessage(appError(code, 'Secret detail'));
    expect(text.length).toBeGreaterThan(10);
    expect(text).not.toContain('Secret');
  });

  it('tells messages of one code apart, as the specification does', () => {
    expect(frenchMessage(appError('DuplicatesValueException', 'This siret is already registered.'))).toBe(
      'Ce siret a déjà été enregistré',
    );
    expect(frenchMessage(appError('DuplicatesValueException', 'x'))).toBe(
      'Ce siret a déjà été validé - Veuillez contacter le réparateur',
    );
  });

  it('finds the text of a refusal by its id, whatever its English words become', () => {
    const refused = (refusal: string) => appError('NotAuthorizedException', 'Words of tomorrow.', { refusal });
    expect(frenchMessage(refused('account-closed'))).toBe('Votre compte est fermé.');
    expect(frenchMessage(refused('own'), { own: 'Texte de l’écran' })).toBe('Texte de l’écran');
    expect(frenchMessage(refused('constructor'))).toBe('Vous n’avez pas accès à cette action');
  });

  it('finds the text of a refused field by its name and what is wrong with it', () => {
    const failure = appError('ValidationException', 'mail (INVALID): Any words, password (MISSING): Any words');
    expect(frenchMessage(failure)).toBe('Veuillez renseigner un email valide');
  });

  it('prefers the words of the screen', () => {
    const failure = appError('RepairNotFoundException', 'x');
    expect(frenchMessage(failure, { RepairNotFoundException: "Cette facture n'existe pas" })).toBe(
      "Cette facture n'existe pas",
    );
  });

  it('says nothing of an unknown failure', () => {
    expect(frenchMessage(new Error('db password'))).toBe('Une erreur est survenue veuillez réessayer');
    expect(frenchMessage(appError('InternalError', 'constructor'))).toBe('Une erreur est survenue veuillez réessayer');
  });
});

it('names the faulty fields of a validation refusal', () => {
  const failure = appError(
    'ValidationException',
    'mail (INVALID): Invalid email, entity_data.siret (MISSING): Field is required',
  );
  expect(fieldFaults(failure)).toEqual([
    { field: 'mail', kind: 'INVALID', reason: 'Invalid email' },
    { field: 'entity_data.siret', kind: 'MISSING', reason: 'Field is required' },
  ]);
  expect(fieldFaults(appError('InternalError', 'mail (INVALID): x'))).toEqual([]);
});
