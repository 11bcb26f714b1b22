import type { CampaignFault } from '../yaml/campaign-fault.ts';
import type { YamlFile } from '../yaml/read-yaml.ts';
import type { CampaignFile } from './campaign-file.ts';
import { usedUpWords } from './used-up-words.ts';

interface FundedFile {
  readonly value: Pick<CampaignFile, 'financeurs'>;
  readonly yaml: YamlFile;
}

/** Where the share of a used up envelope goes: to a funder of the campaign, along a chain that ends. */
export function envelopeFaults({ value: { financeurs = [] }, yaml }: FundedFile): readonly CampaignFault[] {
  const ids = financeurs.map(({ identifiant }) => identifiant);
  const next = new Map(
    financeurs.flatMap(({ identifiant, enveloppe }) =>
      enveloppe !== undefined && ids.includes(enveloppe.épuisée) ? [[identifiant, enveloppe.épuisée] as const] : [],
    ),
  );
  return financeurs.flatMap(({ identifiant, enveloppe }, index) => {
    const sentence = enveloppe && sentenceOf(identifiant, enveloppe.épuisée, { ids, next });
    if (sentence === undefined) return [];
    return [{ file: 'campaign.yaml', line: yaml.lineOf(['financeurs', index, 'enveloppe', 'épuisée']), sentence }];
  });
}

interface Chain {
  readonly ids: readonly string[];
  readonly next: ReadonlyMap<string, string>;
}

function sentenceOf(funder: string, usedUp: string, { ids, next }: Chain): string | undefined {
  if (usedUpWords[usedUp] !== undefined) return undefined;
  if (!ids.includes(usedUp)) return `« épuisée »\u00a0: la campagne n’a pas de financeur « ${usedUp} ».`;
  if (usedUp === funder) return `« épuisée »\u00a0: « ${funder} » ne peut pas payer à sa propre place.`;
  const chain = chainFrom(funder, next);
  return chain.at(-1) === funder
    ? `« épuisée »\u00a0: ces financeurs se renvoient la part en boucle, ${chain.map((id) => `« ${id} »`).join(' puis ')}.`
    : undefined;
}

/** From funder to funder, up to the one that keeps the share, or that is met again. */
function chainFrom(funder: string, next: ReadonlyMap<string, string>): readonly string[] {
  const chain = [funder];
  for (let to = next.get(funder); to !== undefined; to = next.get(to)) {
    const isMetAgain = chain.includes(to);
    chain.push(to);
    if (isMetAgain) break;
  }
  return chain;
}
