import { passesSiretControl } from '@alveole/domain';
import { z } from 'zod';
import type { CampaignFault } from '../yaml/campaign-fault.ts';
import type { YamlFile } from '../yaml/read-yaml.ts';
import type { CampaignFile } from './campaign-file.ts';
import { yesOrNo } from './written-values.ts';

const siretFault = 'il faut un SIRET\u00a0: 14 chiffres qui se contrôlent, entre guillemets';

/** YAML reads digits as a number, which has lost its zeros; the files of open data are refused with a SIRET that fails its control. */
export const writtenSiret = z
  .union([z.int().nonnegative(), z.string()], { error: siretFault })
  .transform((written) => String(written).replace(/\s/g, '').padStart(14, '0'))
  .refine(passesSiretControl, siretFault);

/** What is published of the payments, and under which licence. */
export const publication = z.strictObject({
  'versements par établissement': yesOrNo
    .optional()
    .describe('Oui\u00a0: chacun lit ce qui est versé à chaque établissement qui est une personne morale.'),
  siret: writtenSiret.optional().describe('Du programme, quand il paie seul\u00a0; entre guillemets.'),
  licence: z
    .strictObject({
      nom: z.string().trim().min(1).max(80),
      adresse: z.url({ protocol: /^https$/, error: 'il faut une adresse qui commence par https' }),
    })
    .optional()
    .describe('Des données ouvertes ; absente\u00a0: la Licence Ouverte 2.0.'),
});

interface PublishingFile {
  readonly value: Pick<CampaignFile, 'financeurs' | 'publication'>;
  readonly yaml: YamlFile;
}

/** Payments that are published by shop name who pays by its SIRET: each funder has one, or the programme that pays alone. */
export function publicationFaults({ value: { financeurs, publication: written }, yaml }: PublishingFile) {
  if (written?.['versements par établissement'] !== true) return [];
  const fault = (path: readonly PropertyKey[], sentence: string): CampaignFault => ({
    file: 'campaign.yaml',
    line: yaml.lineOf(path),
    sentence,
  });
  if (financeurs === undefined)
    return written.siret === undefined
      ? [fault(['publication'], '« publication »\u00a0: il manque le SIRET du programme, qui paie seul.')]
      : [];
  return financeurs.flatMap(({ identifiant, siret }, index) =>
    siret === undefined
      ? [
          fault(
            ['financeurs', index],
            `« ${identifiant} »\u00a0: les versements publiés le nomment, il manque son SIRET.`,
          ),
        ]
      : [],
  );
}
