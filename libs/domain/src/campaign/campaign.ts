import { z } from 'zod';
import { calendarDay, isTimeZone, metropolitanZone } from '../calendar/index.ts';
import { funder } from './funder.ts';
import { publication } from './publication.ts';
import { mostQuestions, question } from './question.ts';
import { supplement } from './supplement.ts';
import { namedTown } from './towns.ts';
import { campaignRetention } from '../retention/retention-terms.ts';

const cents = z.int().positive();
const day = z.iso.date();

/** Days within which a programme may promise to pay. */
export const mostPaymentDelayDays = 120;

/** The figures of a programme as one versioned value. Amounts are cents excluding tax, days are those of its time zone, both ends included. */
export const campaign = z.object({
  id: z.string().min(1),
  version: z.int().positive(),
  name: z.string().min(1),
  /** In which its days are counted and its times told; absent: Europe/Paris (`timeZoneOf`). */
  timeZone: z.string().refine(isTimeZone, 'no time zone of the IANA database').optional(),
  startsOn: day,
  sessionsStartOn: day,
  /** null: the campaign has no end yet. */
  endsOn: day.nullable(),
  /** Days after its end in which a file that was opened by then may still be closed. */
  graceDays: z.int().nonnegative(),
  /** Within how many days of its validation a file is to be paid; absent: as the installation says. */
  paymentDelayDays: z.int().min(1).max(mostPaymentDelayDays).optional(),
  /** The rules as their lead wrote them; `@alveole/rules` evaluates them. */
  rules: z.record(z.string(), z.unknown()),
  repairCapCents: cents,
  /** Repairs that the campaign tells as examples, by its rules; the last one begins the public calculator. */
  announcedRepairs: z.array(z.object({ invoiceCents: cents, premiumCents: z.int().nonnegative() })),
  sessionPremiumsCents: z.object({ 1: cents, 2: cents, 3: cents }),
  /** Who pays a premium together, in the order in which it is shared out; absent: the programme alone (`fundersOf`). */
  funders: z.array(funder).min(1).optional(),
  /** What is asked of each file; absent: nothing. */
  questions: z.array(question).max(mostQuestions).optional(),
  /** Campaigns that add to the premium of a repair, in the order in which they do; absent: none (`withSupplements`). */
  supplements: z.array(supplement).min(1).optional(),
  /** Departments whose shops may register; absent: all. */
  territories: z
    .array(z.string().regex(/^(\d{2,3}|2[AB])$/))
    .min(1)
    .optional(),
  /** Towns that the rules name; absent: none. */
  towns: z.array(namedTown).min(1).optional(),
  /** What is published of its payments; absent: sums alone. */
  publication: publication.optional(),
  /** How long persons are kept, in months; absent: as long as usual (`retentionTermsOf`). */
  retention: campaignRetention.optional(),
  vatPercent: z.number().min(0).max(100),
  bikesPerPerson: z.int().positive(),
  sessionsPerPerson: z.int().positive(),
  adultAge: z.int().positive(),
  /** Whether a beneficiary whom no SMS reaches may confirm the pick-up from a link of his own (docs/PREUVES.md). */
  confirmsByLink: z.boolean(),
  parking: z.object({ percentOfInvestment: z.number().min(0).max(100), capPerSpotCents: cents }),
});

export type Campaign = z.infer<typeof campaign>;

export type CampaignKind = 'repair' | 'session';

/** In which the days of a campaign are counted. */
export function timeZoneOf({ timeZone: zone = metropolitanZone }: Pick<Campaign, 'timeZone'>): string {
  return zone;
}

/** The first day of repairs or of sessions. */
export function firstDayOf(campaign: Campaign, kind: CampaignKind): string {
  return kind === 'session' ? campaign.sessionsStartOn : campaign.startsOn;
}

/** Whether a repair or a session of this instant falls into the campaign. */
export function isOpenOn(campaign: Campaign, now: Date, kind: CampaignKind): boolean {
  const today = calendarDay(now);
  return today >= firstDayOf(campaign, kind) && (campaign.endsOn === null || today <= campaign.endsOn);
}
