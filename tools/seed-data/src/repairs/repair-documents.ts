import type { OperationDetails } from '@alveole/repairs/seeding';
import { samplePdf, samplePng } from '@alveole/demo/sample-files';
import { formatFileNumber, fileKindOfGender } from '@alveole/domain';
import { seededId } from '../chance/seeded-id.ts';
import { entityIdOf } from '../establishments/representatives.ts';
import { foldedLine } from '../media/folded-line.ts';
import type { SampleMedia, StoredMedia } from '../media/store-media.ts';
import type { PlannedRepair } from './plan-repairs.ts';

export interface InvoiceText {
  readonly netCents: number;
  readonly work: string;
}

/** Of the establishment that numbers its files with this prefix. */
export const fileNumberOf = (plan: PlannedRepair, prefix: number) => formatFileNumber({ kind: fileKindOfGender(plan.gender), prefix: String(prefix), code: plan.digits });

const colours = [[184, 50, 40], [30, 92, 150], [26, 122, 84], [90, 70, 130]] as const;

const invoiceName = ({ id, shop }: PlannedRepair) => `${entityIdOf(shop)}/${seededId('invoice', id)}.pdf`;
const photoName = ({ shop }: PlannedRepair, colour: number) => `${entityIdOf(shop)}/${seededId('photo', shop.slug, String(colour))}.png`;
const colourOf = ({ seed }: PlannedRepair) => seed % colours.length;

export function invoiceSample(plan: PlannedRepair, { netCents, work }: InvoiceText, invoicedAt: Date): SampleMedia {
  const { shop, person } = plan;
  const vatCents = Math.round(netCents * 0.2);
  const lines = [
    `Facture ${plan.digits} du ${invoicedAt.toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' })}`,
    shop.name,
    `${shop.street}, ${shop.zip} ${shop.city}`,
    `Client : ${person.firstName} ${person.lastName}`,
    work,
    `Montant HT : ${(netCents / 100).toFixed(2)} EUR`,
    `TVA 20 % : ${(vatCents / 100).toFixed(2)} EUR`,
    `Total TTC : ${((netCents + vatCents) / 100).toFixed(2)} EUR`,
    'Document de demonstration',
  ];
  return { name: invoiceName(plan), extension: 'pdf', bytes: () => samplePdf(lines.map(foldedLine)) };
}

/** Bikes of four colours at each shop that has files. */
export function photoSamples(plans: readonly PlannedRepair[]): SampleMedia[] {
  const pictures = colours.map((colour) => samplePng(colour));
  const names = new Map(plans.filter(({ gender }) => gender === 0).map((plan) => [photoName(plan, colourOf(plan)), colourOf(plan)]));
  return [...names].map(([name, colour]) => ({ name, extension: 'png', bytes: () => pictures[colour] as Uint8Array }));
}

export function invoiceDetails(plan: PlannedRepair, media: StoredMedia): OperationDetails {
  const { key, sha256 } = media(invoiceName(plan));
  return { mediaKey: key, mediaHash: sha256, extension: '.pdf' };
}

export function photoDetails(plan: PlannedRepair, media: StoredMedia): OperationDetails {
  const { key, sha256 } = media(photoName(plan, colourOf(plan)));
  return { mediaKey: key, mediaHash: sha256, extension: '.png' };
}
