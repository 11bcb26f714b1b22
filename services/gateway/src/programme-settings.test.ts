import { resolve } from 'node:path';
import { requireFace } from '@alveole/campaigns';
import { demonstrationProgramme } from '@alveole/domain';
import { loadConfig } from '@alveole/service-kit';
import { z } from 'zod';
import { programmeFields, programmeOf } from './programme-settings.ts';

const campaigns = resolve(import.meta.dirname, '../../../campaigns');
const read = (env: Record<string, string>) => programmeOf(loadConfig(z.object(programmeFields), env));

describe('the programme of an installation', () => {
  it('is the demonstration’s where nothing is said', () => {
    expect(read({ PROGRAMME_NAME: '', FUNDERS: '' })).toEqual(demonstrationProgramme);
  });

  it('is what the environment says', () => {
    expect(
      read({
        PROGRAMME_NAME: 'Vélo & Cie',
        CONTACT_CITIZENS: 'tous@velo.example',
        CONTACT_PROFESSIONALS: 'pro@velo.example',
        CONTACT_ASSOCIATIONS: 'asso@velo.example',
        FUNDERS: '["Région Nord", "Ville de Lens"]',
      }),
    ).toStrictEqual({
      name: 'Vélo & Cie',
      contacts: { citizens: 'tous@velo.example', professionals: 'pro@velo.example', associations: 'asso@velo.example' },
      funders: ['Région Nord', 'Ville de Lens'],
      textsNote: demonstrationProgramme.textsNote,
    });
  });

  it('is what its face says where the environment says nothing', () => {
    const face = requireFace(campaigns, 'metropole-exemple');
    const programme = programmeOf({ CONTACT_PROFESSIONALS: 'pro@velo.example' }, face);
    expect(programme).toMatchObject({
      name: 'Vélo Métropole',
      contacts: { professionals: 'pro@velo.example', associations: 'communes@metropole.example' },
      textsNote: demonstrationProgramme.textsNote,
    });
    expect(programmeOf({}, { ...face, hasDemonstrationTexts: false })).not.toHaveProperty('textsNote');
  });

  it('shows citizens the address for professionals where it says none for them', () => {
    expect(read({ CONTACT_PROFESSIONALS: 'pro@velo.example' }).contacts.citizens).toBe('pro@velo.example');
  });

  it('keeps the note of the demonstration as long as its funders stand', () => {
    expect(read({ PROGRAMME_NAME: 'Vélo & Cie' }).fundersNote).toBe(demonstrationProgramme.fundersNote);
    expect(read({ FUNDERS: '["Région Nord"]' })).not.toHaveProperty('fundersNote');
  });

  it.each([
    ['PROGRAMME_NAME', 'A'.repeat(41), 'PROGRAMME_NAME: Too big'],
    ['CONTACT_CITIZENS', 'tous', 'CONTACT_CITIZENS: Invalid email address'],
    ['CONTACT_PROFESSIONALS', 'pro', 'CONTACT_PROFESSIONALS: Invalid email address'],
    ['CONTACT_ASSOCIATIONS', '@', 'CONTACT_ASSOCIATIONS: Invalid email address'],
    ['FUNDERS', 'Région Nord', 'FUNDERS: must be JSON ["name", …]'],
    ['FUNDERS', '[]', 'FUNDERS: must be JSON ["name", …]: 1 to 24 different names'],
    ['FUNDERS', '["Région Nord", "Région Nord"]', 'FUNDERS: must be JSON ["name", …]'],
    ['FUNDERS', '{"name":"Région Nord"}', 'FUNDERS: must be JSON ["name", …]'],
  ])('is refused at the start with a wrong %s, by its name', (name, value, message) => {
    expect(() => read({ [name]: value })).toThrow(`Configuration refused: ${message}`);
  });
});
