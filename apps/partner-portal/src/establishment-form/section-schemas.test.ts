import { addressSchema, workshopSchema } from './section-schemas.ts';

const typed = {
  address: '12 quai des Bateliers',
  postcode: '67000',
  city: 'Strasbourg',
  phone: '03 88 11 22 33',
  website: ' ',
  position: { latitude: 48.58, longitude: 7.75 },
};

it('sends no optional text that is empty and was never told', () => {
  expect(addressSchema().parse(typed)).toMatchObject({ phone: '+33388112233', website: undefined });
});

it('takes an optional text away that is stored and was emptied', () => {
  expect(addressSchema({ website: 'http://www.cycles.fr' }).parse(typed)).toMatchObject({ website: '' });
});

it('refuses an optional text that breaks its rule, at its field and in its words', () => {
  const { error } = addressSchema().safeParse({ ...typed, website: 'javascript://x', city: '' });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['city', 'Veuillez renseigner une ville'],
    ['website', 'Veuillez renseigner une adresse de site valide'],
  ]);
});

it('refuses an empty figure of a workshop, which every workshop tells', () => {
  const { error } = workshopSchema().safeParse({ repairers: '', repairsPerWeek: '12,5' });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['repairers']);
});
