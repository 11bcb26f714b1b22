import { beneficiaryRoutes } from '@alveole/contracts/beneficiary';
import { mediaRoutes } from '@alveole/contracts/media';
import { repairRoutes } from '@alveole/contracts/repair';
import type { ApiCaller, RouteDefinition, RouteInput, RouteResult } from '@alveole/contracts';
import type { RepairFile } from '@alveole/contracts/repair';
import { isComplementAsked, isIncomplete, RepairStatus } from '@alveole/domain';
import {
  changeDeviceFile,
  isLocalFileId,
  isReplacedVersion,
  deviceIdOf,
  localFileId,
  newestOwn,
  knownVatRate,
} from './device-file.ts';
import type { DeviceFile } from '../keep-on-device/stored-rows.ts';
import { isWaitingMedia } from './stored-media.ts';
import type { MediaShelf } from './stored-media.ts';
import type { Outbox } from './outbox.ts';
import { noRowHash, openedHere, withWaiting } from './provisional-file.ts';
import { createPeople } from './people.ts';
import { givenUp, isUnanswered, stillWaiting } from './unanswered.ts';

/** A caller that keeps what cannot be sent now; see docs/adr/0047. */
export interface OutageApi extends ApiCaller {
  /** Chosen files are kept here before they are sent. */
  readonly media: MediaShelf;
}

export function keepsMedia(api: ApiCaller): api is OutageApi {
  return 'media' in api;
}

export interface OutageApiDeps {
  readonly api: ApiCaller;
  readonly outbox: Outbox;
  readonly entityId: string;
  readonly now?: () => Date;
}

/** What a repairer adds to a file without needing an answer: documents, the bike put right, what he writes to the programme. */
const canWait: ReadonlySet<string> = new Set(['FAC', 'FACVE', 'PHO', 'VELO', 'MSG']);

const { openRepair, operateRepair, readOwnRepair } = repairRoutes;
const { registerConsumer, findConsumers } = beneficiaryRoutes;
const { readMedia } = mediaRoutes;
type Input<R extends RouteDefinition> = RouteInput<R>;

/** Wraps the shell's caller: a screen asks as ever, and gets the server's answer or what this device knows. */
export function createOutageApi({ api, outbox, entityId, now = () => new Date() }: OutageApiDeps): OutageApi {
  const { device, media } = outbox;
  const people = createPeople();

  const openHere = async ({ body }: Input<typeof openRepair>) => {
    const id = localFileId(body.local_id);
    const opening = { kind: 'open', person: people.recordedHere(body), body } as const;
    const person = people.find(body.operation_data.repair_consumer_id);
    const vatRate = await knownVatRate(device, entityId);
    await device.put('files', { id, file: openedHere({ id, entityId, opening, person, vatRate, at: now() }) });
    const answer = await outbox.submit(id, opening);
    return answer ?? { repair_id: id, repair_rozo_id: '', row_hash: noRowHash, status: RepairStatus.incomplete };
  };

  const operate = async ({ body }: Input<typeof operateRepair>) => {
    const fileId = await deviceIdOf(device, body.repair_id);
    if (!canWait.has(body.repair_data.operation_code)) {
      await outbox.flush();
      if ((await outbox.stepsOf(fileId)).length > 0) throw stillWaiting();
      const { serverId = body.repair_id, replaced } = (await device.get('files', fileId)) ?? {};
      const last_row_hash = newestOwn(body.last_row_hash, replaced);
      return api.call(operateRepair, { body: { ...body, repair_id: serverId, last_row_hash } });
    }
    const act = { kind: 'operate', body: { ...body, local_id: body.local_id ?? crypto.randomUUID() } } as const;
    const answer = await outbox.submit(fileId, act);
    return answer ?? { row_hash: body.last_row_hash, repair_rozo_id: '', status: RepairStatus.incomplete };
  };

  const readFile = async ({ params: { id } }: Input<typeof readOwnRepair>, options?: object): Promise<RepairFile> => {
    const fileId = await deviceIdOf(device, id);
    // Before the server is asked: what is acknowledged meanwhile is in neither then.
    const steps = await outbox.stepsOf(fileId);
    const deviceFile = await device.get('files', fileId);
    const serverId = deviceFile?.serverId ?? id;
    const file = isLocalFileId(serverId) ? undefined : await readAndKeep(fileId, serverId, options);
    const known = file ?? (await device.get('files', fileId))?.file;
    if (!known) throw isLocalFileId(serverId) ? givenUp() : stillWaiting();
    return withWaiting(known, steps);
  };

  /**
   * A file that waits for the repairer is gone on with; of any other the device knows no more than which it was. Answers
   * the file to show: this device's own where the read one is of a version that an own step has replaced.
   */
  const keepRead = async (fileId: string, read: RepairFile): Promise<RepairFile> => {
    let newest = read;
    await changeDeviceFile(device, fileId, (deviceFile) => {
      const { file, replaced } = deviceFile ?? {};
      const { repair_id, repair_rozo_id } = read;
      if (file && isReplacedVersion(read.row_hash, replaced)) newest = { ...file, repair_id, repair_rozo_id };
      return keptAfter({ id: fileId, replaced }, newest);
    });
    return newest;
  };
  /** Undefined when nobody answers. */
  const readAndKeep = async (fileId: string, id: string, options?: object): Promise<RepairFile | undefined> => {
    try {
      const file = await api.call(readOwnRepair, { params: { id } }, options);
      return await keepRead(fileId, file);
    } catch (failure) {
      if (isUnanswered(failure) && (await device.get('files', fileId))?.file) return undefined;
      throw failure;
    }
  };

  const own = new Map<RouteDefinition, (input: never, options?: object) => Promise<unknown>>([
    [openRepair, openHere],
    [operateRepair, operate],
    [readOwnRepair, readFile],
    [
      registerConsumer,
      (input: Input<typeof registerConsumer>) =>
        api.call(registerConsumer, input).then(
          (answer) => people.remember(answer.consumer_id, input.body) && answer,
          (failure: unknown) => {
            if (!isUnanswered(failure)) throw failure;
            return { consumer_id: people.recordHere(input.body), row_hash: noRowHash, is_new: true };
          },
        ),
    ],
    [
      findConsumers,
      async (input: Input<typeof findConsumers>, options?: object) => {
        const found = await api.call(findConsumers, input, options);
        for (const person of found) people.remember(person.consumer_id, person);
        return found;
      },
    ],
    [
      readMedia,
      async (input: Input<typeof readMedia>, options?: object) => {
        const { name } = input.params;
        if (!isWaitingMedia(name)) return api.call(readMedia, input, options);
        const url = await media.addressOf(name);
        if (url === undefined) throw stillWaiting();
        return { url };
      },
    ],
  ]);

  return {
    media,
    call: <R extends RouteDefinition>(route: R, input: RouteInput<R>, options?: object) => {
      const answer = own.get(route);
      // The table pairs each route with its own answer, which its type cannot tell.
      return answer ? (answer(input as never, options) as Promise<RouteResult<R>>) : api.call(route, input, options);
    },
  };
}

function keptAfter({ id, replaced }: Pick<DeviceFile, 'id' | 'replaced'>, file: RepairFile): DeviceFile | undefined {
  const { status, repair_id: serverId } = file;
  if (isIncomplete(status) || isComplementAsked(status)) return { id, serverId, file, ...(replaced && { replaced }) };
  return isLocalFileId(id) ? { id, serverId } : undefined;
}
