import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { applicant, pdf, register } from '../shops.harness.ts';
import { sweepUploads } from './sweep-uploads.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());

describe('sweeping', () => {
  it('removes the uploads and the registration a day after, and leaves what was accepted', async () => {
    const abandoned = await applicant(enrolment);
    const kept = await register(enrolment);
    enrolment.clock.later(600_000 + 24 * 3600_000 + 1);
    // The store stamps uploads by the machine's clock, which stands years after the enrolment's: move the code's end there.
    await enrolment.models.registrations.updateMany({}, { $set: { expiresAt: new Date() } });
    const ports = { ...enrolment.ports, now: () => new Date(Date.now() + 24 * 3600_000 + 1000) };
    expect(await sweepUploads(ports)).toBeGreaterThanOrEqual(2);
    expect(await enrolment.models.registrations.countDocuments({ _id: abandoned.entity_id })).toBe(0);
    const name = (await enrolment.as('ADM').get(`/enrolment/entity/${kept.id}`)).body.entity_data.documents[0]
      .media_url;
    expect(await enrolment.store.read(name)).toEqual(new Uint8Array(pdf));
    expect(await enrolment.store.read(abandoned.documents[0]?.media_url ?? '')).toBeUndefined();
    expect(await sweepUploads(ports)).toBe(0);
  });
});
