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
  repairCapCents: 50_00,
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
