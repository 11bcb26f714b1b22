import { amountsOfText, comparedAmounts, eurosOfCents, isRepair } from '@alveole/domain';
import type { OperationDetails } from '@alveole/repairs/seeding';
import { samplePdf, samplePng } from '@alveole/demo/sample-files';
import { seededId } from '../chance/seeded-id.ts';
import { entityIdOf } from '../establishments/representatives.ts';
import { foldedLine } from '../media/folded-line.ts';
import type { SampleMedia, StoredMedia } from '../media/store-media.ts';
import type { PlannedRepair } from './plan-repairs.ts';
import type { Tariff } from './tariffs.ts';

const colours = [
  [184, 50, 40],
  [30, 92, 150],
] as const;

const invoiceName = ({ shop }: PlannedRepair, { work, invoiceCents }: Tariff) =>
  `${entityIdOf(shop)}/${seededId('invoice', shop.slug, work, String(invoiceCents))}.pdf`;
const photoName = ({ shop }: PlannedRepair, colour: number) =>
  `${entityIdOf(shop)}/${seededId('photo', shop.slug, String(colour))}.png`;
const colourOf = ({ seed }: PlannedRepair) => seed % colours.length;

/** One invoice for each price of each shop, whatever the number of files that it stands in. */
export function invoiceSamples(
  stories: readonly { readonly plan: PlannedRepair; readonly tariff: Tariff }[],
): SampleMedia[] {
  return [
    ...new Map(stories.map(({ plan, tariff }) => [invoiceName(plan, tariff), invoiceSample(plan, tariff)])).values(),
  ];
}

function invoiceSample(plan: PlannedRepair, tariff: Tariff): SampleMedia {
  return { name: invoiceName(plan, tariff), extension: 'pdf', bytes: () => samplePdf(invoiceLines(plan, tariff)) };
}

function invoiceLines({ shop }: PlannedRepair, tariff: Tariff): string[] {
  const vatCents = Math.round(tariff.invoiceCents * 0.2);
  const lines = [
    'FACTURE',
    shop.name,
    `${shop.street}, ${shop.zip} ${shop.city}`,
    tariff.work,
    `Montant HT : ${eurosOfCents(tariff.invoiceCents).toFixed(2)} EUR`,
    `TVA 20 % : ${eurosOfCents(vatCents).toFixed(2)} EUR`,
    `Total TTC : ${eurosOfCents(tariff.invoiceCents + vatCents).toFixed(2)} EUR`,
    'Document de demonstration',
  ];
  return lines.map(foldedLine);
}

/** Bikes of two colours at each shop that has files. */
export function photoSamples(plans: readonly PlannedRepair[]): SampleMedia[] {
  const pictures = colours.map((colour) => samplePng(colour));
  const names = new Map(plans.filter(isRepair).map((plan) => [photoName(plan, colourOf(plan)), colourOf(plan)]));
  return [...names].map(([name, colour]) => ({ name, extension: 'png', bytes: () => pictures[colour] as Uint8Array }));
}

/** As the service leaves it: the amount that was typed for a repair is compared with the text of the invoice. */
export function invoiceDetails(
  { plan, tariff }: { readonly plan: PlannedRepair; readonly tariff: Tariff },
  media: StoredMedia,
): OperationDetails {
  const { key, sha256 } = media(invoiceName(plan, tariff));
  const document = { mediaKey: key, mediaHash: sha256, extension: '.pdf' } as const;
  if (!isRepair(plan)) return document;
  return { ...document, ...comparedAmounts(tariff.invoiceCents, amountsOfText(invoiceLines(plan, tariff))) };
}

export function photoDetails(plan: PlannedRepair, media: StoredMedia): OperationDetails {
  const { key, sha256 } = media(photoName(plan, colourOf(plan)));
  return { mediaKey: key, mediaHash: sha256, extension: '.png' };
}
