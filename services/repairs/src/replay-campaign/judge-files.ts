import { addToTally, freedStatuses, isSession, RulesError, unknownDepartment } from '@alveole/domain';
import type { Campaign, ReplayedFile, ReplayOutcome, ReplayTally, Situation } from '@alveole/domain';
import { rulesOf } from '@alveole/rules';
import type { RepairsPorts } from '../ports.ts';
import { fileCountKeys, personKeys, shopKeys, worthOf } from '../reckon-premium/reckon-invoice.ts';
import { situationOf } from '../reckon-premium/situation-of.ts';
import { filesBefore } from '../record/files-before.ts';
import type { DatedFile } from '../record/files-before.ts';
import type { CampaignReplay, ReplayableFile } from '../record/campaign-replay.ts';
import type { Beneficiary, Establishment } from '../record/people.ts';

export type JudgePorts = Pick<RepairsPorts, 'beneficiaries' | 'establishments' | 'repairs'>;

/** What rules give a file, with the people whom it names. */
export type Judge = (file: ReplayableFile, people: PeopleOfFiles) => ReplayOutcome;

interface PeopleOfFiles {
  readonly beneficiaries: ReadonlyMap<string, Beneficiary>;
  readonly shops: ReadonlyMap<string, Establishment>;
  /** Of each beneficiary, every file that counts. */
  readonly countedFiles: ReadonlyMap<string, readonly DatedFile[]>;
}

/** Outcomes that a judge remembers: files whose situation is the same are worth the same. */
const rememberedOutcomes = 20_000;

/** Judges files by the rules of a campaign, and remembers what it judged. */
export function createJudge(campaign: Campaign): Judge {
  const outcomes = new Map<string, ReplayOutcome>();
  return (file, people) => {
    const situation = situationIn(campaign, file, people);
    const key = `${file.kind}${JSON.stringify(situation)}`;
    const rememberedOutcome = outcomes.get(key);
    if (rememberedOutcome !== undefined) return rememberedOutcome;
    if (outcomes.size >= rememberedOutcomes) outcomes.clear();
    const outcome = outcomeOf(campaign, file, situation);
    outcomes.set(key, outcome);
    return outcome;
  };
}

/** The files of a page that have an invoice and were neither given up nor refused: of no other was a premium ever told. */
export function withPremium(files: readonly ReplayableFile[]): readonly ReplayableFile[] {
  return files.filter(({ invoiceCents, status }) => (invoiceCents ?? 0) > 0 && !freedStatuses.includes(status));
}

/** Milliseconds after which other requests of the service come first. */
const sliceMs = 8;

/** Judges the files of a page by both rules, in slices, between which the service answers others. */
export async function judgeFiles(
  ports: JudgePorts,
  judges: { readonly former: Judge; readonly next: Judge },
  {
    tally,
    files,
    replay,
  }: { readonly tally: ReplayTally; readonly files: readonly ReplayableFile[]; readonly replay: CampaignReplay },
): Promise<ReplayTally> {
  const people = await peopleOf(ports, files, replay);
  const judged: ReplayedFile[] = [];
  let began = performance.now();
  for (const file of files) {
    judged.push({
      kind: file.kind,
      department: file.department ?? unknownDepartment,
      former: judges.former(file, people),
      next: judges.next(file, people),
    });
    if (performance.now() - began < sliceMs) continue;
    await new Promise((resolve) => void setImmediate(resolve));
    began = performance.now();
  }
  return addToTally(tally, judged);
}

/** People are read only where one of the rules names something of them. */
async function peopleOf(
  ports: JudgePorts,
  files: readonly ReplayableFile[],
  replay: CampaignReplay,
): Promise<PeopleOfFiles> {
  const named = [replay.former, replay.next].flatMap(({ campaign }) => rulesOf(campaign).namedKeys);
  const beneficiaries = personKeys.some((key) => named.includes(key))
    ? await ports.beneficiaries.knownAll(files.map(({ consumerId }) => consumerId))
    : new Map<string, Beneficiary>();
  const shops = shopKeys.some((key) => named.includes(key))
    ? await ports.establishments.knownAll(files.map(({ entityId }) => entityId))
    : new Map<string, Establishment>();
  const countedFiles = fileCountKeys.some((key) => named.includes(key))
    ? await ports.repairs.countedFilesOf(files.map(({ consumerId }) => consumerId))
    : new Map<string, readonly DatedFile[]>();
  return { beneficiaries, shops, countedFiles };
}

/** What was read of the file when its invoice came counts before what is known by now: people move, and shops. */
function situationIn(
  campaign: Campaign,
  file: ReplayableFile,
  { beneficiaries, shops, countedFiles }: PeopleOfFiles,
): Situation {
  const rules = rulesOf(campaign);
  const shop = shops.get(file.entityId);
  const presentSituation = situationOf(rules, {
    repairedAt: file.repairedAt,
    beneficiary: beneficiaries.get(file.consumerId),
    shop: shop && { ...shop, vatRate: file.vatRate ?? shop.vatRate },
    filesBefore: filesBefore(file, countedFiles.get(file.consumerId) ?? []),
    campaign,
    answers: file.situation?.answers,
  });
  const { invoiceCents, participants = 1, situation = {} } = file;
  const pastValues = rules.namedKeys.flatMap((key) => (situation[key] === undefined ? [] : [[key, situation[key]]]));
  const invoice = isSession(file) ? { participants } : { invoiceCents };
  return { ...presentSituation, ...Object.fromEntries(pastValues), ...invoice };
}

function outcomeOf(campaign: Campaign, file: ReplayableFile, situation: Situation): ReplayOutcome {
  try {
    const { amounts, unmetConditions } = worthOf(rulesOf(campaign), file, situation);
    const [unmet] = unmetConditions;
    return unmet === undefined ? { premiumCents: amounts.premiumCents } : { refusal: unmet.sentence };
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    return { refusal: 'L’aide ne peut pas être calculée\u00a0: une donnée que les règles demandent n’est pas connue.' };
  }
}
