import { strToU8, zip } from 'fflate';
import type { AsyncZippable } from 'fflate';
import { personExportLimits } from '@alveole/domain';
import type { PersonRequest, RequestEntry } from '../record/person-request.ts';
import type { RequestChange } from '../store/person-request-store.ts';
import { exportPage } from './export-page.ts';
import { gatherPerson } from './gather-person.ts';
import type { RequestPorts } from './request-ports.ts';

/** Pictures and PDF are compressed already. */
const documentOptions = { level: 0 } as const;
/** Bytes of documents in one archive: a person has some dozens, of ten megabytes at most each. */
const mostBytes = 384 * 1_048_576;

/** Makes every export that waits, and removes those whose time is over. One that fails is noted, and made anew when the desk asks. */
export async function workExports(ports: RequestPorts): Promise<void> {
  for (;;) {
    const request = await ports.personRequests.takeExport(ports.now());
    if (request === undefined) break;
    await makeExport(ports, request);
  }
  for (const request of await ports.personRequests.expiredExports(ports.now())) await expire(ports, request);
}

async function makeExport(ports: RequestPorts, request: PersonRequest): Promise<void> {
  const archive = await archiveOf(ports, request).catch((failure: unknown) => failure as Error);
  const at = ports.now();
  if (archive instanceof Uint8Array) {
    const { key, size } = await ports.media.store(`person-requests/${request.id}.zip`, archive, 'zip');
    const expiresAt = new Date(at.getTime() + personExportLimits.lifetimeDays * 24 * 3_600_000);
    await finish(ports, request.id, { state: 'ready', key, size, expiresAt }, { at, act: 'export-ready' });
  } else {
    await finish(ports, request.id, { state: 'failed' }, { at, act: 'export-failed' });
    throw archive;
  }
}

async function archiveOf(ports: RequestPorts, request: PersonRequest): Promise<Uint8Array> {
  const person = await gatherPerson(ports, request);
  const keys = [...new Set(person.parts.flatMap(({ documents }) => documents))];
  const note = (done: number) => ports.personRequests.noteProgress(request.id, done, keys.length + 1, ports.now());
  const names = new Map<string, string>();
  const files: AsyncZippable = {};
  let bytes = 0;
  for (const [index, key] of keys.entries()) {
    await note(index);
    const content = await ports.media.read(key);
    if (content === undefined) continue;
    bytes += content.length;
    if (bytes > mostBytes) throw new RangeError('The documents of a person do not fit into one archive.');
    const name = `documents/${String(index + 1).padStart(3, '0')}.${key.split('.').at(-1)}`;
    names.set(key, name);
    files[name] = [content, documentOptions];
  }
  await note(keys.length);
  const parts = person.parts.map((part) => ({
    ...part,
    documents: part.documents.flatMap((key) => names.get(key) ?? []),
  }));
  files['donnees.json'] = strToU8(JSON.stringify({ ...person, parts }, undefined, 2));
  files['lisez-moi.html'] = strToU8(exportPage(person, names));
  return new Promise((resolve, reject) =>
    zip(files, (failure, archive) => (failure === null ? resolve(archive) : reject(failure))),
  );
}

async function expire(ports: RequestPorts, request: PersonRequest): Promise<void> {
  if (request.export?.key !== undefined) await ports.media.removeAccepted(request.export.key);
  await finish(ports, request.id, { state: 'expired' }, { at: ports.now(), act: 'export-expired' });
}

/** Over whatever somebody did to the request meanwhile: the export is no act of the desk. */
async function finish(
  { personRequests }: RequestPorts,
  id: string,
  end: Omit<NonNullable<PersonRequest['export']>, 'done' | 'total'>,
  entry: RequestEntry,
): Promise<void> {
  for (;;) {
    const request = await personRequests.byId(id);
    if (request?.export === undefined) return;
    const { total } = request.export;
    const change: RequestChange = {
      export: { ...end, done: end.state === 'ready' ? total : request.export.done, total },
    };
    if (await personRequests.change(request, change, entry)) return;
  }
}
