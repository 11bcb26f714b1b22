import { z } from 'zod';
import { siretDigits, soleFunderId } from './funder.ts';
import type { Funder } from './funder.ts';

const licence = z.object({ name: z.string().min(1), url: z.url() });

export type DataLicence = z.infer<typeof licence>;

/** What a campaign publishes of its payments, and under which licence. */
export const publication = z.object({
  /** Whether anybody may read what was paid to each shop that is a legal person. */
  paymentsByShop: z.boolean(),
  /** Of the programme, where it pays alone. */
  siret: siretDigits.optional(),
  /** Of all open data; absent: the Licence Ouverte of Etalab. */
  licence: licence.optional(),
});

export type Publication = z.infer<typeof publication>;

interface PublishingCampaign {
  readonly funders?: readonly Funder[] | undefined;
  readonly publication?: Publication | undefined;
}

const openLicence: DataLicence = {
  name: 'Licence Ouverte 2.0',
  url: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/',
};

/** The licence of the open data of a campaign. */
export function licenceOf({ publication: published }: PublishingCampaign): DataLicence {
  return published?.licence ?? openLicence;
}

/** Whether payments are published by shop: only where the campaign says so. */
export function publishesPayments({ publication: published }: PublishingCampaign): boolean {
  return published?.paymentsByShop === true;
}

/** The SIRET of who pays; undefined where the campaign does not say it. */
export function funderSiretOf({ funders, publication: published }: PublishingCampaign, id: string): string | undefined {
  return id === soleFunderId ? published?.siret : funders?.find((one) => one.id === id)?.siret;
}
