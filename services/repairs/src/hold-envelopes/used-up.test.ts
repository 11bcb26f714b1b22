import { completeFile, actAs, startFunded } from '../envelopes.harness.ts';
import type { FundedHarness } from '../envelopes.harness.ts';
import { pdf, png } from '../evidence.harness.ts';
import { opening } from '../journeys.harness.ts';
import type { FileInHand } from '../journeys.harness.ts';
import { compareEnvelopes, hasAny } from '../keep-envelopes/compare-envelopes.ts';

let funded: FundedHarness;
afterEach(() => funded?.close());

/** Tries to complete a file up to where it is refused. @returns the answer of its invoice */
async function invoice() {
  const start = await funded.journeys.begin();
  const opened = await funded.journeys.open(start);
  const upload = await funded.harness.upload(start.entityId, pdf, 'pdf');
  const answer = await start.caller.put('/enrolment/repair', {
    repair_id: opened.repair_id,
    last_row_hash: opened.row_hash,
    repair_data: { operation_code: 'FAC', operation_data: { ...upload, amount_net: 42.5 } },
  });
  return answer;
}

describe('an envelope that is used up, whose campaign refuses', () => {
  beforeEach(async () => {
    funded = await startFunded({ ville: { euros: 31, usedUp: 'refuser' } });
    for (let files = 0; files < 2; files += 1) await completeFile(funded);
  });

  it('refuses an invoice that it cannot hold, with a code and a sentence that tells what is left', async () => {
    const { status, body } = await invoice();
    expect([status, body.code, body.refusal]).toEqual([
      409,
      'EnvelopeUsedUpException',
      'the-envelope-of-a-funder-is-used-up',
    ]);
    expect(body.sentences).toEqual([
      expect.stringMatching(
        /«\sVille\s» ne suffit plus\s: il en reste 1,00\s€, et sa part de ce dossier est de 15,00\s€/,
      ),
    ]);
  });

  it('refuses to open a file once nothing is left, before anything was typed', async () => {
    const start = await funded.journeys.begin();
    const opened = await funded.journeys.open(start);
    const upload = await funded.harness.upload(start.entityId, pdf, 'pdf');
    const small = { ...upload, amount_net: 2.5 };
    const invoiced = await funded.journeys.repairer(start.caller, opened, 'FAC', small);
    const photographed = await funded.journeys.repairer(
      start.caller,
      invoiced,
      'PHO',
      await funded.harness.upload(start.entityId, png, 'png'),
    );
    const asked = await funded.journeys.repairer(start.caller, photographed, 'SMS');
    await funded.journeys.repairer(start.caller, asked, 'VAL', { code: await funded.harness.code(asked.repair_id) });
    expect(await funded.sums('ville')).toEqual([3100, 0, 0, 0]);
    const other = await funded.journeys.begin();
    const { status, body } = await other.caller.post('/enrolment/repair', opening(other.consumerId));
    expect([status, body.code]).toEqual([409, 'EnvelopeUsedUpException']);
    expect(body.sentences).toEqual([expect.stringMatching(/aucun dossier ne peut être ouvert/)]);
  });
});

