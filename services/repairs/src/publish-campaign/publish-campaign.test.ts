import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { secondPersonRefusals } from '@alveole/domain';
import { pdf } from '../evidence.harness.ts';
import { repairsUnderTest } from '../journeys.harness.ts';

const tested = repairsUnderTest();
const versions = '/v1/repairs/campaign_versions';
const as = (userId: string, permission: 0 | 1 = 0) => tested.harness.as('ADM', { userId, permission });
const textOf = (file: string) =>
  readFileSync(resolve(import.meta.dirname, '../../../../campaigns/open-ended', file), 'utf8');

/** The campaign of the harness with another number and another cap; the same number never serves twice. */
let lastNumber = 1;
function filesWith(capEuros: number, number = (lastNumber += 1)) {
  const inEuros = (text: string) => text.replaceAll('50 €', `${capEuros} €`);
  return {
    campaign: textOf('campaign.yaml').replace('version: 1', `version: ${number}`),
    rules: inEuros(textOf('rules.publicodes')),
    examples: inEuros(textOf('examples.yaml')),
  };
}

const today = '2026-03-02';
const proposal = (changes: object = {}) => ({
  version_id: randomUUID(),
  files: filesWith(80),
  holds_from: today,
  reason: 'Le budget de la région',
  ...changes,
});
const settling = ({ version_id, row_hash }: { version_id: string; row_hash: string }) => ({
  version_id,
  last_row_hash: row_hash,
});
const inForce = async () =>
  (await as('ann').get(versions)).body.find(({ is_in_force }: { is_in_force: boolean }) => is_in_force);

async function publish(changes: object = {}) {
  const { body } = await as('ann').post(versions, proposal(changes));
  const answer = await as('zed').put(`${versions}/publish`, settling(body));
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
}

async function premiumOf(amount_net: number) {
  const begin = await tested.journeys.begin();
  const opened = await tested.journeys.open(begin);
  const upload = await tested.harness.upload(begin.entityId, pdf, 'pdf');
  await tested.journeys.repairer(begin.caller, opened, 'FAC', { ...upload, amount_net });
  const { body } = await begin.caller.get(`/enrolment/repair/${opened.repair_id}`);
  return { premium: body.repair_amounts.amount_to_refund, version: body.campaign_version, begin, opened };
}

describe('the check of the files of a campaign', () => {
  const check = async (files: object) => (await as('ann').post(`${versions}/check`, files)).body;
  const next = () => filesWith(80, 2);

  it('returns each fault of a campaign with its file, its line and a French sentence, and none of files in order', async () => {
    expect((await check({ ...next(), examples: '- exemple: rien' })).faults).toEqual([
      expect.objectContaining({ file: 'examples.yaml', line: 1 }),
      expect.objectContaining({ file: 'examples.yaml', line: 1 }),
    ]);
    expect(await check(next())).toEqual({ faults: [], doubts: [] });
  });

  it('refuses files of a campaign that do not bear the next number, and tells it', async () => {
    const sentence = '« version » : la prochaine version porte le numéro 2, pas 9.';
    expect((await check(filesWith(80, 9))).faults).toEqual([{ file: 'campaign.yaml', line: 3, sentence }]);
  });

  it('doubts a day of a campaign that is far away, without refusing it', async () => {
    const campaign = next().campaign.replace('jours pour clore', 'fin: 2199-12-31\n  jours pour clore');
    const answer = await check({ ...next(), campaign });
    expect(answer).toEqual({ faults: [], doubts: [expect.objectContaining({ file: 'campaign.yaml', line: 9 })] });
  });
});

