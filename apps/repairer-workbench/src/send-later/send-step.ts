import { isAppError } from '@alveole/contracts';
import { beneficiaryRoutes } from '@alveole/contracts/beneficiary';
import { repairRoutes } from '@alveole/contracts/repair';
import type { ApiCaller, RouteResult } from '@alveole/contracts';
import type { Device } from '../keep-on-device/device.ts';
import { changeDeviceFile, isLocalFileId, newestOwn } from './device-file.ts';
import { isWaitingMedia } from './stored-media.ts';
import type { MediaShelf } from './stored-media.ts';
import type { Act, Step } from './step.ts';
import { stillWaiting } from './unanswered.ts';

type Opening = Extract<Act, { kind: 'open' }>;
type Operation = Extract<Act, { kind: 'operate' }>;
type Body = Operation['body'];
type Opened = RouteResult<typeof repairRoutes.openRepair>;
type Operated = RouteResult<typeof repairRoutes.operateRepair>;

interface Way {
  readonly api: ApiCaller;
  readonly device: Device;
  readonly media: MediaShelf;
}

/**
 * Sends one step. The server knows it by its `local_id`: sent twice, it counts once.
 * @throws AppError as the calls do
 */
export function sendStep(way: Way, { act, fileId, isRetry }: Step): Promise<Opened | Operated> {
  return act.kind === 'open' ? open(way, act, fileId) : operate(way, act, { fileId, isRetry });
}

/** Records the person where need be: recorded twice, it is still one person. */
async function open({ api, device }: Way, { person, body }: Opening, fileId: string): Promise<Opened> {
  const { operation_data } = body;
  const consumerId = person
    ? (await api.call(beneficiaryRoutes.registerConsumer, { body: person })).consumer_id
    : operation_data.repair_consumer_id;
  const opened = await api.call(repairRoutes.openRepair, {
    body: { ...body, operation_data: { ...operation_data, repair_consumer_id: consumerId } },
  });
  await changeDeviceFile(device, fileId, (deviceFile) => ({ ...deviceFile, id: fileId, serverId: opened.repair_id }));
  return opened;
}

/**
 * Whoever stands before the screen decides on the version that he sees, or on what his own steps made of it while he
 * pressed; a step that waited joins the newest one.
 */
async function operate(
  { api, device, media }: Way,
  { body }: Operation,
  { fileId, isRetry }: Pick<Step, 'fileId' | 'isRetry'>,
): Promise<Operated> {
  const repair_id = await serverIdOf(device, body.repair_id);
  const sent = { ...body, repair_id, repair_data: await withUploads(media, body.repair_data) };
  const send = (last_row_hash: string) => api.call(repairRoutes.operateRepair, { body: { ...sent, last_row_hash } });
  if (!isRetry && !isLocalFileId(body.repair_id))
    return send(newestOwn(body.last_row_hash, (await device.get('files', fileId))?.replaced));
  const sendOnNewest = async () => send(await newestHash(api, repair_id));
  return sendOnNewest().catch((failure: unknown) => {
    if (isAppError(failure) && failure.code === 'RepairVersionMismatchException') return sendOnNewest();
    throw failure;
  });
}

async function newestHash(api: ApiCaller, id: string): Promise<string> {
  return (await api.call(repairRoutes.readOwnRepair, { params: { id } })).row_hash;
}

async function serverIdOf(device: Device, id: string): Promise<string> {
  if (!isLocalFileId(id)) return id;
  const serverId = (await device.get('files', id))?.serverId;
  if (serverId === undefined) throw stillWaiting();
  return serverId;
}

type OperationRequest = Body['repair_data'];

interface NamedMedia {
  readonly media_url: string;
}

/** Every file that an operation names: its evidence, and the documents that answer the campaign's questions. */
function namedMediaOf({ operation_data: data }: OperationRequest): readonly NamedMedia[] {
  const answers = 'answers' in data ? Object.values(data.answers ?? {}) : [];
  return [
    ...('media_url' in data ? [data] : []),
    ...answers.flatMap((answer) => (isNamedMedia(answer) ? [answer] : [])),
  ];
}

async function withUploads(media: MediaShelf, operation: OperationRequest): Promise<OperationRequest> {
  const uploads = new Map<string, object>();
  for (const name of waitingMediaOf(operation)) {
    const { mediaName: media_url, mediaHash: media_hash, extension: type_file } = await media.upload(name);
    uploads.set(name, { media_url, media_hash, type_file });
  }
  if (uploads.size === 0) return operation;
  const uploaded = <Part>(part: Part): Part =>
    isNamedMedia(part) ? { ...part, ...uploads.get(part.media_url) } : part;
  const { operation_data: data } = operation;
  const answers = 'answers' in data &&
    data.answers && {
      answers: Object.fromEntries(Object.entries(data.answers).map(([id, answer]) => [id, uploaded(answer)])),
    };
  return { ...operation, operation_data: { ...uploaded(data), ...answers } } as OperationRequest;
}

function isNamedMedia(part: unknown): part is NamedMedia {
  return typeof part === 'object' && part !== null && 'media_url' in part;
}

/** The names of the files that an operation waits to upload. */
export function waitingMediaOf(operation: OperationRequest): readonly string[] {
  return namedMediaOf(operation)
    .map(({ media_url }) => media_url)
    .filter(isWaitingMedia);
}
