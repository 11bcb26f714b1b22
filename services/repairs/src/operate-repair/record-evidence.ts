import { appError } from '@alveole/contracts';
import { repairPremium, sessionPremium, stampAmount } from '@alveole/domain';
import { invalidField } from '../wire/refusals.ts';
import { requireCents } from './action-of.ts';
import type { DataOf, Effect, OperationContext } from './effect.ts';
import { stampInvoice } from './stamp-invoice.ts';

type Evidence = Pick<DataOf<'PHO'>, 'media_url' | 'media_hash' | 'type_file'>;
/** The immutable copy of an upload. */
export interface AcceptedMedia {
  readonly mediaKey: string;
  readonly mediaHash: string;
  readonly extension: Evidence['type_file'];
}
type Kinds = Parameters<OperationContext['ports']['media']['accept']>[0]['kinds'];

const photoKinds: Kinds = ['jpeg', 'png'];

/** FAC: the invoice of a repair, stamped; its premium is the net amount up to the cap. */
export async function recordInvoice(context: OperationContext, data: DataOf<'FAC'>): Promise<Effect> {
  const netCents = requireCents('amount_net', data.amount_net);
  const toRefundCents = repairPremium(netCents, context.ports.campaign);
  const media = await acceptMedia(context, data);
  const { stamped, stampValue } = await stampInvoice(context, {
    ...media,
    name: data.media_url,
    amountCents: stampAmount(netCents, context.ports.campaign),
  });
  return { details: { ...media, ...stamped, netCents, toRefundCents }, set: { netCents, toRefundCents, stampValue } };
}

/** FACVE: the invoice of a session, stamped; its premium depends on the number of persons alone. */
export async function recordSessionInvoice(context: OperationContext, data: DataOf<'FACVE'>): Promise<Effect> {
  const toRefundCents = sessionPremium(data.amount_id, context.ports.campaign);
  const media = await acceptMedia(context, data);
  const { stamped, stampValue } = await stampInvoice(context, {
    ...media,
    name: data.media_url,
    amountCents: toRefundCents,
  });
  const amounts = { netCents: toRefundCents, toRefundCents };
  return {
    details: { ...media, ...stamped, ...amounts, participants: data.amount_id },
    set: { ...amounts, stampValue },
  };
}

/** PHO: a picture of the bike, never a PDF. */
export async function addPhoto(context: OperationContext, data: DataOf<'PHO'>): Promise<Effect> {
  return { details: await acceptMedia(context, data, photoKinds) };
}

/**
 * Accepts what was uploaded below the file's establishment, whoever uploaded it, and answers its immutable copy.
 * The same upload accepted twice gives the same copy, so an operation tried again does no harm.
 */
async function acceptMedia(
  { ports, file }: OperationContext,
  evidence: Evidence,
  kinds?: Kinds,
): Promise<AcceptedMedia> {
  if (!evidence.media_url.endsWith(evidence.type_file))
    throw invalidField('type_file', 'Not the extension of media_url');
  const accepted = await ports.media.accept({
    key: evidence.media_url,
    ownerPrefix: file.entityId,
    sha256: evidence.media_hash,
    extension: evidence.type_file,
    ...(kinds === undefined ? {} : { kinds }),
  });
  if (!accepted.ok) throw appError(accepted.refusal.code, accepted.refusal.message);
  return { mediaKey: accepted.value.key, mediaHash: accepted.value.sha256, extension: evidence.type_file };
}
