import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { actAs, completeFile, startFunded } from '../envelopes.harness.ts';
import type { FundedHarness } from '../envelopes.harness.ts';
import { withEnvelopes } from '../funded-campaign.harness.ts';
import type { FileInHand } from '../journeys.harness.ts';

const versions = '/v1/repairs/campaign_versions';
let funded: FundedHarness;
afterEach(() => funded?.close());

/** A version whose town has another envelope, as an administrator proposes it. */
function propose(number: number, euros: number, usedUp = 'liste d’attente') {
  return proposeWith(number, (text) => withTown(text, euros, usedUp));
}

const withTown = (text: string, euros: number, usedUp = 'liste d’attente') =>
  withEnvelopes(text, { ville: { euros, usedUp } });

/** A version with other funders, from a text without an envelope. */
function proposeWith(number: number, written: (bare: string) => string) {
  return funded.admin.post(versions, {
    version_id: randomUUID(),
    files: versionFiles(number, written),
    holds_from: '2026-03-02',
    reason: 'Le budget de la ville',
  });
}

function versionFiles(number: number, written: (bare: string) => string) {
  const { CAMPAIGNS_DIR } = funded.harness.config;
  const textOf = (file: string) => readFileSync(join(CAMPAIGNS_DIR, 'open-ended', file), 'utf8');
  const bare = textOf('campaign.yaml').replaceAll(/ {4}enveloppe: .*\n/g, '');
  const campaign = written(bare).replace('version: 1', `version: ${number}`);
  return { campaign, rules: textOf('rules.publicodes'), examples: textOf('examples.yaml') };
}

const publish = ({ version_id, row_hash }: { version_id: string; row_hash: string }) =>
  funded.harness
    .as('ADM', { userId: 'zed', permission: 0 })
    .put(`${versions}/publish`, { version_id, last_row_hash: row_hash });

const published = async (number: number, euros: number, usedUp?: string) =>
  publishedOnce((await propose(number, euros, usedUp)).body);

async function publishedOnce(body: { version_id: string; row_hash: string }) {
  const answer = await publish(body);
  if (answer.status !== 200) throw new Error(answer.text);
  await funded.lookAfter(await portsNow());
}

/** The ports with the version that the service follows by now. */
async function portsNow() {
  const { body } = await funded.harness.visitor.get('/v1/repairs/campaigns');
  return { ...funded.ports, campaign: body.at(-1).campaign as typeof funded.ports.campaign };
}

const validate = (file: FileInHand) => actAs(funded, funded.admin, file, 'AVAL');

describe('a version with another envelope', () => {
  it('keeps what files take of the envelope of the version before, and serves those that wait once it is raised', async () => {
    funded = await startFunded({ ville: { euros: 15, usedUp: 'liste d’attente' } });
    await completeFile(funded);
    const waiting = await completeFile(funded);
    expect((await funded.stored(waiting.file)).awaits_envelope).toBe(true);
    await published(2, 40);
    expect(await funded.sums('ville')).toEqual([3000, 0, 0, 1000]);
    expect((await validate(waiting.file)).status).toBe(200);
  });

  it('is refused below what is committed, at its proposal and at its publication, with a sentence', async () => {
    funded = await startFunded({ ville: { euros: 100, usedUp: 'liste d’attente' } });
    const { body: proposed } = await propose(2, 20);
    for (let files = 0; files < 2; files += 1) await validate((await completeFile(funded)).file);
    const answers = [await publish(proposed), await propose(3, 29.99)];
    for (const { status, body } of answers) {
      expect([status, body.refusal]).toEqual([400, 'an-envelope-is-below-what-is-committed']);
      expect(body.sentences).toEqual([
        expect.stringMatching(
          /«\sVille\s» \(2\d,\d\d\s€\) est inférieure à ce qui est déjà engagé ou versé \(30,00\s€\)/,
        ),
      ]);
    }
    expect((await propose(3, 30)).status).toBe(200);
  });

  it('validates what it reserved before only as far as a lowered amount goes', async () => {
    funded = await startFunded({ ville: { euros: 100, usedUp: 'refuser' } });
    const files = [];
    for (let count = 0; count < 3; count += 1) files.push((await completeFile(funded)).file);
    await published(2, 31, 'refuser');
    const answers = [];
    for (const file of files) answers.push(await validate(file));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409]);
    expect(answers[2]?.body.code).toBe('EnvelopeUsedUpException');
    expect(await funded.sums('ville')).toEqual([1500, 3000, 0, -1400]);
  });
});

