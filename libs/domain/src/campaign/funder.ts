import { z } from 'zod';

/** What happens to files once an envelope is used up. */
export const usedUpActs = ['refuse', 'wait', 'redirect'] as const;
export type UsedUpAct = (typeof usedUpActs)[number];

/** What a funder gives to the campaign in all. */
const envelope = z.object({
  amountCents: z.int().positive(),
  whenUsedUp: z.enum(usedUpActs),
  /** Of `redirect`: the id of the funder that pays in its place. */
  redirectTo: z.string().optional(),
});

export type Envelope = z.infer<typeof envelope>;

/** Fourteen digits, without spaces. */
export const siretDigits = z.string().regex(/^\d{14}$/);

/** Who pays a part of each premium. */
export const funder = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  /** By which the register of companies knows it; open data of its payments name it. */
  siret: siretDigits.optional(),
  /** What it pays: a percentage of the premium, the amount of its rule « part . <id> », or what the others leave. */
  pays: z.enum(['percentage', 'ruled-amount', 'remainder']),
  /** Of a percentage. */
  percent: z.number().min(0).max(100).optional(),
  /** The most that it pays for one file, in cents; absent: no limit. */
  capCents: z.int().positive().optional(),
  /** The most that it pays in the whole campaign, over all versions; absent: no limit. */
  envelope: envelope.optional(),
  /** Of a supplement: the campaign whose premium it pays; absent: the installation's first. */
  campaignId: z.string().optional(),
});

export type Funder = z.infer<typeof funder>;

/** Whose account pays where a campaign names no funders. */
export const soleFunderId = 'programme';

/** How a funder is called: by the campaign, or by its id where the campaign no longer names it. */
export function funderNameOf(
  campaign: { readonly name: string; readonly funders?: readonly Funder[] | undefined },
  id: string = soleFunderId,
): string {
  if (id === soleFunderId) return campaign.name;
  return campaign.funders?.find((one) => one.id === id)?.name ?? id;
}

/** The funders of a campaign in their order; one that names none is paid for whole by its programme. */
export function fundersOf({
  name,
  funders,
}: {
  readonly name: string;
  readonly funders?: readonly Funder[] | undefined;
}) {
  return funders ?? [{ id: soleFunderId, name, pays: 'remainder' as const }];
}

/** Whether files have several ledgers, one for each funder: what counts those counts shares, not files. */
export function isPaidByShares(
  campaign: Parameters<typeof fundersOf>[0] & { readonly supplements?: unknown },
): boolean {
  return fundersOf(campaign).length > 1 || campaign.supplements !== undefined;
}

/** Who pays or paid by versions of a campaign, each once, under its last name. */
export function fundersOfAll(versions: readonly Parameters<typeof fundersOf>[0][]): readonly Funder[] {
  return [...new Map(versions.flatMap(fundersOf).map((one) => [one.id, one])).values()];
}

/** The envelopes of a campaign by funder; empty where no funder has one. */
export function envelopesOf({
  funders = [],
}: {
  readonly funders?: readonly Funder[] | undefined;
}): ReadonlyMap<string, Envelope> {
  return new Map(funders.flatMap(({ id, envelope: given }) => (given === undefined ? [] : [[id, given] as const])));
}
