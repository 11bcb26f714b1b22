import { generateKeyPairSync } from 'node:crypto';
import { RepairStatus } from '@alveole/domain';
import { bytesOfHex, createGrowingTree, fileFingerprintOf, hexOf, readHead, verifyLog } from '@alveole/transparency';
import type { LogSource } from '@alveole/transparency';
import { openRefunds } from '../refunds.harness.ts';
import type { OpenRefunds } from '../refunds.harness.ts';
import { publisherOf } from './publish-log.harness.ts';

const { validated, sampleToReview } = RepairStatus;

let refunds: OpenRefunds;
beforeEach(async () => {
  refunds = await openRefunds();
});
afterEach(() => refunds?.close());

/** Straight to the stores, where the HTTP calls have tests of their own. */
function sourceOf({ ports: { publicLog, logHeads } }: ReturnType<typeof publisherOf>): LogSource {
  return {
    keys: () => logHeads.keys(),
    heads: (before) => logHeads.page(before, 10),
    lines: async (from) => (await publicLog.lines(from, from + 100)).map(({ text }) => text),
    fileLines: () => Promise.reject(new Error('not asked for')),
  };
}

describe('the public log of the ledgers', () => {
  it('writes into the public log what was granted, adjusted, withdrawn and paid, not what a batch reserves, and no person', async () => {
    const entity = await refunds.establishment();
    const paidFile = await refunds.fileAt(validated, entity, { cents: 5000 });
    const batch = await refunds.exported(paidFile);
    await refunds.move(batch, 'confirmed', (await refunds.batch(batch)).row_hash);
    await refunds.drain();
    await refunds.fileAt(validated, entity, { repair_id: paidFile, sequence: 6, cents: 4500 });
    const withdrawnFile = await refunds.fileAt(validated, entity, { cents: 3000 });
    await refunds.fileAt(sampleToReview, entity, { repair_id: withdrawnFile, from: validated, sequence: 6 });
    const publisher = publisherOf(refunds);
    await publisher.append();
    const lines = await publisher.lines();
    expect(lines.map(({ kind, cents }) => [kind, cents]).sort()).toEqual([
      ['adjusted', -500],
      ['granted', 3000],
      ['granted', 5000],
      ['paid', 5000],
      ['withdrawn', -3000],
    ]);
    expect(Object.keys(lines[0] ?? {})).toEqual(['kind', 'cents', 'funder', 'version', 'day', 'department', 'file']);
    expect(JSON.stringify(lines)).not.toMatch(/REP00012|Cycles/);
  });

  it.each([
    [1, 1],
    [4, 4],
    [0, undefined],
  ])(
    'writes version %i into each line of a file whose event names version %s of the campaign',
    async (version, campaignVersion) => {
      const entity = await refunds.establishment();
      const file = await refunds.fileAt(validated, entity, { cents: 5000, campaignVersion });
      await refunds.fileAt(validated, entity, { repair_id: file, sequence: 6, cents: 4500, campaignVersion });
      const publisher = publisherOf(refunds);
      await publisher.append();
      const lines = await publisher.lines();
      expect(lines.map((line) => line.version)).toEqual([version, version]);
    },
  );

  it('writes each entry into the public log once, whatever two replicas that publish at the same moment do', async () => {
    const entity = await refunds.establishment();
    for (let file = 0; file < 30; file += 1) await refunds.fileAt(validated, entity, { cents: 1000 + file });
    const [one, other] = [publisherOf(refunds), publisherOf(refunds)];
    await Promise.all([one.append(), other.append(), one.append()]);
    const lines = await one.lines();
    expect(new Set(lines.map(({ cents }) => cents)).size).toBe(30);
    expect(lines).toHaveLength(30);
    expect(await one.ports.publicLog.size()).toBe(30);
  });

  it('writes no line twice where a process ended between a line and the mark of its ledger', async () => {
    const entity = await refunds.establishment();
    await refunds.fileAt(validated, entity);
    const publisher = publisherOf(refunds);
    const { accounts } = publisher.ports;
    const [account] = await accounts.unpublished(1);
    await publisher.append();
    if (account) await refunds.database.collection('accounts').updateOne({}, { $set: { isPublished: false } });
    expect([await publisher.append(), (await publisher.lines()).length]).toEqual([0, 1]);
  });

  it('leaves entries out of the public log while the department of their shop cannot be asked for', async () => {
    const entity = await refunds.establishment();
    await refunds.fileAt(validated, entity);
    const publisher = publisherOf(refunds);
    publisher.ports.askDepartment = () => Promise.reject(new Error('away'));
    await expect(publisher.append()).rejects.toThrow('away');
    expect(await publisher.lines()).toEqual([]);
    expect(await publisherOf(refunds).append()).toBe(1);
  });

  it('names a department in the public log from its fifth file on, and keeps what a file was named at its first line', async () => {
    const entity = await refunds.establishment();
    const departments = new Map([[entity, '69']]);
    const files: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      files.push(await refunds.fileAt(validated, entity, { cents: 1000 + count }));
      await publisherOf(refunds, departments).append();
    }
    await refunds.fileAt(validated, entity, { repair_id: files[0] as string, sequence: 6, cents: 900 });
    await publisherOf(refunds, departments).append();
    const named = (await publisherOf(refunds).lines()).map(({ department }) => department);
    expect(named).toEqual(['autres', 'autres', 'autres', 'autres', '69', '69', 'autres']);
  });

  it('names a file in the public log by the hash of its number and of the code of its receipt', async () => {
    const entity = await refunds.establishment();
    const file = await refunds.fileAt(validated, entity);
    const publisher = publisherOf(refunds);
    await publisher.append();
    const account = await publisher.ports.accounts.find({ repairId: file, funderId: 'programme' });
    const code = (await publisher.ports.publicFiles.receiptCodeOf(file)) ?? '';
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    expect((await publisher.lines())[0]?.file).toBe(fileFingerprintOf(account?.fileNumber ?? '', code));
  });
});