describe('a version with an envelope below what complete files have reserved', () => {
  const check = (funderCents: number) =>
    funded.admin.post(
      `${versions}/check`,
      versionFiles(2, (text) => withTown(text, funderCents)),
    );

  beforeEach(async () => {
    funded = await startFunded({ ville: { euros: 100, usedUp: 'liste d’attente' } });
    for (let files = 0; files < 3; files += 1) await completeFile(funded);
  });

  it('is doubted at its check, with the amount that is missing and the line of the envelope', async () => {
    const { body } = await check(31);
    expect(body.faults).toEqual([]);
    const [doubt] = body.doubts.filter(({ sentence }: { sentence: string }) => sentence.includes('enveloppe'));
    expect(doubt.sentence).toMatch(
      /«\sVille\s» \(31,00\s€\) ne suffit pas .* il manque 14,00\s€\. Les derniers attendront leur tour\.$/,
    );
    expect(versionFiles(2, (text) => withTown(text, 31)).campaign.split('\n')[doubt.line - 1]).toContain('montant: 31');
    expect((await check(45)).body.doubts).not.toContainEqual(expect.objectContaining({ line: doubt.line }));
  });

  it('is a fault at its check once so much is committed that its proposal would be refused, on the same line', async () => {
    const { file } = await completeFile(funded);
    await validate(file);
    const { faults, doubts } = (await check(14)).body;
    expect(faults).toEqual([
      {
        file: 'campaign.yaml',
        line: expect.any(Number) as number,
        sentence: expect.stringMatching(
          /\(14,00\s€\) est inférieure à ce qui est déjà engagé ou versé \(15,00\s€\)/,
        ) as string,
      },
    ]);
    expect(doubts).toEqual([]);
    expect((await propose(2, 14)).status).toBe(400);
  });

  it.each([
    ['refuser', 'La validation des derniers sera refusée.'],
    ['etat', '«\u00a0État\u00a0» paiera la part des derniers.'],
  ])('says what becomes of the last files where a used up envelope is written « %s »', async (usedUp, consequence) => {
    const files = versionFiles(2, (text) => withTown(text, 31, usedUp));
    const { doubts } = (await funded.admin.post(`${versions}/check`, files)).body;
    expect(doubts).toEqual([expect.objectContaining({ sentence: expect.stringContaining(consequence) as string })]);
  });

  it('tells whoever publishes it what is missing by then, and nothing more once it is published', async () => {
    const { body: proposed } = await propose(2, 31);
    const read = async () => (await funded.admin.get(`${versions}/${proposed.version_id}`)).body.doubts;
    expect(await read()).toEqual([expect.objectContaining({ sentence: expect.stringMatching(/14,00\s€/) as string })]);
    await completeFile(funded);
    expect(await read()).toEqual([expect.objectContaining({ sentence: expect.stringMatching(/29,00\s€/) as string })]);
    await publishedOnce(proposed);
    expect(await read()).toEqual([]);
  });
});

