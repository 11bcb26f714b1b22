import { funderOfPart, isPartName, partNameOf } from '@alveole/domain';
import { envelopeFaults } from '../campaign-file/envelope-faults.ts';
import { publicationFaults } from '../campaign-file/publication.ts';
import { toQuestion } from '../campaign-file/to-question.ts';
import { toTown } from '../campaign-file/towns.ts';
import { answerFaultsOf } from '../examples/answer-faults.ts';
import { tryExamples } from '../examples/try-examples.ts';
import { partFaultsOf, valueFaultsOf } from '../examples/value-faults.ts';
import type { CampaignFault } from '../yaml/campaign-fault.ts';
import type { YamlFile } from '../yaml/read-yaml.ts';
import { campaignFiles } from './campaign-parts.ts';
import type { CheckedParts, ReadableParts } from './campaign-parts.ts';
import { inRules } from './in-rules.ts';

/**
 * What one file says that another one, or another part of it, does not bear out; of files that cannot be read nothing.
 * @param id the name of the folder, which the campaign has to bear
 */
export function faultsBetween({ file, written, examples, rules }: ReadableParts, id: string): readonly CampaignFault[] {
  return [
    ...(file ? [...otherName(file, id), ...envelopeFaults(file), ...publicationFaults(file)] : []),
    ...(file && written ? faultsOfParts({ file, written }) : []),
    ...(file && examples
      ? [
          ...answerFaultsOf(examples, (file.value.questions ?? []).map(toQuestion)),
          ...valueFaultsOf(examples, file.value.communes?.map(toTown)),
        ]
      : []),
    ...(written && examples ? partFaultsOf(examples, written.value) : []),
    ...(rules && examples ? tryExamples(examples, rules) : []),
  ];
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

function otherName(
  { value, yaml }: { readonly value: { readonly identifiant: string }; readonly yaml: YamlFile },
  id: string,
): readonly CampaignFault[] {
  if (value.identifiant === id) return [];
  const sentence = `« identifiant » : le dossier s’appelle « ${id} ».`;
  return [{ file: campaignFiles.campaign, line: yaml.lineOf(['identifiant']), sentence }];
}
