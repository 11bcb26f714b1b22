import { openEndedCampaign } from './campaigns.fixture.ts';
import { funderSiretOf, licenceOf, publishesPayments } from './publication.ts';

const siret = '00000001800013';

it('publishes no payment by shop of a campaign that says nothing of it', () => {
  expect([
    publishesPayments(openEndedCampaign),
    publishesPayments({ publication: { paymentsByShop: false } }),
    publishesPayments({ publication: { paymentsByShop: true } }),
  ]).toEqual([false, false, true]);
});

it('puts open data under the Licence Ouverte where a campaign names no licence of its own', () => {
  const own = { name: 'ODbL 1.0', url: 'https://opendatacommons.org/licenses/odbl/1-0/' };
  expect(licenceOf(openEndedCampaign).name).toBe('Licence Ouverte 2.0');
  expect(licenceOf({ publication: { paymentsByShop: false, licence: own } })).toEqual(own);
});

it('names the SIRET of each funder, and that of the programme where it pays alone', () => {
  const funders = [{ id: 'etat', name: 'État', pays: 'remainder' as const, siret }];
  expect([
    funderSiretOf({ funders }, 'etat'),
    funderSiretOf({ funders }, 'ville'),
    funderSiretOf({ publication: { paymentsByShop: true, siret } }, 'programme'),
  ]).toEqual([siret, undefined, siret]);
});
