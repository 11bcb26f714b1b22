import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());

const ask = (path: string) => enrolment.visitor.get(`/v1/enrolment/${path}`);

it('locates an address, and answers null where nothing is found', async () => {
  expect((await ask('locate?zip=69001')).body).toMatchObject({
    latitude: expect.any(Number),
    label: expect.stringContaining('69001'),
  });
  expect((await ask('locate?zip=00000')).body).toBeNull();
  expect((await ask('locate')).body).toBeNull();
});