describe('a proposed version', () => {
  it('changes no premium by a proposed version until somebody else publishes it', async () => {
    const { status, body } = await as('ann').post(versions, proposal());
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ state: 'proposed', is_in_force: false, reason: 'Le budget de la région' }),
    ]);
    expect((await premiumOf(200)).premium).toBe(50);
  });

  it('stores a proposed version once however often it is sent, and refuses its id for other files', async () => {
    const wanted = proposal();
    const [first, second] = [await as('ann').post(versions, wanted), await as('ann').post(versions, wanted)];
    expect(second.body).toEqual(first.body);
    const other = await as('ann').post(versions, { ...wanted, files: filesWith(70) });
    expect([other.status, other.body.code]).toEqual([409, 'IdempotencyMismatchException']);
  });

  it('refuses a version with a sentence for each fault of its files', async () => {
    const files = { ...filesWith(80), rules: 'réparation . prime: prix du vélo' };
    const { status, body } = await as('ann').post(versions, proposal({ files }));
    expect([status, body.sentences]).toEqual([
      400,
      expect.arrayContaining([expect.stringMatching(/^rules\.publicodes, ligne 1\u00a0: Il manque la règle/)]),
    ]);
  });

  it.each([
    ['below administrator level', 1, {}, 403],
    ['from a day that has passed', 0, { holds_from: '2026-03-01' }, 409],
    ['with a number that was used', 0, { files: () => filesWith(80, 1) }, 409],
    ['without a reason', 0, { reason: '  ' }, 400],
    ['under the name of the installation’s own', 0, { version_id: 'own' }, 400],
  ] as const)('is refused %s', async (_, permission, changes, status) => {
    const files = 'files' in changes ? { files: changes.files() } : {};
    const answer = await as('ann', permission).post(versions, proposal({ ...changes, ...files }));
    expect(answer.status).toBe(status);
  });

  it('refuses to publish a version for an account that is no second person, and a second time for anybody', async () => {
    const { body } = await as('ann').post(versions, proposal({ holds_from: '2026-12-31' }));
    tested.harness.refusedPersons.set('ann', secondPersonRefusals.same);
    expect((await as('ann').put(`${versions}/publish`, settling(body))).status).toBe(403);
    tested.harness.refusedPersons.clear();
    const published = await as('zed').put(`${versions}/publish`, settling(body));
    expect(published.body).toMatchObject({ state: 'published', settled_by: { user_id: 'zed' } });
    expect((await as('zed').put(`${versions}/publish`, settling(body))).body.code).toBe(
      'RepairVersionMismatchException',
    );
    expect((await as('zed').put(`${versions}/withdraw`, settling(published.body))).status).toBe(409);
  });

  it('publishes a version for another member of the desk below administrator level, and refuses him its withdrawal', async () => {
    const { body } = await as('ann').post(versions, proposal({ holds_from: '2026-12-31' }));
    expect((await as('zed', 1).put(`${versions}/withdraw`, settling(body))).status).toBe(403);
    expect((await as('zed', 1).put(`${versions}/publish`, settling(body))).body.state).toBe('published');
  });

  it('withdraws a version for an administrator, and publishes it no more', async () => {
    const { body } = await as('ann').post(versions, proposal());
    const withdrawn = await as('ann').put(`${versions}/withdraw`, settling(body));
    expect(withdrawn.body.state).toBe('withdrawn');
    expect((await as('zed').put(`${versions}/publish`, settling(withdrawn.body))).status).toBe(409);
  });

  it('returns a version with its files and those that it would replace, to the desk alone', async () => {
    const { body } = await as('ann').post(versions, proposal());
    const { body: whole } = await as('zed').get(`${versions}/${body.version_id}`);
    expect(whole.files.rules).toContain('80 €');
    expect(whole.former_files.rules).toContain('50 €');
    expect((await as('zed').get(`${versions}/${randomUUID()}`)).status).toBe(404);
    const { rep } = await tested.harness.shop();
    expect((await rep.get(`${versions}/${body.version_id}`)).status).toBe(403);
  });
});

it('a published version rules the repairs of its day and of those after, and no invoice of before', async () => {
  const before = await premiumOf(200);
  const { version } = await publish({ holds_from: today });
  expect((await inForce()).version).toBe(version);
  expect(await premiumOf(200)).toMatchObject({ premium: 80, version });
  const { body } = await before.begin.caller.get(`/enrolment/repair/${before.opened.repair_id}`);
  expect(body.repair_amounts.amount_to_refund).toBe(50);
  expect(body.history.at(-1).operation_data.reckoning.campaign_version).toBe(before.version);
  expect(body.campaign_version).toBe(before.version);
});

it('a file whose invoice was reckoned stays with its version when it is written again, and one without an invoice takes the later one', async () => {
  const reckoned = await premiumOf(200);
  const begin = await tested.journeys.begin();
  const opened = await tested.journeys.open(begin);
  const { version } = await publish({ files: filesWith(70), holds_from: today });
  const invoice = async (of: typeof begin, file: typeof opened) => {
    const upload = await tested.harness.upload(of.entityId, pdf, 'pdf');
    await tested.journeys.repairer(of.caller, file, 'FAC', { ...upload, amount_net: 150 });
    const { body } = await of.caller.get(`/enrolment/repair/${file.repair_id}`);
    const { reckoning } = body.history.at(-1).operation_data;
    return [body.campaign_version, reckoning.campaign_version, body.repair_amounts.amount_to_refund];
  };
  const current = (await reckoned.begin.caller.get(`/enrolment/repair/${reckoned.opened.repair_id}`)).body;
  const again = { ...reckoned.opened, ...current };
  expect(await invoice(reckoned.begin, again)).toEqual([reckoned.version, reckoned.version, reckoned.premium]);
  expect(await invoice(begin, opened)).toEqual([version, version, 70]);
  await publish({ holds_from: today });
});

it('a file of a repair of before a version held is reckoned by the version of its day, though its invoice comes later', async () => {
  const ofToday = (await inForce()).version;
  const begin = await tested.journeys.begin();
  const opened = await tested.journeys.open(begin);
  await publish({ files: filesWith(60), holds_from: '2026-03-03' });
  tested.harness.clock.now = new Date('2026-03-04T09:00:00.000Z');
  const upload = await tested.harness.upload(begin.entityId, pdf, 'pdf');
  await tested.journeys.repairer(begin.caller, opened, 'FAC', { ...upload, amount_net: 200 });
  const { body } = await begin.caller.get(`/enrolment/repair/${opened.repair_id}`);
  expect([body.repair_amounts.amount_to_refund, body.campaign_version]).toEqual([80, ofToday]);
  expect((await premiumOf(200)).premium).toBe(60);
  tested.harness.clock.now = new Date('2026-03-02T09:00:00.000Z');
});

it('tells everybody the published versions of the campaign, the installation’s own first', async () => {
  const { body } = await tested.harness.visitor.get('/v1/repairs/campaigns');
  expect(body[0]).not.toHaveProperty('holds_from');
  expect(body[0].campaign).toMatchObject({ id: 'open-ended', version: 1 });
  expect(body.slice(1).map(({ holds_from }: { holds_from: string }) => holds_from)).toContain('2026-03-03');
});