describe('a version that leaves an envelope out', () => {
  it('is a fault at its check, as it is refused at its proposal', async () => {
    funded = await startFunded({ ville: { euros: 100, usedUp: 'refuser' } });
    await completeFile(funded);
    const files = versionFiles(2, (text) => text.replace('identifiant: ville', 'identifiant: commune'));
    const { faults } = (await funded.admin.post(`${versions}/check`, files)).body;
    expect(faults).toEqual([
      expect.objectContaining({ sentence: expect.stringMatching(/gardez son identifiant/) as string }),
    ]);
  });

  it('is refused where it no longer names a funder whose envelope files take from, with its identifier', async () => {
    funded = await startFunded({ ville: { euros: 100, usedUp: 'refuser' } });
    await completeFile(funded);
    const renamed = (text: string) => text.replace('identifiant: ville', 'identifiant: commune');
    const { status, body } = await proposeWith(2, renamed);
    expect([status, body.refusal]).toEqual([400, 'a-funder-of-an-envelope-is-missing']);
    expect(body.sentences).toEqual([expect.stringMatching(/«\sville\s» .* 15,00\s€ .*gardez son identifiant/)]);
  });

  it('is doubted at its check, with the amount that no longer limits its funder', async () => {
    funded = await startFunded({ ville: { euros: 100, usedUp: 'refuser' } });
    await completeFile(funded);
    const { faults, doubts } = (
      await funded.admin.post(
        `${versions}/check`,
        versionFiles(2, (text) => text),
      )
    ).body;
    expect(faults).toEqual([]);
    expect(doubts).toEqual([
      expect.objectContaining({
        sentence: expect.stringMatching(/«\sVille\s» n’a plus d’enveloppe \(100,00\s€ avant\)/) as string,
      }),
    ]);
  });

  it('lets the account stand, which counts each file once when the envelope comes back', async () => {
    const both = { ville: { euros: 100, usedUp: 'refuser' }, etat: { euros: 100, usedUp: 'refuser' } };
    funded = await startFunded(both);
    await completeFile(funded);
    const validated = (await completeFile(funded)).file;
    await validate(validated);
    const sums = await funded.sums('ville');
    await publishedOnce((await proposeWith(2, (text) => withEnvelopes(text, { etat: both.etat }))).body);
    const validatedMeanwhile = (await completeFile(funded)).file;
    await validate(validatedMeanwhile);
    await publishedOnce((await proposeWith(3, (text) => withEnvelopes(text, both))).body);
    const [reserved, committed, paid, left] = sums as [number, number, number, number];
    expect(await funded.sums('ville')).toEqual([reserved, committed + 1500, paid, left - 1500]);
  });
});

describe('the first version with an envelope', () => {
  it('counts every file of before: what was validated and paid, and what waits for its review', async () => {
    funded = await startFunded({});
    const paid = (await completeFile(funded)).file;
    await validate(paid);
    for (const funder of ['ville', 'etat'] as const) await funded.lock(funder, paid);
    for (const funder of ['ville', 'etat'] as const) await funded.tell('paid', funder, paid);
    await validate((await completeFile(funded)).file);
    await completeFile(funded);
    expect((await propose(2, 29)).body.sentences).toEqual([expect.stringMatching(/engagé ou versé \(30,00\s€\)/)]);
    await published(2, 100);
    expect(await funded.sums('ville')).toEqual([1500, 1500, 1500, 5500]);
    const returned = async () => funded.tell('returned', 'ville', paid, { cents: 1500 });
    await returned();
    expect(await funded.sums('ville')).toEqual([1500, 3000, 0, 5500]);
  });

  it('counts files of before in the weeks in which they were opened, so that the pace stays theirs', async () => {
    funded = await startFunded({});
    await completeFile(funded);
    funded.harness.clock.later(21 * 86_400_000);
    await completeFile(funded);
    await funded.lookAfter({ ...funded.ports, campaign: withTownEnvelope(funded) });
    const record = (await funded.ports.envelopes.ofCampaign('open-ended')).get('ville');
    expect(record?.weeks).toEqual({ '2026-W10': 1500, '2026-W13': 1500 });
  });

  it('asks nothing of the store before there is one', async () => {
    funded = await startFunded({});
    await completeFile(funded);
    expect((await funded.admin.get('/v1/repairs/envelopes')).body).toEqual([]);
    expect((await funded.ports.envelopes.ofCampaign('open-ended')).size).toBe(0);
  });
});

function withTownEnvelope({ ports: { campaign } }: FundedHarness) {
  const envelope = { amountCents: 100_00, whenUsedUp: 'wait' as const };
  const funders = campaign.funders?.map((funder) => (funder.id === 'ville' ? { ...funder, envelope } : funder));
  return { ...campaign, ...(funders && { funders }) };
}
