import type { OperationData } from '@alveole/contracts/repair';
import { acceptedValue } from '@alveole/contracts';
import { comparedAmounts, decideLearner, isIncomplete, isPhotoFresh, refuse, stalePhoto } from '@alveole/domain';
import type { Effect } from '../record/effect.ts';
import type { OperationDetails } from '../record/history-record.ts';
import { invoiceVatOf } from '../record/invoice-vat.ts';
import { bandsOf } from '../record/hash-bands.ts';
import type { Reckoning } from '../reckon-premium/reckon-invoice.ts';
import { conditionNotMet, premiumChanged } from '../wire/refusals.ts';
import { recordAnswers } from './record-answers.ts';
import { acceptMedia, storedMediaOf } from './accept-media.ts';
import type { AcceptedKinds } from './accept-media.ts';
import type { OperationContext } from './effects.ts';
import type { AcceptedMedia } from '../record/operation.ts';
import { stampInvoice } from '../read-evidence/stamp-invoice.ts';

const photoKinds: AcceptedKinds = ['jpeg', 'png'];

/** FAC: the invoice of a repair, stamped; its premium is what the rules of the campaign give. Throws ConditionNotMetException, PremiumChangedException. */
export async function recordInvoice(
  context: OperationContext,
  { invoiceCents, announcedPremiumCents, answers, ...sent }: OperationData['FAC'],
): Promise<Effect> {
  const { amounts, shares, record: reckoning } = requireReckoning(context);
  requireAnnounced(announcedPremiumCents, amounts.premiumCents);
  const media = storedMediaOf(sent, await acceptMedia(context, sent));
  const stamping = { ...media, name: sent.mediaName, amountCents: amounts.premiumCents };
  const [{ stamped, stampValue, invoiceVat }, hashes, printed, answered] = await Promise.all([
    stampInvoice(context, stamping),
    perceptualHashOf(context, media),
    printedBy(context, media, invoiceCents),
    recordAnswers(context, answers, media),
  ]);
  return {
    fileFields: { amounts, shares },
    details: { ...media, ...hashes, ...printed, ...stamped, ...amounts, reckoning, ...answered?.details },
    set: { stampValue, invoiceVat, invoiceCampaignVersion: reckoning.campaignVersion, ...answered?.set },
  };
}

/** FACVE: the invoice of a session, stamped; its premium depends on the number of persons alone. Throws ConditionNotMetException. */
export async function recordSessionInvoice(
  context: OperationContext,
  { participants, answers, ...sent }: OperationData['FACVE'],
): Promise<Effect> {
  const { amounts, shares, record: reckoning } = requireReckoning(context);
  const media = storedMediaOf(sent, await acceptMedia(context, sent));
  await requireLearnerLeft(context, media.mediaHash, participants);
  const stamping = { ...media, name: sent.mediaName, amountCents: amounts.premiumCents };
  const [{ stamped, stampValue, invoiceVat }, hashes, printed, answered] = await Promise.all([
    stampInvoice(context, stamping),
    perceptualHashOf(context, media),
    printedBy(context, media, undefined),
    recordAnswers(context, answers, media),
  ]);
  return {
    fileFields: { amounts, shares },
    details: { ...media, ...hashes, ...printed, ...stamped, ...amounts, participants, reckoning, ...answered?.details },
    set: { stampValue, invoiceVat, invoiceCampaignVersion: reckoning.campaignVersion, ...answered?.set },
  };
}

/** Throws ConditionNotMetException with every condition of the campaign that the file does not meet. */
function requireReckoning({ facts }: OperationContext): Reckoning {
  if (facts.reckoning === undefined) throw new Error('An invoice has a reckoning.');
  const { unmetConditions } = facts.reckoning;
  if (unmetConditions.length > 0) throw conditionNotMet(unmetConditions.map(({ sentence }) => sentence));
  return facts.reckoning;
}

/** A version of the campaign may have been published since the page was opened that told the client the premium. */
function requireAnnounced(announcedCents: number | undefined, premiumCents: number): void {
  if (announcedCents !== undefined && announcedCents !== premiumCents)
    throw premiumChanged(announcedCents, premiumCents);
}

/** Two at the same moment may both pass: the desk has a hint on what two files share. */
async function requireLearnerLeft(
  { ports, file }: OperationContext,
  mediaHash: string,
  participants: number,
): Promise<void> {
  const sessions = await ports.repairs.sessionsOfInvoice(file.entityId, mediaHash);
  acceptedValue(decideLearner(file, sessions, participants));
}

/** PHO: a picture of the bike, never a PDF. */
export async function addPhoto(context: OperationContext, sent: OperationData['PHO']): Promise<Effect> {
  const media = await acceptMedia(context, sent, photoKinds);
  requireFresh(context, media.takenAt);
  const records = storedMediaOf(sent, media);
  return { details: { ...records, ...(await perceptualHashOf(context, records)) } };
}

/** The repairer photographs the bike that he hands over. Later pictures answer a question; a picture may say no moment. */
function requireFresh({ file, person, now }: OperationContext, takenAt: Date | undefined): void {
  const isHandedOver = person.role === 'REP' && isIncomplete(file.status);
  if (isHandedOver && takenAt !== undefined && !isPhotoFresh(takenAt, now)) acceptedValue(refuse(stalePhoto));
}

/** By what hints know the picture again; a PDF has no look, and what cannot be read is not compared. */
async function perceptualHashOf(
  { ports }: OperationContext,
  { mediaKey, extension }: AcceptedMedia,
): Promise<Pick<OperationDetails, 'perceptualHash' | 'perceptualHashBands'>> {
  if (extension === '.pdf') return {};
  const bytes = await ports.media.read(mediaKey);
  const perceptualHash = bytes && (await ports.imageHashes.of(bytes));
  return perceptualHash === undefined ? {} : { perceptualHash, perceptualHashBands: bandsOf(perceptualHash) };
}

/**
 * Whether the PDF prints the typed amount, what it prints instead, and that it is a credit note; a picture has no text, and
 * what cannot be read is not compared.
 */
async function printedBy(
  { ports, file }: OperationContext,
  { mediaKey, extension }: AcceptedMedia,
  invoiceCents: number | undefined,
): Promise<Pick<OperationDetails, 'printedAmounts' | 'isAmountPrinted' | 'isCreditNote'>> {
  if (extension !== '.pdf') return {};
  const bytes = await ports.media.read(mediaKey);
  if (!bytes) return {};
  const { amounts, isCreditNote } = await ports.printedAmounts.of(bytes);
  const { rate } = invoiceVatOf(await ports.establishments.known(file.entityId));
  return {
    ...(invoiceCents !== undefined && comparedAmounts(invoiceCents, amounts, { rate, campaign: ports.campaign })),
    ...(isCreditNote && { isCreditNote }),
  };
}
