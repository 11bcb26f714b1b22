import { contactsOf } from './contacts.ts';
import { demonstrationProgramme, programme } from './programme.ts';

describe('what an installation says of its programme', () => {
  it('may be what the demonstration says, whose names nobody takes for real ones', () => {
    expect(programme.parse(demonstrationProgramme)).toEqual(demonstrationProgramme);
    expect(demonstrationProgramme.funders).toHaveLength(6);
    for (const name of demonstrationProgramme.funders) expect(name).toMatch(/^\p{L}+ de démonstration( \p{L}+)*$/u);
    for (const { mail } of contactsOf(demonstrationProgramme)) expect(mail).toMatch(/\.example$/);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a name that leaves the header no room', { name: 'A'.repeat(41) }],
    ['an address that is none', { contacts: { ...demonstrationProgramme.contacts, professionals: 'pro' } }],
    ['no funder', { funders: [] }],
    ['a funder without a name', { funders: ['Région', ''] }],
    ['one funder twice', { funders: ['Région', 'Région '] }],
    ['more funders than tiles', { funders: Array.from({ length: 25 }, (_, index) => `Région ${index}`) }],
  ])('is refused with %s', (_, wrong) => {
    expect(programme.safeParse({ ...demonstrationProgramme, ...wrong }).success).toBe(false);
  });

  it('names an address for citizens, one for professionals, and one for associations and authorities', () => {
    expect(contactsOf(demonstrationProgramme)).toEqual([
      { name: 'Particuliers', mail: 'particuliers@alveole.example' },
      { name: 'Professionnels', mail: 'professionnels@alveole.example' },
      { name: 'Associations et collectivités', mail: 'collectivites@alveole.example' },
    ]);
  });
});
