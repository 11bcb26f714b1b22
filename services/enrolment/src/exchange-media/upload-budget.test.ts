import { randomUUID } from 'node:crypto';
import { uploadLimits } from '@alveole/domain';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { partnerOf, register, shopMail } from '../shops.harness.ts';

let enrolment: OpenEnrolment;
beforeEach(async () => {
  enrolment = await openEnrolment();
});
afterEach(() => enrolment?.close());

const { objectBytes, withoutAccount } = uploadLimits;
const largestOnes = Math.floor(withoutAccount.bytesADay / objectBytes);

const place = async () => (await enrolment.visitor.post('/enrolment/check_email', { mail: shopMail() })).body.entity_id;
const presign = (entityId: string, size?: number, name = `${entityId}/${randomUUID()}.pdf`) =>
  enrolment.visitor.get(`/enrolment/mediaputurl?name=${name}${size === undefined ? '' : `&size=${size}`}`);

/** Asks for so many objects, four a registration. */
async function presignMany(count: number, size?: number) {
  const places = await Promise.all(Array.from({ length: Math.ceil(count / 4) }, place));
  return Promise.all(Array.from({ length: count }, (_, index) => presign(places[index >> 2], size)));
}
const admittedOf = (answers: readonly { status: number }[]) => answers.filter(({ status }) => status === 200).length;

describe('an address without an account', () => {
  it('gets no more than its budget of a day, however many ask at once, and is told when to come back', async () => {
    const answers = await presignMany(largestOnes + 3);
    expect(admittedOf(answers)).toBe(largestOnes);
    const refused = answers.find(({ status }) => status !== 200);
    expect([refused?.status, refused?.body.code, refused?.body.message]).toEqual([
      429,
      'TooManyRequestsException',
      'Too many uploads from this address today.',
    ]);
    expect(Number(refused?.headers['retry-after'])).toBe(15 * 3600);
    enrolment.clock.later(15 * 3600_000);
    expect((await presign(await place())).status).toBe(200);
  });

  it('pays for the length that it tells, and again when a name is presigned again', async () => {
    const tenth = withoutAccount.bytesADay / 32;
    const entityId = await place();
    const name = `${entityId}/${randomUUID()}.pdf`;
    for (let count = 0; count < 32; count += 1) expect((await presign(entityId, tenth, name)).status).toBe(200);
    expect((await presign(entityId, 1, name)).status).toBe(429);
  });

  it('gets back what its registrations took up', async () => {
    await presignMany(largestOnes - 1);
    const shops = [await register(enrolment), await register(enrolment)];
    expect(shops.map(({ answer }) => answer.status)).toEqual([200, 200]);
    expect((await presign(await place())).status).toBe(200);
    expect((await presign(await place())).status).toBe(429);
  });

  it('takes nothing from who is signed in at the same address', async () => {
    const shop = await register(enrolment);
    await presignMany(largestOnes);
    expect((await presign(await place())).status).toBe(429);
    const own = await partnerOf(enrolment, shop).get(`/enrolment/mediaputurl?name=${shop.id}/${randomUUID()}.pdf`);
    expect(own.status).toBe(200);
  });

  it.each(['0', '-1', '1.5', 'x', String(objectBytes + 1)])('is refused an object of %s bytes', async (size) => {
    const answer = await presign(await place(), size as never);
    expect([answer.status, answer.body.code]).toEqual([400, 'ValidationException']);
  });

  it('stands in the store as a hash alone', async () => {
    await presignMany(1);
    expect(JSON.stringify(await enrolment.models.budgets.find().lean())).not.toContain('127.0.0.1');
  });
});
