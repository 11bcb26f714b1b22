import { writtenCampaign } from './written-campaign.harness.ts';

const funders = `
financeurs:
  - identifiant: ville
    nom: Ville
    part: 40
    plafond: 15
  - identifiant: etat
    nom: État
    part: le reste
`;

/** A funder's envelope as it is written; absent: without a limit. */
export interface WrittenEnvelope {
  readonly euros: number;
  readonly usedUp: string;
}

/** The text of `campaign.yaml` with envelopes of town and state. */
export function withEnvelopes(
  text: string,
  envelopes: Readonly<Partial<Record<'ville' | 'etat', WrittenEnvelope>>>,
): string {
  return Object.entries(envelopes).reduce(
    (written, [id, { euros, usedUp }]) =>
      written.replace(
        `identifiant: ${id}\n`,
        `identifiant: ${id}\n    enveloppe: { montant: ${euros}, épuisée: ${usedUp} }\n`,
      ),
    text,
  );
}

/** A folder with the open-ended campaign, which a town (40 %, 15 € at most) and the state pay together. */
export function fundedCampaign(envelopes: Parameters<typeof withEnvelopes>[1] = {}) {
  return writtenCampaign({ more: withEnvelopes(funders, envelopes) });
}
