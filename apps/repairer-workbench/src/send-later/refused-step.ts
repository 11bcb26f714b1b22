import { openRepairBody } from '@alveole/contracts/repair';
import type { RepairBike, SentMedia } from '@alveole/contracts/repair';
import { centsOfEuros, RepairKind } from '@alveole/domain';
import { isWaitingMedia } from './stored-media.ts';
import type { Outbox } from './outbox.ts';
import type { Act, Step } from './step.ts';

export type Opening = Extract<Act, { kind: 'open' }>;

/** What was said in an operation, in the words of its form. */
export type SaidAgain =
  | { readonly act: 'message'; readonly text: string }
  | { readonly act: 'photo'; readonly waitingMedia: string | undefined }
  | {
      readonly act: 'invoice';
      readonly cents: number | null;
      readonly participants: number;
      readonly media: SentMedia;
      readonly fileName: string;
    };

/** The bike of a refused opening; undefined for a session, which has none. */
export function openedBikeOf({ body: { operation_data: data } }: Opening): RepairBike | undefined {
  if (data.gender === RepairKind.session) return undefined;
  return { brand: data.repair_bike_brand, serial: data.repair_bike_serial, comment: data.repair_bike_comment };
}

/** The same opening with another bike. */
export function withBike(opening: Opening, bike: RepairBike): Opening {
  const { local_id: localId, operation_data: data } = opening.body;
  const body = openRepairBody({ localId, kind: RepairKind.repair, consumerId: data.repair_consumer_id, bike });
  return { ...opening, body };
}

/** What a step said, to be said again in its form; undefined for an opening. */
export async function saidAgain({ device }: Outbox, { act }: Step): Promise<SaidAgain | undefined> {
  if (act.kind === 'open') return undefined;
  const { operation_code: code, operation_data: data } = act.body.repair_data;
  if (code === 'MSG') return { act: 'message', text: data.text };
  if (code === 'PHO')
    return { act: 'photo', waitingMedia: isWaitingMedia(data.media_url) ? data.media_url : undefined };
  if (code !== 'FAC' && code !== 'FACVE') return undefined;
  const { media_url: mediaName, media_hash: mediaHash, type_file: extension } = data;
  return {
    act: 'invoice',
    cents: 'amount_net' in data ? (centsOfEuros(data.amount_net) ?? null) : null,
    participants: 'amount_id' in data ? data.amount_id : 1,
    media: { mediaName, mediaHash, extension },
    fileName: (await device.get('media', mediaName))?.fileName ?? `facture${extension}`,
  };
}
