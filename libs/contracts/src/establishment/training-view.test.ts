import { entityData } from './wire.ts';
import { trainingFieldOf, trainingOf, trainingToWire } from './training-view.ts';

const wire = {
  veSavoirRouler: true,
  veDescription: 'Des séances pour adultes.',
  vePedagogie: 'Par petits groupes.',
  veDiplome: { EMV: true, VAE: true },
  veDiplomeAccept: true,
  veLegalAccept: true,
  veFormateur: 2,
  veHourPerWeek: 12.5,
};
const offer = {
  followsSavoirRouler: true,
  description: 'Des séances pour adultes.',
  pedagogy: 'Par petits groupes.',
  diplomas: ['EMV', 'VAE'] as const,
  attestsDiplomas: true,
  attestsLegalDuties: true,
  trainers: 2,
  weeklyHours: 12.5,
};

describe('the training block', () => {
  it('is read by the names of the field, and travels as it came', () => {
    expect(trainingOf(wire)).toStrictEqual(offer);
    expect(trainingToWire(offer)).toStrictEqual(wire);
    expect(entityData.parse({ ve: wire })).toStrictEqual({ ve: wire });
  });

  it('leaves absent what older files lack, and reads a flag that says no as none', () => {
    expect(trainingOf({})).toStrictEqual({});
    expect(trainingToWire({})).toStrictEqual({});
    expect(trainingOf({ veDiplome: { DJEPS: false, IMV: true } })).toStrictEqual({ diplomas: ['IMV'] });
  });

  it.each([
    ['entity_data.ve.vePedagogie', 'pedagogy'],
    ['entity_data.ve.veDiplome', 'diplomas'],
    ['entity_data.ve.veDiplome.EMV', 'diplomas'],
    ['entity_data.ve', undefined],
    ['entity_data.city', undefined],
  ])('knows %s as %s', (wirePath, field) => {
    expect(trainingFieldOf(wirePath)).toBe(field);
  });
});
