import { personName } from './person-name.ts';

describe('the name of a person', () => {
  it.each([
    ['Élisabeth', "d'Aboville", "d'Aboville Élisabeth"],
    ['Íñigo', 'de La Tour-Maubourg y Álvarez', 'de La Tour-Maubourg y Álvarez Íñigo'],
    ['Jin', 'O', 'O Jin'],
    ['LEA', 'DURAND', 'DURAND Lea'],
    ['MARIE-ÈVE', 'DURAND', 'DURAND Marie-Ève'],
    ['', 'DURAND', 'DURAND'],
    ['', '', ''],
  ])('of %j %j is read « %s »', (firstName, lastName, read) => {
    expect(personName({ firstName, lastName })).toBe(read);
  });
});
