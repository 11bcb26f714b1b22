import { appError, isAppError, refusalIdOf } from '@alveole/contracts';
import type { ApiCaller, ErrorCode } from '@alveole/contracts';
import type { RepairFile } from '@alveole/contracts/repair';
import type { Device } from '../keep-on-device/device.ts';
import { changeDeviceFile, isLocalFileId, deviceIdOf } from './device-file.ts';
import { createMediaShelf } from './stored-media.ts';
import type { MediaShelf } from './stored-media.ts';
import { withBikeOf, withWaiting } from './provisional-file.ts';
import { sendStep, waitingMediaOf } from './send-step.ts';
import { stepOf } from './step.ts';
import type { Act, Step } from './step.ts';
import { isUnanswered } from './unanswered.ts';

/** The acts that this device has taken and the server has not yet acknowledged. */
export interface Outbox {
  readonly device: Device;
  /** The files that the acts name. */
  readonly media: MediaShelf;
  /**
   * Keeps an act and sends it behind those before it.
   * @returns the server's answer; undefined when it waits on the device, or was given up meanwhile
   * @throws the server's refusal, or that of a picture which cannot be read; nothing is kept then
   */
  submit(fileId: string, act: Act): Promise<unknown>;
  /** Sends what waits, in order, as far as the server answers. One tab does at a time. */
  flush(): Promise<void>;
  /** What waits or was refused, oldest first. */
  steps(): Promise<readonly Step[]>;
  /** The same of one file, by its id of the server or of this device. */
  stepsOf(id: string): Promise<readonly Step[]>;
  /** Lets a refused file's steps be sent again. */
  retry(fileId: string): Promise<void>;
  /** Sends an act in the place of one that was refused. */
  correct(step: Step, act: Act): Promise<void>;
  /** Gives up one step alone and sends what waits behind it; its media stay for whoever takes them up. */
  takeBack(step: Step): Promise<void>;
  /** Gives up what waits for a file. */
  abandon(fileId: string): Promise<void>;
  /** Called when something was kept, sent, refused or given up, in this tab or another. */
  subscribe(listener: () => void): () => void;
}

