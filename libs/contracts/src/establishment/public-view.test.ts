import { publicEstablishmentOf } from './public-view.ts';

const found = {
  id: 'shop-1',
  name: 'Les Cycles du Rhône',
  addr: '12 rue Terme',
  zip: '69001',
  city: 'Lyon',
  atelier: true,
  isVE: false,
  distance: 412,
};
const read = {
  id: 'shop-1',
  name: 'Les Cycles du Rhône',
  address: '12 rue Terme',
  postcode: '69001',
  city: 'Lyon',
  isAssociativeWorkshop: true,
  isSchool: false,
  distanceMetres: 412,
};

describe('an establishment as visitors find it', () => {
  it('stays off the map without a position', () => {
    expect(publicEstablishmentOf(found)).toStrictEqual(read);
  });

  it('has a position and opening hours where it gives them', () => {
    expect(publicEstablishmentOf({ ...found, gps: [45.767, 4.834], hourly: { rdvOnly: true } })).toStrictEqual({
      ...read,
      position: { latitude: 45.767, longitude: 4.834 },
      openingHours: { rdvOnly: true },
    });
  });
});
