import { mailCodeLimits } from '@alveole/domain';
import { randomUUID } from 'node:crypto';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { shopMail } from '../shops.harness.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());

const askCode = (mail: string) => enrolment.visitor.post('/enrolment/check_email', { mail });

describe('the documents of a registration', () => {
  it('are let in without a bearer, four objects a code, each below the registration’s own prefix', async () => {
    const { entity_id } = (await askCode(shopMail())).body;
    const presign = (name: string) => enrolment.visitor.get(`/enrolment/mediaputurl?name=${name}`);
    const names = Array.from({ length: 5 }, () => `${entity_id}/${randomUUID()}.pdf`);
    const answers = await Promise.all(names.map(presign));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 403]);
    const admitted = names[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await presign(admitted)).status).toBe(200);
    expect((await presign(`another/${randomUUID()}.pdf`)).body.code).toBe('NotAuthorizedException');
  });

  it('are let in no longer once the code is over', async () => {
    const { entity_id } = (await askCode(shopMail())).body;
    enrolment.clock.later(mailCodeLimits.lifetimeMs + 1);
    expect((await enrolment.visitor.get(`/enrolment/mediaputurl?name=${entity_id}/${randomUUID()}.pdf`)).status).toBe(
      403,
    );
  });
});