describe('an envelope that is used up, whose campaign has a waiting list', () => {
  beforeEach(async () => {
    funded = await startFunded({ ville: { euros: 31, usedUp: 'liste d’attente' } });
  });

  it('lets a file be completed and waits with its validation, which says why', async () => {
    for (let files = 0; files < 2; files += 1) await completeFile(funded);
    const { file } = await completeFile(funded);
    expect(await funded.stored(file)).toMatchObject({
      status: 1,
      awaits_envelope: true,
      envelope_wait: { funder_name: 'Ville', since: '2026-03-02T09:00:00.000Z' },
    });
    expect((await actAs(funded, funded.admin, file, 'AVAL')).body.refusal).toBe('the-repair-awaits-an-envelope');
    const { body } = await funded.admin.get('/backend/repairs?awaits_envelope=yes');
    expect((body as { repair_id: string }[]).map(({ repair_id }) => repair_id)).toEqual([file.repair_id]);
    expect((await funded.admin.get('/v1/repairs/envelopes')).body[0].awaiting_files).toBe(1);
  });

  it('serves the files that wait first come first served, as the envelope frees', async () => {
    const first = await completeFile(funded);
    const second = await completeFile(funded);
    const waiting: FileInHand[] = [];
    for (let files = 0; files < 3; files += 1) {
      funded.harness.clock.later(60_000);
      waiting.push((await completeFile(funded)).file);
    }
    const whoWaits = async () => {
      const files = await Promise.all(waiting.map(funded.stored));
      return files.map(({ awaits_envelope = false }: { awaits_envelope?: boolean }) => awaits_envelope);
    };
    expect(await whoWaits()).toEqual([true, true, true]);
    await actAs(funded, funded.admin, second.file, 'NIL');
    await funded.lookAfter();
    expect(await whoWaits()).toEqual([false, true, true]);
    await actAs(funded, funded.admin, first.file, 'ACAN');
    await funded.lookAfter();
    await funded.lookAfter();
    expect(await whoWaits()).toEqual([false, false, true]);
    expect(await funded.sums('ville')).toEqual([3000, 0, 0, 100]);
    expect((await actAs(funded, funded.admin, waiting[0] ?? first.file, 'AVAL')).status).toBe(200);
    expect(hasAny(await compareEnvelopes(funded.ports))).toBe(false);
  });

  it('keeps whoever comes later behind the files that wait, though its share would find room', async () => {
    const { file } = await completeFile(funded);
    await completeFile(funded);
    const waiting = await completeFile(funded);
    await actAs(funded, funded.admin, file, 'NIL');
    funded.harness.clock.later(1000);
    const later = await completeFile(funded);
    expect((await funded.stored(later.file)).awaits_envelope).toBe(true);
    await funded.lookAfter();
    expect((await funded.stored(waiting.file)).awaits_envelope).toBeUndefined();
    expect((await funded.stored(later.file)).awaits_envelope).toBe(true);
  });

  it('lets go of a file that waits and is refused', async () => {
    for (let files = 0; files < 2; files += 1) await completeFile(funded);
    const { file } = await completeFile(funded);
    await actAs(funded, funded.admin, file, 'NIL');
    expect(await funded.stored(file)).toMatchObject({ status: 7 });
    expect((await funded.stored(file)).awaits_envelope).toBeUndefined();
    expect((await funded.admin.get('/v1/repairs/envelopes')).body[0].awaiting_files).toBe(0);
  });
});

describe('an envelope that is used up, in whose place another funder pays', () => {
  it('gives the share to that funder, whose envelope counts it, and tells it with the file', async () => {
    funded = await startFunded({ ville: { euros: 16, usedUp: 'etat' }, etat: { euros: 1000, usedUp: 'refuser' } });
    await completeFile(funded);
    const { file } = await completeFile(funded);
    expect(await funded.sums('ville')).toEqual([1500, 0, 0, 100]);
    expect(await funded.sums('etat')).toEqual([2750 + 4250, 0, 0, 93_000]);
    await actAs(funded, funded.admin, file, 'AVAL');
    await funded.harness.drain();
    expect(funded.harness.events(file.repair_id, 'repair.operated').at(-1)?.data).toMatchObject({
      repair: {
        to_refund_cents: 4250,
        shares: [
          { funder_id: 'ville', cents: 0 },
          { funder_id: 'etat', cents: 4250 },
        ],
      },
    });
    expect(await funded.sums('etat')).toEqual([2750, 4250, 0, 93_000]);
  });

  it('refuses where the other envelope does not hold the share either', async () => {
    funded = await startFunded({ ville: { euros: 16, usedUp: 'etat' }, etat: { euros: 60, usedUp: 'refuser' } });
    await completeFile(funded);
    const { body } = await invoice();
    expect(body.sentences).toEqual([
      expect.stringMatching(
        /«\sÉtat\s» ne suffit plus\s: il en reste 32,50\s€, et sa part de ce dossier est de 42,50\s€/,
      ),
    ]);
  });
});
