import type { Campaign } from './campaign.ts';

/** The programme as the specification has it: what `campaigns/programme-2020` reads as. */
export const programme2020: Campaign = {
  id: 'programme-2020',
  version: 1,
  name: 'Programme 2020',
  startsOn: '2020-05-11',
  sessionsStartOn: '2020-05-30',
  endsOn: '2021-03-31',
  graceDays: 60,
  rules: {
    'réparation . plafond': { titre: 'Plafond de l’aide à la réparation', valeur: '50 €' },
    'réparation . prime': {
      titre: 'Aide à la réparation',
      description: 'Le montant hors taxes de la facture, jusqu’au plafond.',
      valeur: 'facture . montant HT',
      plafond: 'réparation . plafond',
    },
    'séance . prime': {
      titre: 'Aide à la remise en selle, par personne',
      variations: [
        { si: 'séance . participants = 1', alors: '67.50 €' },
        { si: 'séance . participants = 2', alors: '45 €' },
        { sinon: '30 €' },
      ],
    },
  },
  repairCapCents: 50_00,
  announcedRepairs: [
    { invoiceCents: 10_00, premiumCents: 10_00 },
    { invoiceCents: 125_00, premiumCents: 50_00 },
  ],
  sessionPremiumsCents: { 1: 67_50, 2: 45_00, 3: 30_00 },
  vatPercent: 20,
  bikesPerPerson: 10,
  sessionsPerPerson: 1,
  adultAge: 18,
  confirmsByLink: false,
  parking: { percentOfInvestment: 60, capPerSpotCents: 150_00 },
};

/** What `campaigns/open-ended` reads as: the same figures without an end; a beneficiary may confirm from a link. */
export const openEndedCampaign: Campaign = {
  ...programme2020,
  id: 'open-ended',
  name: 'Aide à la réparation de vélos',
  confirmsByLink: true,
  endsOn: null,
};
