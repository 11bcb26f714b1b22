import { appError } from '@alveole/contracts';
import { repairPremium, sessionPremium } from '@alveole/domain';
import { invalidField } from '../repair/refusals.ts';
import type { OperationDetails } from '../repair/repair-record.ts';
import { requireCents } from './action-of.ts';
import type { DataOf, Effect, OperationContext } from './effect.ts';

type Evidence = Pick<DataOf<'PHO'>, 'media_url' | 'media_hash' | 'type_file'>;
type Kinds = Parameters<OperationContext['ports']['media']['accept']>[0]['kinds'];

const photoKinds: Kinds = ['jpeg', 'png'];

/** FAC: the invoice of a repair; its premium is the net amount up to the cap. */
export async function recordInvoice(context: OperationContext, data: DataOf<'FAC'>): Promise<Effect> {
  const netCents = requireCents('amount_net', data.amount_net);
  const toRefundCents = repairPremium(netCents, context.ports.campaign);
  const media = await acceptMedia(context, data);
  return { details: { ...media, netCents, toRefundCents }, set: { netCents, toRefundCents } };
}

/** FACVE: the invoice of a session; its premium depends on the number of persons alone. */
export async function recordSessionInvoice(context: OperationContext, data: DataOf<'FACVE'>): Promise<Effect> {
  const toRefundCents = sessionPremium(data.amount_id, context.ports.campaign);
  const media = await acceptMedia(context, data);
  return { details: { ...media, participants: data.amount_id, netCents: toRefundCents, toRefundCents }, set: { netCents: toRefundCents, toRefundCents } };
}

/** PHO: a picture of the bike, never a PDF. */
export async function addPhoto(context: OperationContext, data: DataOf<'PHO'>): Promise<Effect> {
  return { details: await acceptMedia(context, data, photoKinds) };
}

/**
 * Accepts what was uploaded below the file's establishment, whoever uploaded it, and answers its immutable copy.
 * The same upload accepted twice gives the same copy, so an operation tried again does no harm.
 */
async function acceptMedia({ ports, file }: OperationContext, evidence: Evidence, kinds?: Kinds): Promise<OperationDetails> {
  if (!evidence.media_url.endsWith(evidence.type_file)) throw invalidField('type_file', 'Not the extension of media_url');
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
