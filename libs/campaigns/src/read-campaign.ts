import { funderOfPart, isPartName, partNameOf, RulesError } from '@alveole/domain';
import type { Campaign, Rules } from '@alveole/domain';
import { outputs, readRules } from '@alveole/rules';
import type { RuleFault, WrittenRules } from '@alveole/rules';
import { z } from 'zod';
import { campaignFile } from './campaign-file/campaign-file.ts';
import type { CampaignFile } from './campaign-file/campaign-file.ts';
import { envelopeFaults } from './campaign-file/envelope-faults.ts';
import { publicationFaults } from './campaign-file/publication.ts';
import { toCampaign } from './campaign-file/to-campaign.ts';
import { toQuestion } from './campaign-file/to-question.ts';
import { answerFaultsOf } from './examples/answer-faults.ts';
import { examplesFile } from './examples/examples-file.ts';
import type { Example } from './examples/examples-file.ts';
import { partFaultsOf, valueFaultsOf } from './examples/value-faults.ts';
import { tryExamples } from './examples/try-examples.ts';
import type { CampaignFault } from './yaml/campaign-fault.ts';
import { readBy, readYaml } from './yaml/read-yaml.ts';
import type { YamlFile } from './yaml/read-yaml.ts';

/** The three files of a campaign's folder. */
export const campaignFiles = {
  campaign: 'campaign.yaml',
  rules: 'rules.publicodes',
  examples: 'examples.yaml',
} as const;

/** A value, or everything that is wrong with what it would have been read from. */
type Read<T> = T | { readonly faults: readonly CampaignFault[] };

interface Part<T> {
  readonly value: T;
  readonly yaml: YamlFile;
}

const writtenRules = z.record(z.string(), z.unknown());

/** The texts of the three files; undefined for one that is missing. */
export type CampaignTexts = Readonly<Record<keyof typeof campaignFiles, string | undefined>>;

/** A campaign that can run once its examples pass, with the files that it was read from. */
export interface WrittenCampaign {
  readonly campaign: Campaign;
  readonly parts: CheckedParts;
  /** Examples whose results the rules do not give. */
  readonly failing: readonly CampaignFault[];
}

/** Reads and checks a campaign. @param id the name of its folder, which the campaign has to bear */
export function readCampaign(texts: CampaignTexts, id: string): Read<{ readonly campaign: Campaign }> {
  const reading = readWritten(texts, id);
  if ('faults' in reading) return reading;
  return reading.failing.length > 0 ? { faults: reading.failing } : { campaign: reading.campaign };
}

/** The same with what its files hold and on which line, for who looks further into them. */
export function readWritten(texts: CampaignTexts, id: string): Read<WrittenCampaign> {
  const file = readPart(texts, 'campaign', campaignFile);
  const written = readPart(texts, 'rules', writtenRules);
  const examples = readPart(texts, 'examples', examplesFile);
  if ('faults' in file || 'faults' in written || 'faults' in examples) return faultsOf(file, written, examples);
  const questions = (file.value.questions ?? []).map(toQuestion);
  const reading = readRules(written.value, questions);
  if ('faults' in reading) return { faults: reading.faults.map((fault) => inRules(written.yaml, fault)) };
  const { rules } = reading;
  if (file.value.identifiant !== id) return { faults: [otherName(file.yaml, id)] };
  const parts = { file, written, examples, rules };
  const verdict = campaignOf(parts);
  if ('faults' in verdict) return verdict;
  const unmatched = [
    ...faultsOfParts(parts),
    ...envelopeFaults(file),
    ...publicationFaults(file),
    ...answerFaultsOf(examples, questions),
    ...partFaultsOf(examples, written.value),
    ...valueFaultsOf(examples, verdict.campaign.towns),
  ];
  if (unmatched.length > 0) return { faults: unmatched };
  return { ...verdict, parts, failing: tryExamples(examples, rules) };
}

/** The parts of a campaign's files, read. */
export interface CheckedParts {
  readonly file: Part<CampaignFile>;
  readonly written: Part<WrittenRules>;
  readonly examples: Part<readonly Example[]>;
  readonly rules: Rules;
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

function faultsOf(...parts: readonly Read<unknown>[]): { readonly faults: readonly CampaignFault[] } {
  return { faults: parts.flatMap((part) => (isFaulty(part) ? part.faults : [])) };
}

function isFaulty(part: Read<unknown>): part is { readonly faults: readonly CampaignFault[] } {
  return typeof part === 'object' && part !== null && 'faults' in part;
}

/** A fault of the rules on its line. */
export function inRules({ lineOf }: YamlFile, { rule, sentence }: RuleFault): CampaignFault {
  return { file: campaignFiles.rules, line: rule === undefined ? 1 : lineOf([rule]), sentence };
}

/** A funder whose share is a rule has that rule, and a rule of a share is that of such a funder. */
function faultsOfParts({ file, written }: Pick<CheckedParts, 'file' | 'written'>): readonly CampaignFault[] {
  const funders = file.value.financeurs ?? [];
  const fundersByRule = funders.filter(({ part }) => part === 'selon les règles').map(({ identifiant }) => identifiant);
  const lacks = funders.flatMap(({ identifiant }, index) =>
    fundersByRule.includes(identifiant) && !(partNameOf(identifiant) in written.value)
      ? [
          {
            file: campaignFiles.campaign,
            line: file.yaml.lineOf(['financeurs', index, 'part']),
            sentence: `« ${identifiant} » paie « selon les règles »\u00a0: il manque la règle « ${partNameOf(identifiant)} ».`,
          },
        ]
      : [],
  );
  const strangers = Object.keys(written.value)
    .filter((name) => isPartName(name) && !fundersByRule.includes(funderOfPart(name)))
    .map((rule) =>
      inRules(written.yaml, { rule, sentence: `« ${rule} » n’est la part d’aucun financeur « selon les règles ».` }),
    );
  return [...lacks, ...strangers];
}

function otherName({ lineOf }: YamlFile, id: string): CampaignFault {
  return {
    file: campaignFiles.campaign,
    line: lineOf(['identifiant']),
    sentence: `« identifiant » : le dossier s’appelle « ${id} ».`,
  };
}
