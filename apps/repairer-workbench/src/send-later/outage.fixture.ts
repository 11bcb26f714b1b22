import { appError } from '@alveole/contracts';
import { beneficiaryRoutes } from '@alveole/contracts/beneficiary';
import { mediaRoutes } from '@alveole/contracts/media';
import { repairRoutes } from '@alveole/contracts/repair';
import type { RouteResult } from '@alveole/contracts';
import { RepairStatus } from '@alveole/domain';
import { fakeRemoteProps } from '@alveole/testing/browser';
import { buildRepairFile } from '@alveole/testing/builders';
import { createLocks, freshDevice, silentChannel } from '../keep-on-device/browser.fixture.ts';
import { createOutageApi } from './outage-api.ts';
import { createOutbox } from './outbox.ts';

type Operated = RouteResult<typeof repairRoutes.operateRepair>;

export const hash = 'abcdef0123456789abcdef0123456789';
const lost = () => appError('ServiceUnavailableException', 'network error');

/** A counter before a server that may be out of reach, and that remembers what reached it. */
export async function counterInOutage() {
  const { api } = fakeRemoteProps({ role: 'REP' });
  const server = { isReached: true, losesAnswers: false, refusal: undefined as unknown, recorded: [] as string[] };
  /** What came twice under one name counts once. */
  const record = <Answer>(name: string, answer: Answer): Answer => {
    if (!server.isReached) throw lost();
    if (server.refusal !== undefined) throw server.refusal;
    if (!server.recorded.includes(name)) server.recorded.push(name);
    if (server.losesAnswers) throw lost();
    return answer;
  };
  const operated: Operated = { row_hash: hash, repair_rozo_id: 'REP00042_10001', status: RepairStatus.incomplete };
  const reached = <Answer>(answer: Answer): Answer => {
    if (!server.isReached) throw lost();
    return answer;
  };
  api
    .answer(repairRoutes.openRepair, ({ body }) =>
      record(`INIT ${body.local_id}`, { ...operated, repair_id: `server-${body.local_id}` }),
    )
    .answer(repairRoutes.operateRepair, ({ body }) =>
      record(`${body.repair_data.operation_code} ${body.local_id}`, operated),
    )
    .answer(repairRoutes.readOwnRepair, ({ params }) =>
      reached(buildRepairFile({ repair_id: params.id, row_hash: hash, missing: ['FAC', 'PHO', 'VAL'] })),
    )
    .answer(mediaRoutes.readMediaPrefix, () => reached({ media_url_prefix: 'entity-1/' }))
    .answer(mediaRoutes.readMediaPutUrl, ({ query }) => reached({ url: `https://store/${query.name}` }))
    .answer(beneficiaryRoutes.registerConsumer, () =>
      reached({ consumer_id: 'B7K2M9QX', row_hash: hash, is_new: true }),
    );
  const device = await freshDevice();
  const outbox = createOutbox({ api, device, locks: createLocks(), channel: silentChannel });
  return { api, server, device, outbox, counter: createOutageApi({ api, outbox, entityId: 'entity-1' }) };
}

/** The tab that opens on the same device once the first one is gone, and its locks with it. */
export function nextTab({ api, device }: Pick<Awaited<ReturnType<typeof counterInOutage>>, 'api' | 'device'>) {
  const outbox = createOutbox({ api, device, locks: createLocks(), channel: silentChannel });
  return { outbox, counter: createOutageApi({ api, outbox, entityId: 'entity-1' }) };
}
