import { RepairStatus } from '@alveole/domain';
import {
  bytesOfHex,
  bytesOfText,
  fileFingerprintOf,
  isConsistent,
  isIncluded,
  leafHashOf,
  readHead,
} from '@alveole/transparency';
import { publisherOf } from '../publish-log/publish-log.harness.ts';
import { openRefunds } from '../refunds.harness.ts';
import type { OpenRefunds } from '../refunds.harness.ts';

const { validated } = RepairStatus;
const log = '/v1/refunds/log';

let refunds: OpenRefunds;
let firstFile: string;
beforeAll(async () => {
  refunds = await openRefunds();
  const entity = await refunds.establishment();
  const publisher = publisherOf(refunds);
  firstFile = await refunds.fileAt(validated, entity, { cents: 1000 });
  for (let count = 1; count < 5; count += 1) await refunds.fileAt(validated, entity, { cents: 1000 + count });
  await publisher.append();
  await publisher.sign();
  for (let count = 5; count < 8; count += 1) await refunds.fileAt(validated, entity, { cents: 1000 + count });
  await publisher.append();
});
afterAll(() => refunds?.close());

const get = (path: string) => refunds.visitor.get(`${log}${path}`);
const hashesIn = (hashes: string[]) => hashes.map((hash) => bytesOfHex(hash) as Uint8Array);

async function readNewest() {
  const [head] = (await get('/heads')).body as [{ text: string }];
  const { size = 0, root = '' } = readHead(head.text) ?? {};
  return { size, root: bytesOfHex(root) as Uint8Array };
}

describe('the public log over HTTP', () => {
  it('shows anybody keys, signed heads and the lines that the newest head covers, those of today later', async () => {
    const keys = (await get('/keys')).body;
    const heads = (await get('/heads')).body;
    expect(heads).toMatchObject([{ key_id: keys[0].key_id }]);
    const first = await get('/lines?from=0');
    expect(first.body.lines).toHaveLength(5);
    expect(first.headers['cache-control']).toBe('public, max-age=60');
    expect((await get('/lines?from=5')).body).toEqual({ from: 5, lines: [] });
    expect((await get(`/heads?before_day=${readHead(heads[0].text)?.day}`)).body).toEqual([]);
  });

  it('proves each line, and each size against the newest head', async () => {
    const { size, root } = await readNewest();
    const { lines } = (await get('/lines?from=0')).body as { lines: string[] };
    for (const [index, text] of lines.entries()) {
      const { leaf_hash, proof } = (await get(`/inclusion?index=${index}&size=${size}`)).body;
      const leafHash = leafHashOf(bytesOfText(text));
      expect(bytesOfHex(leaf_hash)).toEqual(leafHash);
      expect(isIncluded({ leafHash, index, size, proof: hashesIn(proof), root })).toBe(true);
    }
    const olderRoot = bytesOfHex((await get('/inclusion?index=0&size=1')).body.leaf_hash) as Uint8Array;
    const { proof } = (await get(`/consistency?older=1&newer=${size}`)).body;
    const claim = { olderSize: 1, olderRoot, newerSize: size, newerRoot: root, proof: hashesIn(proof) };
    expect(isConsistent(claim)).toBe(true);
  });

  it('shows the lines of a file to whoever has its number and the code that its shop reads, and none else', async () => {
    const { repair_rozo_id, receipt_code } = await refunds.money(firstFile);
    const fingerprint = fileFingerprintOf(repair_rozo_id, receipt_code);
    const { lines } = (await get(`/files/${fingerprint}`)).body;
    expect(lines).toMatchObject([{ text: expect.stringContaining('"cents":1000') }]);
    const other = fileFingerprintOf(repair_rozo_id, '0000000000000000');
    expect((await get(`/files/${other}`)).body.lines).toEqual([]);
  });

  it.each([
    ['/inclusion?index=5&size=5', 404],
    ['/inclusion?index=0&size=6', 404],
    ['/consistency?older=3&newer=2', 404],
    ['/consistency?older=1&newer=8', 404],
    ['/consistency?older=0&newer=5', 400],
    ['/lines?from=-1', 400],
    ['/lines?from=1e3', 400],
    ['/lines', 400],
    ['/files/abc', 400],
  ])('answers %s with %i', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });
});