export interface OutboxDeps {
  readonly api: ApiCaller;
  readonly device: Device;
  readonly locks: Pick<LockManager, 'request'>;
  /** Tells the other tabs. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  readonly now?: () => Date;
}

/** Milliseconds after which nobody waits for an answer any more. */
const fetchedWithin = 300_000;

export function createOutbox({ api, device, locks, channel, now = () => new Date() }: OutboxDeps): Outbox {
  const media = createMediaShelf(api, device, now);
  /** Steps whose screen waits for the answer: it decided on the version that it shows. */
  const awaited = new Set<number>();
  const listeners = new Set<() => void>();
  const hear = (): void => listeners.forEach((listener) => listener());
  channel.addEventListener('message', hear);
  const tell = (): void => {
    hear();
    channel.postMessage('changed');
  };

  const all = async (): Promise<readonly Step[]> => (await device.getAll('steps')).flatMap((row) => stepOf(row) ?? []);
  const open = async (): Promise<readonly Step[]> => (await all()).filter(({ state }) => state !== 'sent');
  const keep = async (step: Step): Promise<void> => void (await device.put('steps', step));
  const drop = async (step: Step): Promise<void> => {
    await device.delete('steps', step.id);
    await Promise.all(mediaOf(step).map((name) => media.forget(name)));
  };
  const isCancelled = (step: Step): boolean => mediaOf(step).some((name) => media.isCancelled(name));
  /** Answers that nobody came for: whoever asked had gone on, or his tab was closed. */
  const sweep = async (): Promise<void> => {
    const old = (await all()).filter(
      ({ state, at }) => state === 'sent' && now().getTime() - Date.parse(at) > fetchedWithin,
    );
    await Promise.all(old.map(drop));
  };

  /** Until the file can be read again, this device shows what was acknowledged, and in which version. */
  const noteSent = async (step: Step, { row_hash }: Pick<RepairFile, 'row_hash'>): Promise<void> => {
    const seen = step.act.kind === 'operate' ? { [step.act.body.last_row_hash]: row_hash } : {};
    await changeDeviceFile(device, step.fileId, (deviceFile) => {
      if (!deviceFile?.file) return deviceFile;
      const { file, replaced } = deviceFile;
      return { ...deviceFile, file: { ...withWaiting(file, [step]), row_hash }, replaced: { ...replaced, ...seen } };
    });
  };

  /** Answers whether the next step may follow. */
  const send = async (step: Step): Promise<'sent' | 'refused' | 'unanswered'> => {
    try {
      const isRetry = step.isRetry || !awaited.has(step.id);
      const answer = await sendStep({ api, device, media }, { ...step, isRetry });
      await noteSent(step, answer);
      await keep({ ...step, state: 'sent', answer });
      return 'sent';
    } catch (failure) {
      if (isCancelled(step)) {
        await drop(step);
        return 'sent';
      }
      if (isUnanswered(failure)) {
        await keep({ ...step, isRetry: true });
        return 'unanswered';
      }
      await keep({ ...step, state: 'refused', isRetry: true, refusal: refusalOf(failure) });
      return 'refused';
    }
  };

  const sendAll = async (): Promise<void> => {
    await sweep();
    const busyFiles = new Set<string>();
    for (const step of await open()) {
      if (step.state === 'refused') busyFiles.add(step.fileId);
      if (busyFiles.has(step.fileId)) continue;
      const outcome = await send(step);
      if (outcome === 'unanswered') break;
      if (outcome === 'refused') busyFiles.add(step.fileId);
      // The screen that waits for the answer says the refusal itself, and its form still holds what was typed.
      if (outcome === 'sent' || !awaited.has(step.id)) tell();
    }
    // Whoever asked for them goes on: they will join the file as it is then.
    for (const step of await open()) if (!step.isRetry) await keep({ ...step, isRetry: true });
  };
  /** One tab at a time, and nothing else meanwhile. */
  const inTurn = (work: () => Promise<void>): Promise<void> => locks.request('alveole-outbox', work) as Promise<void>;
  const flush = (): Promise<void> => inTurn(sendAll);

  /** Whoever pressed learns at once of a picture that cannot be read, or has cancelled it; nothing is kept then. */
  const prepare = async (step: Step): Promise<void> => {
    try {
      for (const name of mediaOf(step)) await media.prepared(name);
    } catch (failure) {
      if (isUnanswered(failure)) return;
      await inTurn(() => device.delete('steps', step.id));
      tell();
      throw failure;
    }
  };

  const submit = async (fileId: string, act: Act): Promise<unknown> => {
    const fresh = { fileId, act, at: now().toISOString(), state: 'waiting', isRetry: false } as const;
    // The store numbers it: the order of keeping is the order of sending.
    const id = await device.add('steps', fresh);
    awaited.add(id);
    try {
      await prepare({ ...fresh, id });
      await flush();
    } finally {
      awaited.delete(id);
    }
    const step = stepOf(await device.get('steps', id));
    // The form still holds what was typed and chosen, its file too.
    if (step?.state === 'refused') await device.delete('steps', id);
    tell();
    if (!step || step.state === 'waiting') return undefined;
    if (step.state === 'refused') throw failureOf(step);
    await drop(step);
    return step.answer;
  };

  const retry = async (fileId: string): Promise<void> => {
    await change(fileId, (step) => keep({ ...step, state: 'waiting', refusal: undefined }));
    await flush();
  };
  const abandonFile = async (fileId: string): Promise<void> => {
    const deviceFile = await device.get('files', fileId);
    if (isLocalFileId(fileId) && deviceFile?.serverId === undefined) await device.delete('files', fileId);
    await change(fileId, drop);
  };

  const change = async (fileId: string, act: (step: Step) => Promise<void>): Promise<void> => {
    const own = (await open()).filter((step) => step.fileId === fileId);
    for (const step of own) await act(step);
    tell();
  };

  return {
    device,
    media,
    submit,
    flush,
    steps: open,
    stepsOf: async (id) => {
      const fileId = await deviceIdOf(device, id);
      return (await open()).filter((step) => step.fileId === fileId);
    },
    retry,
    correct: async (step, act) => {
      await inTurn(async () => {
        await keep({ ...step, act });
        const deviceFile = await device.get('files', step.fileId);
        if (act.kind === 'open' && deviceFile?.file)
          await device.put('files', { ...deviceFile, file: withBikeOf(deviceFile.file, act.body) });
      });
      await retry(step.fileId);
    },
    takeBack: async (step) => {
      await inTurn(() => device.delete('steps', step.id));
      await retry(step.fileId);
    },
    abandon: (fileId) => inTurn(() => abandonFile(fileId)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The files that an act waits to upload. */
function mediaOf({ act }: Step): readonly string[] {
  return act.kind === 'operate' ? waitingMediaOf(act.body.repair_data) : [];
}

function refusalOf(failure: unknown): NonNullable<Step['refusal']> {
  if (isAppError(failure)) {
    const { code, message, sentences, premiumCents } = failure;
    return {
      code,
      message,
      id: refusalIdOf(failure),
      ...(sentences && { sentences }),
      ...(premiumCents !== undefined && { premiumCents }),
    };
  }
  return { code: 'InternalError', message: 'unexpected failure' };
}

/** The refusal as the server said it: its text is found by its id, or it brings the sentences of the campaign. */
export function failureOf({ refusal }: Pick<Step, 'refusal'>) {
  const { code = 'InternalError', message = '', id, sentences, premiumCents } = refusal ?? {};
  // It was kept from an `AppError`, whose code it is.
  return appError(code as ErrorCode, message, {
    ...(id && { refusal: id }),
    ...(sentences && { sentences }),
    ...(premiumCents !== undefined && { premiumCents }),
  });
}
