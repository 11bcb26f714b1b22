import type { Operation } from '@alveole/contracts/repair';
import { formatEuros, isRepair, noAid, calendarDay, repairAmounts, RulesError, shareOut } from '@alveole/domain';
import { rulesOf } from '@alveole/rules';
import type {
  Campaign,
  InvoiceAmounts,
  PremiumShare,
  ReckoningStep,
  RuleOutput,
  Rules,
  Situation,
  UnmetCondition,
} from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import { filesBefore } from '../record/files-before.ts';
import type { DatedFile, FilesBefore } from '../record/files-before.ts';
import type { ReckoningRecord, SupplementRecord } from '../record/reckoning-record.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import { conditionNotMet } from '../wire/refusals.ts';
import { repairedAtOf } from '../record/operation-date.ts';
import type { EnvelopePorts } from '../hold-envelopes/standing-envelopes.ts';
import { situationOf } from './situation-of.ts';
import { usedUpSupplements } from './used-up-supplements.ts';

/** What an invoice is worth by the rules of the campaign, and why. */
export interface Reckoning {
  readonly amounts: InvoiceAmounts;
  readonly unmetConditions: readonly UnmetCondition[];
  readonly record: ReckoningRecord;
  /** Who pays the premium; absent where the campaign names no funders. */
  readonly shares?: readonly PremiumShare[] | undefined;
}

type ReckoningPorts = Pick<RepairsPorts, 'beneficiaries' | 'campaigns' | 'establishments' | 'repairs'> & EnvelopePorts;
type SituationPorts = Pick<RepairsPorts, 'beneficiaries' | 'campaigns' | 'establishments' | 'repairs'>;

/**
 * What the rules give for an invoice; undefined for every other operation.
 * Throws ConditionNotMetException where they have no amount for this file.
 */
export async function reckonInvoice(
  ports: ReckoningPorts,
  file: RepairRecord,
  { data }: Pick<Operation, 'data'>,
): Promise<Reckoning | undefined> {
  const typed = typedValues(data);
  if (typed === undefined) return undefined;
  const situation = { ...(await situationOfFile(ports, file)), ...typed };
  const campaign = campaignOfFile(ports, file);
  try {
    const reckoning = reckon(campaign, file, situation);
    const usedUp = await usedUpSupplements(ports, campaign, reckoning.shares ?? []);
    return usedUp.size === 0 ? reckoning : reckon(campaign, file, situation, usedUp);
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    throw conditionNotMet([`L’aide de ce dossier ne peut pas être calculée\u00a0: ${error.message}`]);
  }
}

/**
 * What a situation is worth, and why.
 * @param usedUp campaigns that have nothing left to add
 * @throws RulesError when the rules have no amount for it
 */
export function reckon(
  campaign: Campaign,
  file: Pick<RepairRecord, 'kind'>,
  situation: Situation,
  usedUp: ReadonlySet<string> = new Set(),
): Reckoning {
  const rules = rulesOf({ ...campaign, supplements: campaign.supplements?.filter(({ id }) => !usedUp.has(id)) });
  const output: RuleOutput = isRepair(file) ? 'repairPremium' : 'sessionPremium';
  const worth = worthOf(rules, file, situation);
  // Rules of shares are about an invoice: who pays by one pays nothing of a session.
  const shares =
    campaign.funders &&
    shareOut(worth.amounts.premiumCents, campaign, isRepair(file) ? rules.ruledAmounts(situation) : undefined);
  return {
    ...worth,
    shares,
    record: {
      campaignId: campaign.id,
      campaignVersion: campaign.version,
      situation,
      steps: [...rules.stepsTo(output, situation), ...usedUpSteps(campaign, usedUp)],
      supplements: supplementsIn(campaign, shares ?? []),
    },
  };
}

function usedUpSteps({ supplements = [] }: Campaign, usedUp: ReadonlySet<string>): readonly ReckoningStep[] {
  return supplements
    .filter(({ id }) => usedUp.has(id))
    .map(({ name }) => ({
      title: `Complément «\u00a0${name}\u00a0»`,
      value: formatEuros(0),
      sentence: `L’enveloppe de «\u00a0${name}\u00a0» est utilisée\u00a0: elle n’ajoute plus rien.`,
    }));
}

