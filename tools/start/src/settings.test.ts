import { demonstrationProgramme } from '@alveole/domain';
import { readSettings } from './settings.ts';

describe('the programme of the one-machine installation', () => {
  it('is the demonstration’s, or what the environment says', () => {
    expect(readSettings({}).programme).toEqual(demonstrationProgramme);
    const { programme } = readSettings({ PROGRAMME_NAME: 'Vélo & Cie', FUNDERS: '["Région Nord"]' });
    expect(programme).toStrictEqual({
      name: 'Vélo & Cie',
      contacts: demonstrationProgramme.contacts,
      funders: ['Région Nord'],
    });
  });

  it('keeps it from starting where it is said wrongly, and names the variable', () => {
    expect(() => readSettings({ FUNDERS: 'Région Nord', CONTACT_PROFESSIONALS: 'pro' })).toThrow(
      /^Environnement incorrect — CONTACT_PROFESSIONALS : .* ; FUNDERS : must be JSON \["name", …\]/,
    );
  });
});