describe('the signed heads of the public log', () => {
  it('signs one head of the log a day, which a verifier finds sound, by a new key too', async () => {
    const entity = await refunds.establishment();
    const later = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    await refunds.fileAt(validated, entity, { cents: 5000 });
    const first = publisherOf(refunds);
    await first.append();
    expect(await first.sign()).toMatchObject({ size: 1, totals: [{ funder: 'programme', grantedCents: 5000 }] });
    expect(await first.sign()).toBeUndefined();
    await refunds.fileAt(validated, entity, { cents: 3000 });
    const second = publisherOf(refunds, undefined, later);
    await second.append();
    expect(await second.sign()).toBeUndefined();
    refunds.clock.later(86_400_000);
    expect(await second.sign()).toMatchObject({ size: 2, totals: [{ grantedCents: 8000 }] });
    const [newest, older] = await second.ports.logHeads.page(undefined, 10);
    const { outcomes } = await verifyLog(sourceOf(second), { olderHead: older });
    expect(outcomes.filter(({ state }) => state !== 'sound')).toEqual([]);
    expect(newest?.keyId).not.toBe(older?.keyId);
  });

  it('signs the root over any number of lines, however many of its nodes are stored', async () => {
    const publisher = publisherOf(refunds);
    const { publicLog, logTree } = publisher.ports;
    for (let from = 0; from < 1100; from += 275) {
      const lines = Array.from({ length: 275 }, (_, index) => ({
        source: `${from + index}`,
        fingerprint: `${from + index}`,
        text: `{"kind":"granted","cents":${from + index}}`,
      }));
      await publicLog.append(lines);
      await logTree.hashOf({ from: 0, to: from + 275 });
    }
    const head = await publisher.sign();
    const hashes = await publicLog.hashes(0, 1100);
    const tree = createGrowingTree();
    for (const hash of hashes) tree.append(bytesOfHex(hash) as Uint8Array);
    expect(head?.root).toBe(hexOf(tree.root()));
  });

  it('signs no head before the first line, and none once the log has lost lines', async () => {
    const publisher = publisherOf(refunds);
    expect(await publisher.sign()).toBeUndefined();
    await refunds.fileAt(validated, await refunds.establishment());
    await publisher.append();
    await publisher.sign();
    expect(readHead((await publisher.ports.logHeads.newest())?.text ?? '')?.size).toBe(1);
    await refunds.database.collection('public_lines').deleteMany({});
    refunds.clock.later(86_400_000);
    await expect(publisher.sign()).rejects.toThrow('lost lines');
  });
});
