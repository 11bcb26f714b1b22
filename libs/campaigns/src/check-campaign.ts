import type { Campaign } from '@alveole/domain';
import { findMistakes } from '@alveole/rules/mistakes';
import { calendarDoubts } from './campaign-file/calendar-doubts.ts';
import { valueDoubts } from './campaign-file/value-doubts.ts';
import { questionChanges } from './campaign-file/question-changes.ts';
import { conditionDoubts } from './examples/condition-doubts.ts';
import { campaignFiles } from './parts/campaign-parts.ts';
import type { CheckedParts } from './parts/campaign-parts.ts';
import { inRules } from './parts/in-rules.ts';
import { readWritten } from './read-campaign.ts';
import type { CampaignTexts, FaultyCampaign } from './read-campaign.ts';
import { lastingFaults } from './lasting-values.ts';
import type { CampaignFault } from './yaml/campaign-fault.ts';

/** What a reader of the files is to mend, and what he is to look at again. */
export interface CheckedCampaign {
  /** Absent while there are faults. */
  readonly campaign?: Campaign;
  readonly faults: readonly CampaignFault[];
  /** What is most likely not meant; a campaign runs with them. */
  readonly doubts: readonly CampaignFault[];
}

export interface CheckMoment {
  /** YYYY-MM-DD, from which a date may be far away. */
  readonly today: string;
  /** The number that the version has to bear; any, where absent. */
  readonly nextVersion?: number;
  /** The version before; absent where the campaign begins with these files. */
  readonly former?: Campaign | undefined;
}

/**
 * Reads a campaign as an installation does, then looks for likely mistakes; it takes up to some seconds.
 * @param id the name of its folder, which the campaign has to bear
 */
export function checkCampaign(texts: CampaignTexts, id: string, moment: CheckMoment): CheckedCampaign {
  const check = checkInSteps(texts, id, moment);
  for (;;) {
    const step = check.next();
    if (step.done) return step.value;
  }
}

/** Milliseconds for which a check holds the thread of a service, whose calls then have their turn. */
const longestTurn = 10;

/** The same in a service: others have their turn in between. */
export async function checkCampaignInTurns(
  texts: CampaignTexts,
  id: string,
  moment: CheckMoment,
): Promise<CheckedCampaign> {
  const check = checkInSteps(texts, id, moment);
  for (let began = performance.now(); ;) {
    const step = check.next();
    if (step.done) return step.value;
    if (performance.now() - began < longestTurn) continue;
    await new Promise((resolve) => void setImmediate(resolve));
    began = performance.now();
  }
}

function* checkInSteps(texts: CampaignTexts, id: string, moment: CheckMoment): Generator<undefined, CheckedCampaign> {
  const read = readWritten(texts, id);
  if ('faults' in read) {
    const mistakes = yield* mistakesOfReadable(read, moment.today);
    return { faults: [...read.faults, ...mistakes], doubts: [] };
  }
  const { campaign, parts, failing } = read;
  const { rules, examples } = parts;
  const { value: written, yaml } = parts.written;
  const names = { questions: campaign.questions ?? [], towns: campaign.towns };
  const mistakes = yield* findMistakes(written, { rules, ...names }, moment.today);
  const changes = questionChanges({
    former: moment.former?.questions ?? [],
    questions: campaign.questions ?? [],
    yaml: parts.file.yaml,
  });
  const faults = [
    ...failing,
    ...changes.faults,
    ...lastingFaults(campaign, moment.former, parts.file.yaml),
    ...otherVersion(parts, moment.nextVersion),
    ...mistakes.faults.map((fault) => inRules(yaml, fault)),
  ];
  const doubts = [
    ...calendarDoubts(parts.file, moment.today),
    ...valueDoubts(parts.file),
    ...changes.doubts,
    ...[...mistakes.doubts, ...conditionDoubts({ written, rules, examples: examples.value })].map((fault) =>
      inRules(yaml, fault),
    ),
  ];
  return { ...(faults.length === 0 && { campaign }), faults, doubts };
}

/** The mistakes of rules that can be read, whatever is wrong with the other files. */
function* mistakesOfReadable(
  { readable: { rules, written }, names }: FaultyCampaign,
  today: string,
): Generator<undefined, readonly CampaignFault[]> {
  if (rules === undefined || written === undefined || names === undefined) return [];
  const { faults } = yield* findMistakes(written.value, { rules, ...names }, today);
  return faults.map((fault) => inRules(written.yaml, fault));
}

function otherVersion({ file }: CheckedParts, nextVersion: number | undefined): readonly CampaignFault[] {
  const { version } = file.value;
  if (nextVersion === undefined || version === nextVersion) return [];
  const sentence = `« version » : la prochaine version porte le numéro ${nextVersion}, pas ${version}.`;
  return [{ file: campaignFiles.campaign, line: file.yaml.lineOf(['version']), sentence }];
}
