import { RulesError } from '@alveole/domain';
import type { Campaign, NamedTown, Question, Rules } from '@alveole/domain';
import { outputs, questionName, readRules } from '@alveole/rules';
import type { WrittenRules } from '@alveole/rules';
import { z } from 'zod';
import { campaignFile } from './campaign-file/campaign-file.ts';
import { toCampaign } from './campaign-file/to-campaign.ts';
import { toQuestion } from './campaign-file/to-question.ts';
import { toTown } from './campaign-file/towns.ts';
import { examplesFile } from './examples/examples-file.ts';
import { campaignFiles } from './parts/campaign-parts.ts';
import type { CheckedParts, Part, ReadableParts } from './parts/campaign-parts.ts';
import { faultsBetween } from './parts/faults-between.ts';
import { inRules } from './parts/in-rules.ts';
import type { CampaignFault } from './yaml/campaign-fault.ts';
import { readBy, readYaml } from './yaml/read-yaml.ts';

/** A value, or everything that is wrong with what it would have been read from. */
type Read<T> = T | { readonly faults: readonly CampaignFault[] };

const writtenRules = z.record(z.string(), z.unknown());

/** The texts of the three files; undefined for one that is missing. */
export type CampaignTexts = Readonly<Record<keyof typeof campaignFiles, string | undefined>>;

/** A campaign that can run once it has no fault, with the files that it was read from. */
export interface WrittenCampaign {
  readonly campaign: Campaign;
  readonly parts: CheckedParts;
  /** What its files say that does not agree: examples whose results the rules do not give, and what one file lacks of another. */
  readonly failing: readonly CampaignFault[];
}

/** Reads and checks a campaign. @param id the name of its folder, which the campaign has to bear */
export function readCampaign(texts: CampaignTexts, id: string): Read<{ readonly campaign: Campaign }> {
  const reading = readWritten(texts, id);
  if ('faults' in reading) return { faults: reading.faults };
  return reading.failing.length > 0 ? { faults: reading.failing } : { campaign: reading.campaign };
}

/** A campaign that cannot run, with what could be read of it. */
export interface FaultyCampaign {
  readonly faults: readonly CampaignFault[];
  readonly readable: ReadableParts;
  /** What its rules may name; absent where that cannot be read. */
  readonly names?: CampaignNames;
}

/** The same with what its files hold and on which line, for who looks further into them: all that can be told of them at once. */
export function readWritten(texts: CampaignTexts, id: string): WrittenCampaign | FaultyCampaign {
  const file = readPart(texts, 'campaign', campaignFile);
  const written = readPart(texts, 'rules', writtenRules);
  const examples = readPart(texts, 'examples', examplesFile);
  const names = namesIn(texts);
  const reading = rulesIn(written, names?.questions);
  const readable = {
    file: readOr(file),
    written: readOr(written),
    examples: readOr(examples),
    rules: readOr(reading)?.rules,
  };
  const faultyWith = (faults: readonly CampaignFault[], parts: ReadableParts) => ({
    faults: [...faults, ...faultsBetween(parts, id)],
    readable: parts,
    ...(names && { names }),
  });
  if (!isWhole(readable)) return faultyWith(faultsOf(file, written, examples, reading), readable);
  const verdict = campaignOf(readable);
  // Examples of such rules fail as well, by the same rule.
  if ('faults' in verdict) return faultyWith(verdict.faults, { ...readable, rules: undefined });
  return { ...verdict, parts: readable, failing: faultsBetween(readable, id) };
}

const isWhole = (parts: ReadableParts): parts is CheckedParts =>
  Object.values(parts).every((part) => part !== undefined);

function readOr<T>(part: Read<T>): T | undefined {
  return isFaulty(part) ? undefined : part;
}

/** The rules, or what is wrong with them; no fault where they cannot be told without what another file says. */
function rulesIn(
  written: Read<Part<WrittenRules>>,
  questions: readonly Question[] | undefined,
): Read<{ readonly rules: Rules }> {
  if ('faults' in written) return { faults: [] };
  const reading = readRules(written.value, questions ?? []);
  if (!('faults' in reading)) return reading;
  const faults = reading.faults.filter(({ sentence }) => questions !== undefined || !namesQuestion(sentence));
  return { faults: faults.map((fault) => inRules(written.yaml, fault)) };
}

/** A rule may name a question that stands in the part of `campaign.yaml` that cannot be read. */
const namesQuestion = (sentence: string) => sentence.includes(`« ${questionName('')}`);

interface CampaignNames {
  readonly questions: readonly Question[];
  readonly towns: readonly NamedTown[] | undefined;
}

const { questions, communes } = campaignFile.shape;
const namingFile = z.object({ questions, communes });

/** What rules may name of a campaign, also where its file has faults elsewhere. */
function namesIn(texts: CampaignTexts): CampaignNames | undefined {
  const read = readPart(texts, 'campaign', namingFile);
  if ('faults' in read) return undefined;
  return { questions: (read.value.questions ?? []).map(toQuestion), towns: read.value.communes?.map(toTown) };
}

/** Public pages tell the cap and the premiums of sessions to everybody: neither may depend on a person. */
function campaignOf({ file, written, examples, rules }: CheckedParts): Read<{ readonly campaign: Campaign }> {
  try {
    const parts = { file: file.value, written: written.value, examples: examples.value, rules };
    return { campaign: toCampaign(parts) };
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    const rule = outputs.find(({ name }) => error.message.includes(`« ${name} »`))?.name;
    const sentence = `${error.message} Les pages publiques l’annoncent à tous : elle ne dépend que des personnes de la séance.`;
    return { faults: [inRules(written.yaml, { ...(rule !== undefined && { rule }), sentence })] };
  }
}

function readPart<Schema extends z.ZodType>(
  texts: CampaignTexts,
  name: keyof CampaignTexts,
  schema: Schema,
): Read<Part<z.output<Schema>>> {
  const file = campaignFiles[name];
  const text = texts[name];
  if (text === undefined) return { faults: [{ file, line: 1, sentence: 'Ce fichier manque.' }] };
  const yaml = readYaml(file, text);
  if ('faults' in yaml) return yaml;
  const part = readBy(file, yaml, schema);
  return 'faults' in part ? part : { value: part.value, yaml };
}

function faultsOf(...parts: readonly Read<unknown>[]): readonly CampaignFault[] {
  return parts.flatMap((part) => (isFaulty(part) ? part.faults : []));
}

function isFaulty(part: Read<unknown>): part is { readonly faults: readonly CampaignFault[] } {
  return typeof part === 'object' && part !== null && 'faults' in part;
}
