import { mediaRoutes } from '@alveole/contracts/media';
import { repairRoutes } from '@alveole/contracts/repair';
import {
  addPhoto,
  createDemoApi,
  demoAccount,
  freshState,
  openFile,
  preRegister,
  recordInvoice,
  signInAs,
} from '@alveole/demo';
import type { JourneyState } from '@alveole/demo';

/** Files of the demo's shop with invoice and photo, each of another client. */
export async function recordWholeFiles(url: string, count: number): Promise<readonly JourneyState[]> {
  const api = createDemoApi(url);
  const { mail, password } = await demoAccount(api, 'REP', 0);
  const files = Array.from({ length: count }, (): JourneyState => ({ ...freshState(), mail, password }));
  for (const state of files)
    for (const { run } of [preRegister, openFile, recordInvoice, addPhoto]) await run({ api, state });
  return files;
}

/** Whether the shop reads a file as it recorded it: invoice and photo can be opened. */
export async function isWhole(url: string, { mail, password, repairId = '' }: JourneyState): Promise<boolean> {
  const api = createDemoApi(url);
  const token = await signInAs(api, mail, password);
  const file = await api.call(repairRoutes.readOwnRepair, { params: { id: repairId } }, token);
  const names = file.history.flatMap(({ operation_data }) => operation_data.media_url ?? []);
  const answers = await Promise.all(
    names.map(async (name) => fetch((await api.call(mediaRoutes.readMedia, { params: { name } }, token)).url)),
  );
  return answers.length === 2 && answers.every(({ status }) => status === 200);
}
