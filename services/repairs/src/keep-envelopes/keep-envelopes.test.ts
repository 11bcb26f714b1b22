import { actAs, completeFile, startFunded } from '../envelopes.harness.ts';
import type { FundedHarness } from '../envelopes.harness.ts';
import { takeChanges } from '../hold-envelopes/change-envelopes.ts';
import { standingEnvelopes } from '../hold-envelopes/standing-envelopes.ts';
import { withId } from '../record/file-envelopes.ts';
import { compareEnvelopes, correctEnvelopes, hasAny } from './compare-envelopes.ts';
import { envelopesCommand } from './envelopes.command.ts';

let funded: FundedHarness;
beforeAll(async () => {
  funded = await startFunded({ ville: { euros: 150, usedUp: 'refuser' } });
});
afterAll(() => funded?.close());

/** Takes 5 € for a file, as a process does before it writes the file, and dies. */
async function dieBetween(repairId: string, isWritten: boolean) {
  const { ports } = funded;
  const file = await ports.repairs.byId(repairId);
  const before = file?.envelopes?.entries ?? [];
  const after = before.map((entry) => (entry.funderId === 'ville' ? { ...entry, cents: entry.cents + 500 } : entry));
  const taken = await takeChanges(ports, await standingEnvelopes(ports, true), { repairId, before, after });
  if (isWritten && file?.envelopes && taken)
    await ports.repairs.keepEnvelopes(file, {
      envelopes: { ...file.envelopes, entries: after, changeIds: withId(file.envelopes.changeIds, taken.id) },
    });
  return taken;
}

describe('a process that dies between an envelope and its file', () => {
  it('leaves what it took taken for a minute, then free again where the file was not written', async () => {
    const { file } = await completeFile(funded);
    const [reserved, , , left] = await funded.sums('ville');
    await dieBetween(file.repair_id, false);
    await funded.lookAfter();
    expect(await funded.sums('ville')).toEqual([reserved, 0, 0, Number(left) - 500]);
    funded.harness.clock.later(61_000);
    await funded.lookAfter();
    expect(await funded.sums('ville')).toEqual([reserved, 0, 0, left]);
  });

  it('leaves a file whose slow write fails once the envelope was given back', async () => {
    const { file } = await completeFile(funded);
    const { row_hash } = await funded.stored(file);
    await dieBetween(file.repair_id, false);
    funded.harness.clock.later(61_000);
    await funded.lookAfter();
    const answer = await funded.admin.put('/backend/repair', {
      repair_id: file.repair_id,
      last_row_hash: row_hash,
      repair_data: { operation_code: 'AVAL', operation_data: {} },
    });
    expect(answer.body.code).toBe('RepairVersionMismatchException');
  });

  it('leaves a change that counts once, a minute later, where the file was written', async () => {
    const { file } = await completeFile(funded);
    const [reserved, , , left] = await funded.sums('ville');
    await dieBetween(file.repair_id, true);
    funded.harness.clock.later(61_000);
    await funded.lookAfter();
    await funded.lookAfter();
    expect(await funded.sums('ville')).toEqual([Number(reserved) + 500, 0, 0, Number(left) - 500]);
    expect(hasAny(await compareEnvelopes(funded.ports))).toBe(false);
  });
});

describe('the comparison of an envelope with its files', () => {
  it('tells by how much an account differs, and puts it right', async () => {
    await completeFile(funded);
    const before = await funded.sums('ville');
    const record = (await funded.ports.envelopes.ofCampaign('open-ended')).get('ville');
    if (record === undefined) throw new Error('The envelope has no account');
    await funded.ports.envelopes.correct(record, { reservedCents: 700, committedCents: 0, paidCents: 0 });
    const differences = await compareEnvelopes(funded.ports);
    expect(differences.get('ville')).toEqual({ reservedCents: -700, committedCents: 0, paidCents: 0 });
    expect((await funded.admin.get('/v1/repairs/envelopes')).body[0].difference_cents).toBe(700);
    await expect(funded.harness.run(envelopesCommand)).rejects.toThrow(/--recount/);
    await correctEnvelopes(funded.ports, differences);
    expect(await funded.sums('ville')).toEqual(before);
    expect(await funded.harness.run(envelopesCommand, '--recount')).toEqual([
      expect.stringMatching(/dossiers recomptés/),
      expect.stringMatching(/^ville\s: écart de 0,00\s€$/),
      'Les enveloppes sont ce que disent les dossiers.',
    ]);
  });
});

describe('the alert of an envelope', () => {
  const alerts = async () => {
    await funded.harness.drain();
    const sent = funded.harness.events('open-ended/ville', 'envelope.alerted');
    return sent.map(({ data }) => (data as { percent: number }).percent);
  };

  it('is told at 80 and at 95 per cent, each once', async () => {
    for (;;) {
      const [reserved] = await funded.sums('ville');
      if (Number(reserved) >= 12_000) break;
      await completeFile(funded);
    }
    await funded.lookAfter();
    await funded.lookAfter();
    expect(await alerts()).toEqual([80]);
    const { file } = await completeFile(funded);
    await completeFile(funded).catch(() => undefined);
    await funded.lookAfter();
    expect(await alerts()).toEqual([80, 95]);
    await actAs(funded, funded.admin, file, 'NIL');
    await completeFile(funded);
    await funded.lookAfter();
    expect(await alerts()).toEqual([80, 95]);
  });

  it('is told again only after the envelope was raised', async () => {
    const { campaign } = funded.ports;
    const raised = {
      ...funded.ports,
      campaign: { ...campaign, version: campaign.version + 1, funders: raisedFunders(170_00) },
    };
    await funded.lookAfter(raised);
    expect(await alerts()).toEqual([80, 95, 80]);
  });

  it('follows the amount of a folder that its operator changed without another number, never that of an earlier version', async () => {
    const { campaign } = funded.ports;
    const version = campaign.version + 1;
    const changed = { ...funded.ports, campaign: { ...campaign, version, funders: raisedFunders(180_00) } };
    await funded.lookAfter(changed);
    await funded.lookAfter();
    const record = (await funded.ports.envelopes.ofCampaign('open-ended')).get('ville');
    expect(record?.amountCents).toBe(180_00);
  });

  function raisedFunders(amountCents: number) {
    return funded.ports.campaign.funders?.map((funder) =>
      funder.envelope ? { ...funder, envelope: { ...funder.envelope, amountCents } } : funder,
    );
  }
});

it('shows the envelope of each funder among the metrics', async () => {
  const { text } = await funded.harness.visitor.get('/../metrics');
  expect(text).toMatch(/envelope_cents\{funder="ville",state="amount"[^}]*\} 15000/);
});
