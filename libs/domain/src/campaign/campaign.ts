import { z } from 'zod';

const cents = z.int().positive();
const day = z.iso.date();

/** The figures of a programme as one versioned value. Amounts are cents excluding tax, days are Europe/Paris, both ends included. */
export const campaign = z.object({
  id: z.string().min(1),
  version: z.int().positive(),
  name: z.string().min(1),
  startsOn: day,
  sessionsStartOn: day,
  /** null: the campaign has no end yet. */
  endsOn: day.nullable(),
  /** Days after its end in which a file that was opened by then may still be closed. */
  graceDays: z.int().nonnegative().default(60),
  repairCapCents: cents,
  sessionPremiumsCents: z.object({ 1: cents, 2: cents, 3: cents }),
  vatPercent: z.number().min(0).max(100),
  bikesPerPerson: z.int().positive(),
  sessionsPerPerson: z.int().positive(),
  adultAge: z.int().positive(),
  /** Whether a beneficiary whom no SMS reaches may confirm the pick-up from a link of his own (docs/PREUVES.md). */
  confirmsByLink: z.boolean().default(false),
  parking: z.object({ percentOfInvestment: z.number().min(0).max(100), capPerSpotCents: cents }),
});

export type Campaign = z.infer<typeof campaign>;

/** The programme as the specification has it: 11 May 2020 to 31 March 2021, sessions from 30 May 2020. */
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

/** The same figures without an end, for a funder who starts today; a beneficiary may confirm from a link. */
export const openEndedCampaign: Campaign = {
  ...programme2020,
  id: 'open-ended',
  name: 'Aide à la réparation de vélos',
  confirmsByLink: true,
  endsOn: null,
};

/** The campaigns that the environment may name in `CAMPAIGN`. */
export const campaigns: Readonly<Record<'open-ended' | 'programme-2020', Campaign>> = {
  'open-ended': openEndedCampaign,
  'programme-2020': programme2020,
};

export type CampaignKind = 'repair' | 'session';

/** The first day of repairs or of sessions. */
export function firstDayOf(campaign: Campaign, kind: CampaignKind): string {
  return kind === 'session' ? campaign.sessionsStartOn : campaign.startsOn;
}

/** Whether a repair or a session of this instant falls into the campaign. */
export function isOpenOn(campaign: Campaign, now: Date, kind: CampaignKind): boolean {
  const today = parisDay(now);
  return today >= firstDayOf(campaign, kind) && (campaign.endsOn === null || today <= campaign.endsOn);
}

// Swedish writes dates as ISO 8601 does.
const isoDay = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day of an instant in Europe/Paris, YYYY-MM-DD. */
export function parisDay(now: Date): string {
  return isoDay.format(now);
}
