import { Refusal } from '@alveole/client';
import { refundRoutes } from '@alveole/contracts/refund';
import type { RouteDefinition } from '@alveole/contracts';
import type { RefundState } from '@alveole/domain';
import type { DemoApi } from '../api.ts';
import type { JourneyState } from '../journey.ts';
import { clockTime, exportBatch } from './pay-back.ts';

/** An instance whose batch somebody has written since the journey read it: it stands so, at version `newest`. */
function instance(state: RefundState) {
  const sent: string[] = [];
  const call = (route: RouteDefinition, { body }: { readonly body?: { readonly last_row_hash: string } }) => {
    if (route.name === refundRoutes.readRefundBatch.name) return { state, row_hash: 'newest' };
    if (route.name === refundRoutes.readSepaFile.name) return '<InstdAmt Ccy="EUR">50.00</InstdAmt>';
    if (route.name !== refundRoutes.writeRefund.name) return { access_token: 'token' };
    sent.push(body?.last_row_hash ?? '');
    if (body?.last_row_hash !== 'newest')
      throw new Refusal({ call: 'PUT', status: 409, body: { code: 'RefundVersionMismatchException' } });
    return { state: 'exported', row_hash: 'written' };
  };
  const api = {
    call: async (route: RouteDefinition, input: object) => call(route, input),
    json: () => Promise.resolve([{ role: 'ADM', permission: 1, mail: 'jean@exemple.fr', password: 'secret' }]),
  } as unknown as DemoApi;
  return { api, sent };
}

const journey = () => ({ batches: [{ batchId: 'batch-1', amount: 50, rowHash: 'read' }] }) as unknown as JourneyState;

it('tells the time of an operation on the clock of the campaign, not in UTC', () => {
  expect(clockTime('2026-11-28 08:54:10')).toBe('09:54');
});

describe('a step of a batch that somebody wrote meanwhile', () => {
  it('is taken on the batch as it is read anew', async () => {
    const { api, sent } = instance('approved');
    const state = journey();
    expect(await exportBatch.run({ api, state })).toContain('exported');
    expect([sent, state.batches?.[0]?.rowHash]).toEqual([['read', 'newest'], 'written']);
  });

  it('counts as taken where the batch stands there already', async () => {
    const { api, sent } = instance('exported');
    const state = journey();
    expect(await exportBatch.run({ api, state })).toContain('exported');
    expect([sent, state.batches?.[0]?.rowHash]).toEqual([['read'], 'newest']);
  });

  it('fails with the state of a batch that waits for another step', async () => {
    const { api, sent } = instance('withdrawn');
    await expect(exportBatch.run({ api, state: journey() })).rejects.toThrow('withdrawn');
    expect(sent).toEqual(['read']);
  });
});
