import {
  isSentDocument,
  openingRequestOf,
  openRepairBody,
  operationBody,
  operationOf,
} from '@alveole/contracts/repair';
import type { OperationData, RepairBike, SentAnswers, SentMedia } from '@alveole/contracts/repair';
import { RepairKind } from '@alveole/domain';
import { isWaitingMedia } from './stored-media.ts';
import type { Outbox } from './outbox.ts';
import type { Act, Step } from './step.ts';

export type Opening = Extract<Act, { kind: 'open' }>;
type Operation = Extract<Act, { kind: 'operate' }>;

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
      /** To the questions of the campaign; documents with the names of their files. */
      readonly answers: SentAnswers;
      readonly documentNames: Readonly<Record<string, string>>;
    };

function openedBikeOf({ body }: Opening): RepairBike | undefined {
  const { kind, bike } = openingRequestOf(body);
  return kind === RepairKind.session ? undefined : bike;
}

/** The bike that a refused step names; undefined for a session, which has none, and for what names no bike. */
export function namedBikeOf(act: Act): RepairBike | undefined {
  if (act.kind === 'open') return openedBikeOf(act);
  const { repair_data: operation } = act.body;
  return operation.operation_code === 'VELO' ? operationOf(operation).data : undefined;
}

/** The same step with another bike. */
export function withBike(act: Act, bike: RepairBike): Act {
  return act.kind === 'open' ? openedWith(act, bike) : correctedWith(act, bike);
}

/** Another content goes under another name: the server knows the refused one by its own. */
function correctedWith({ body }: Operation, bike: RepairBike): Operation {
  return {
    kind: 'operate',
    body: { ...body, local_id: crypto.randomUUID(), repair_data: operationBody.correctBike(bike) },
  };
}

function openedWith(opening: Opening, bike: RepairBike): Opening {
  const request = openingRequestOf(opening.body);
  return { ...opening, body: openRepairBody({ ...request, kind: RepairKind.repair, bike }) };
}

/** What a step said, to be said again in its form; undefined for an opening. */
export async function saidAgain({ device }: Outbox, { act }: Step): Promise<SaidAgain | undefined> {
  if (act.kind === 'open') return undefined;
  const operation = act.body.repair_data;
  switch (operation.operation_code) {
    case 'MSG':
      return { act: 'message', text: operationOf(operation).data.text };
    case 'PHO': {
      const { mediaName } = operationOf(operation).data;
      return { act: 'photo', waitingMedia: isWaitingMedia(mediaName) ? mediaName : undefined };
    }
    case 'FAC': {
      const { data } = operationOf(operation);
      return { act: 'invoice', cents: data.invoiceCents, participants: 1, ...(await withFileNames(device, data)) };
    }
    case 'FACVE': {
      const { data } = operationOf(operation);
      return { act: 'invoice', cents: null, participants: data.participants, ...(await withFileNames(device, data)) };
    }
    default:
      return undefined;
  }
}

async function withFileNames(
  device: Outbox['device'],
  { mediaName, mediaHash, extension, answers = {} }: OperationData['FAC'] | OperationData['FACVE'],
) {
  const nameOf = async (media: SentMedia, otherwise: string): Promise<string> =>
    (await device.get('media', media.mediaName))?.fileName ?? `${otherwise}${media.extension}`;
  const documents = Object.entries(answers).map(async ([id, answer]) =>
    isSentDocument(answer) ? [[id, await nameOf(answer, 'document')] as const] : [],
  );
  const media = { mediaName, mediaHash, extension };
  return {
    media,
    fileName: await nameOf(media, 'facture'),
    answers,
    documentNames: Object.fromEntries((await Promise.all(documents)).flat()),
  };
}