/** What the campaigns that add to the premium gave, each with its version. */
function supplementsIn(
  { supplements, funders = [] }: Campaign,
  shares: readonly PremiumShare[],
): SupplementRecord[] | undefined {
  return supplements?.map(({ id, version }) => {
    const funderIds = funders.filter(({ campaignId }) => campaignId === id).map((funder) => funder.id);
    const added = shares.filter(({ funderId }) => funderIds.includes(funderId));
    return { campaignId: id, campaignVersion: version, cents: added.reduce((sum, { cents }) => sum + cents, 0) };
  });
}

/** What a situation is worth, without the way to it. @throws RulesError when the rules have no amount for it */
export function worthOf(
  rules: Rules,
  file: Pick<RepairRecord, 'kind'>,
  situation: Situation,
): Pick<Reckoning, 'amounts' | 'unmetConditions'> {
  const amounts = amountsOf(rules, situation);
  const unmetConditions = rules.unmetConditions(situation, isRepair(file));
  return { amounts, unmetConditions: amounts.premiumCents === 0 ? [...unmetConditions, noAid] : unmetConditions };
}

/**
 * The version of the campaign that rules a file: that of the day on which the bike was brought. Once its invoice was
 * reckoned it stays the one by which that was, also where a later version is published for the same day.
 */
export function campaignOfFile(
  { campaigns }: Pick<RepairsPorts, 'campaigns'>,
  file: Pick<RepairRecord, 'history' | 'createdAt'>,
): Campaign {
  return campaigns.on(calendarDay(repairedAtOf(file)), boundVersionsOf(file));
}

/** Undefined of a file of which no invoice was reckoned. */
function boundVersionsOf({ history }: Pick<RepairRecord, 'history'>): ReadonlyMap<string, number> | undefined {
  const reckoning = history.findLast(({ details }) => details.reckoning !== undefined)?.details.reckoning;
  if (reckoning === undefined) return undefined;
  const all = [reckoning, ...(reckoning.supplements ?? [])];
  return new Map(all.map(({ campaignId, campaignVersion }) => [campaignId, campaignVersion]));
}

/** What rules know of a file besides its invoice. People are read only where the rules name something of them. */
export async function situationOfFile(
  ports: SituationPorts,
  file: Pick<
    RepairRecord,
    'id' | 'kind' | 'answers' | 'consumerId' | 'entityId' | 'history' | 'createdAt' | 'forgottenAt'
  >,
): Promise<Situation> {
  if (file.forgottenAt) return {};
  const { beneficiaries, establishments } = ports;
  const campaign = campaignOfFile(ports, file);
  const rules = rulesOf(campaign);
  const named = new Set(rules.namedKeys);
  const beneficiary = personKeys.some((key) => named.has(key)) ? await beneficiaries.find(file.consumerId) : undefined;
  const shop = shopKeys.some((key) => named.has(key)) ? await establishments.known(file.entityId) : undefined;
  const repairedAt = repairedAtOf(file);
  const before = await filesBeforeOf(ports, rules, { ...file, repairedAt });
  return situationOf(rules, { repairedAt, beneficiary, shop, filesBefore: before, campaign, answers: file.answers });
}

/** How many files the beneficiary had before; undefined where the rules do not ask. */
export async function filesBeforeOf(
  { repairs }: Pick<ReckoningPorts, 'repairs'>,
  { namedKeys }: Pick<Rules, 'namedKeys'>,
  file: DatedFile & Pick<RepairRecord, 'consumerId'>,
): Promise<FilesBefore | undefined> {
  if (!fileCountKeys.some((key) => namedKeys.includes(key))) return undefined;
  const files = await repairs.countedFilesOf([file.consumerId]);
  return filesBefore(file, files.get(file.consumerId) ?? []);
}

export const personKeys = ['age', 'homeZip', 'homeDepartment', 'homeTown', 'homeGroup'] as const;
export const shopKeys = ['vatPercent', 'shopZip', 'shopDepartment', 'shopTown', 'shopGroup', 'shopKind'] as const;
export const fileCountKeys = ['filesBefore', 'filesThisYear'] as const;

function typedValues(data: Operation['data']): Pick<Situation, 'invoiceCents' | 'participants'> | undefined {
  if ('invoiceCents' in data) return { invoiceCents: data.invoiceCents };
  return 'participants' in data ? { participants: data.participants } : undefined;
}

/** The premium of a session is the whole of its invoice. */
function amountsOf(rules: Rules, situation: Situation): InvoiceAmounts {
  const { invoiceCents } = situation;
  if (invoiceCents !== undefined) return repairAmounts({ ...situation, invoiceCents }, rules);
  const premiumCents = rules.centsOf('sessionPremium', situation);
  return { invoiceCents: premiumCents, premiumCents };
}
