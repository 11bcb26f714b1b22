import { openEndedCampaign } from '@alveole/domain/fixtures';
import { blankReception } from '../keep-draft/reception-draft.ts';
import { personSchema, receptionSchema } from './reception-rules.ts';

const now = (): Date => new Date('2026-03-02T09:00:00Z');
const needs = { now, campaign: openEndedCampaign };
const typed = {
  lastName: 'D’Ürand',
  firstName: 'Léa',
  birthDate: '1990-05-17',
  birthPlace: 'Colmar',
  zip: '67000',
  phone: '06 39 98 00 01',
  phoneConfirmation: '0639980001',
};
const faultsOf = (changes: Partial<typeof typed>) =>
  personSchema(needs)
    .safeParse({ ...typed, ...changes })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the rules of the counter', () => {
  it('keep names as they are typed, and give the phone and the birth date as the wire has them', () => {
    expect(personSchema(needs).parse(typed)).toMatchObject({
      lastName: 'D’Ürand',
      firstName: 'Léa',
      birthDate: '1990-05-17',
      phone: '+33639980001',
    });
  });

  it.each([
    [{ phoneConfirmation: '0639980002' }, 'phoneConfirmation', 'Les numéros de téléphone ne sont pas identiques'],
    [{ phone: '0388123456' }, 'phone', 'Veuillez renseigner un numéro de téléphone valide'],
    [
      { birthDate: '2010-01-01' },
      'birthDate',
      'La personne doit etre majeure et la date au format par exemple : 31/12/1988',
    ],
    [
      { birthDate: '31/02/19' },
      'birthDate',
      'La personne doit etre majeure et la date au format par exemple : 31/12/1988',
    ],
    [{ zip: '670' }, 'zip', 'Veuillez renseigner un code postal'],
  ])('refuse %j', (changes, field, message) => {
    expect(faultsOf(changes)).toContainEqual([field, message]);
  });

  it('judge the confirmation of the phone with the other fields, whatever they lack', () => {
    const faults = faultsOf({ lastName: '', birthPlace: '', zip: '', phoneConfirmation: '0639980002' });
    expect(faults?.map(([field]) => field)).toEqual(
      expect.arrayContaining(['lastName', 'birthPlace', 'zip', 'phoneConfirmation']),
    );
  });

  it('check only what is asked', () => {
    const { form } = blankReception();
    const all = receptionSchema({ isNewPerson: true, isSession: false, needsTerms: true }, needs);
    const none = receptionSchema({ isNewPerson: false, isSession: true, needsTerms: false }, needs);
    expect(all.safeParse(form).success).toBe(false);
    expect(none.safeParse(form).success).toBe(true);
  });
});
