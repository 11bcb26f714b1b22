import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pdf, png } from '../evidence.harness.ts';
import { repairsUnderTest } from '../journeys.harness.ts';
import type { FileInHand, Start } from '../journeys.harness.ts';

const tested = repairsUnderTest();
const versions = '/v1/repairs/campaign_versions';
const as = (userId: string) => tested.harness.as('ADM', { userId, permission: 0 });
const textOf = (file: string) =>
  readFileSync(resolve(import.meta.dirname, '../../../../campaigns/open-ended', file), 'utf8');
const inEuros = (text: string) => text.replaceAll('50 €', '80 €');
const nextVersion = {
  campaign: textOf('campaign.yaml').replace('version: 1', 'version: 2'),
  rules: inEuros(textOf('rules.publicodes')),
  examples: inEuros(textOf('examples.yaml')),
};

/** Proposed by one person, published by another, for repairs from the 4th of March. */
async function publishNext(): Promise<void> {
  const reason = 'Le plafond passe à 80 €';
  const proposal = { version_id: randomUUID(), files: nextVersion, holds_from: '2026-03-04', reason };
  const { body } = await as('ann').post(versions, proposal);
  const settling = { version_id: body.version_id, last_row_hash: body.row_hash };
  const { status, text } = await as('zed').put(`${versions}/publish`, settling);
  if (status !== 200) throw new Error(text);
}

interface OpenFile {
  readonly begin: Start;
  readonly file: FileInHand;
}

async function openOne(changes: object = {}): Promise<OpenFile> {
  const begin = await tested.journeys.begin();
  return { begin, file: await tested.journeys.open(begin, { ...changes }) };
}

async function invoice({ begin, file }: OpenFile): Promise<OpenFile> {
  const upload = await tested.harness.upload(begin.entityId, pdf, 'pdf');
  const data = { ...upload, amount_net: 200 };
  return { begin, file: await tested.journeys.repairer(begin.caller, file, 'FAC', data) };
}

/** Photo, the client's code and the validation of staff. @returns what is paid, and by which version */
async function close({ begin, file }: OpenFile): Promise<readonly [premium: number, version: number]> {
  const { repairer, staff } = tested.journeys;
  const photo = await tested.harness.upload(begin.entityId, png, 'png');
  const asked = await repairer(begin.caller, await repairer(begin.caller, file, 'PHO', photo), 'SMS');
  const code = await tested.harness.code(asked.repair_id);
  const complete = await repairer(begin.caller, asked, 'VAL', { code });
  await staff(as('ann'), complete, 'AVAL');
  const { body } = await begin.caller.get(`/enrolment/repair/${file.repair_id}`);
  return [body.repair_amounts.amount_to_refund, body.campaign_version];
}

it('closes each open file by the version of its repair’s day when the next version of the campaign is published in between', async () => {
  const bare = await openOne();
  const invoiced = await invoice(await openOne());
  await publishNext();
  tested.harness.clock.now = new Date('2026-03-05T09:00:00.000Z');
  const opened = await openOne();
  const sentLate = await openOne({ operation_date: '2026-03-03 15:00:00' });
  expect(await close(invoiced)).toEqual([50, 1]);
  expect(await close(await invoice(bare))).toEqual([50, 1]);
  expect(await close(await invoice(opened))).toEqual([80, 2]);
  expect(await close(await invoice(sentLate))).toEqual([50, 1]);
});
