import { createClient } from './create-client.ts';
import { serveAnswers } from './client-server.fixture.ts';

let server: Awaited<ReturnType<typeof serveAnswers>> | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** A client of a server whose answers follow the query. */
async function clientOf(answerOf: (query: URLSearchParams) => unknown) {
  const { url, requests } = (server = await serveAnswers((request) => ({
    body: answerOf(new URL(request.url, 'http://x').searchParams),
  })));
  return { client: createClient({ url }), urls: () => requests.map((request) => request.url.split('/').at(-1)) };
}

/** Every row of a list. */
async function all<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const read: T[] = [];
  for await (const row of rows) read.push(row);
  return read;
}

const file = (day: number) => ({ create_date: `2026-03-0${day}T09:00:00.000Z`, repair_id: `r${day}` });

it('each row of a list is read page by page, behind the last row of the one before, under the same filters', async () => {
  const pages: Readonly<Record<string, object[]>> = {
    first: [file(5), file(4)],
    '2026-03-04T09:00:00.000Z,r4': [file(3)],
  };
  const { client, urls } = await clientOf((query) => pages[query.get('created_before') ?? 'first'] ?? []);
  const rows = await all(client.repairs.listRepairs.each({ query: { status: 3 } as never }));
  expect(rows.map(({ repair_id }) => repair_id)).toEqual(['r5', 'r4', 'r3']);
  expect(urls()).toEqual([
    'repairs?status=3',
    'repairs?status=3&created_before=2026-03-04T09%3A00%3A00.000Z%2Cr4',
    'repairs?status=3&created_before=2026-03-03T09%3A00%3A00.000Z%2Cr3',
  ]);
});

it('a list of the oldest first goes on by the parameter of its order', async () => {
  const { client, urls } = await clientOf((query) => (query.has('created_after') ? [] : [file(1)]));
  await all(client.repairs.listRepairs.each({ query: { order: 'oldest' } }));
  expect(urls().at(-1)).toBe('repairs?order=oldest&created_after=2026-03-01T09%3A00%3A00.000Z%2Cr1');
});

it('a list in the order of a key goes on behind the place that its last row names', async () => {
  const { client, urls } = await clientOf((query) => (query.has('behind') ? [] : [{ list_place: 'a,e1' }]));
  await all(client.enrolment.listEntities.each({ query: { order: 'name' } }));
  expect(urls().at(-1)).toBe('entities?order=name&behind=a%2Ce1');
});

it('a place that is made of several fields leaves out those that a row lacks', async () => {
  const rows = [
    [{ validated_at: 'm', repair_id: 'r1', funder_id: 'f1' }],
    [{ validated_at: 'n', repair_id: 'r2' }],
    [],
  ];
  const { client, urls } = await clientOf(() => rows.shift());
  await all(client.refunds.listRefundable.each());
  expect(urls()).toEqual([
    'repairs_to_refund',
    'repairs_to_refund?created_after=m%2Cr1_f1',
    'repairs_to_refund?created_after=n%2Cr2',
  ]);
});

it('a list whose answer names the next page ends where it names none', async () => {
  const { client, urls } = await clientOf((query) =>
    query.has('after') ? { payments: [{ payment_id: '2' }] } : { payments: [{ payment_id: '1' }], next: 'x' },
  );
  const rows = await all(client.refunds.readOpenPayments.each());
  expect(rows.map(({ payment_id }) => payment_id)).toEqual(['1', '2']);
  expect(urls()).toEqual(['open_payments', 'open_payments?after=x']);
});

it('no further page is asked for than whoever reads needs', async () => {
  const { client, urls } = await clientOf(() => [file(2)]);
  for await (const row of client.repairs.listRepairs.each()) {
    expect(row.repair_id).toBe('r2');
    break;
  }
  expect(urls()).toHaveLength(1);
});

it('a list that does not go on fails instead of reading the same page for ever', async () => {
  const { client, urls } = await clientOf(() => [file(2)]);
  await expect(all(client.repairs.listRepairs.each())).rejects.toThrow('does not go on');
  expect(urls()).toHaveLength(2);
});
