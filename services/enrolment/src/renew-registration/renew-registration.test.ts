import { randomUUID } from 'node:crypto';
import { mailCodeLimits } from '@alveole/domain';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { shopMail } from '../shops.harness.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());

const { lifetimeMs } = mailCodeLimits;
const begin = async () =>
  (await enrolment.visitor.post('/enrolment/check_email', { mail: shopMail() })).body.entity_id as string;
const renew = (entity_id: string) => enrolment.visitor.post('/v1/enrolment/registrations/renew', { entity_id });
const presign = (entityId: string) =>
  enrolment.visitor.get(`/enrolment/mediaputurl?name=${entityId}/${randomUUID()}.pdf`);

describe('a registration that is worked on', () => {
  it('lives a whole life of its code from each renewal on, and so does its door for documents', async () => {
    const place = await begin();
    enrolment.clock.later(lifetimeMs - 1_000);
    const { status, body } = await renew(place);
    expect([status, Date.parse(body.expires_at) - enrolment.clock.read().getTime()]).toEqual([200, lifetimeMs]);
    enrolment.clock.later(lifetimeMs - 1_000);
    expect((await presign(place)).status).toBe(200);
  });

  it('is kept alive by a document that is let in', async () => {
    const place = await begin();
    enrolment.clock.later(lifetimeMs - 1_000);
    await presign(place);
    enrolment.clock.later(lifetimeMs - 1_000);
    expect((await presign(place)).status).toBe(200);
  });

  it('is told as expired once it was left too long, and for a place that nobody was given', async () => {
    const place = await begin();
    enrolment.clock.later(lifetimeMs + 1);
    for (const over of [place, 'f'.repeat(32)])
      expect((await renew(over)).body).toMatchObject({
        code: 'NotAuthorizedException',
        message: 'Code expired or invalid.',
      });
  });

  it('ends within half a day of its mail, however much it is worked on', async () => {
    const place = await begin();
    const step = lifetimeMs / 2;
    for (let passed = 0; passed < 12 * 3_600_000; passed += step) {
      enrolment.clock.later(step);
      await renew(place);
    }
    enrolment.clock.later(lifetimeMs);
    expect((await renew(place)).status).toBe(403);
  });
});
