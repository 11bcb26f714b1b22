import { mailCodeLimits } from '@alveole/domain';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { applicant, pdf, register } from '../shops.harness.ts';
import { oldestUpload, sweepDelay, sweepUploads } from './sweep-uploads.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());

describe('sweeping', () => {
  it('removes the uploads and the registration twenty minutes after the code, and leaves what was accepted', async () => {
    const abandoned = await applicant(enrolment);
    const registered = await register(enrolment);
    enrolment.clock.later(mailCodeLimits.lifetimeMs + sweepDelay + 1);
    // The store stamps uploads by the machine's clock, which stands years after the enrolment's: move the code's end there.
    await enrolment.models.registrations.updateMany({}, { $set: { expiresAt: new Date() } });
    const ports = { ...enrolment.ports, now: () => new Date(Date.now() + sweepDelay + 1000) };
    expect(await sweepUploads(ports)).toBeGreaterThanOrEqual(2);
    expect(await enrolment.models.registrations.countDocuments({ _id: abandoned.entity_id })).toBe(0);
    const name = (await enrolment.as('ADM').get(`/enrolment/entity/${registered.id}`)).body.entity_data.documents[0]
      .media_url;
    expect(await enrolment.store.read(name)).toEqual(new Uint8Array(pdf));
    expect(await enrolment.store.read(abandoned.documents[0]?.media_url ?? '')).toBeUndefined();
    expect(await sweepUploads(ports)).toBe(0);
  });

  it('removes uploads that are an hour old, though their registration renews its code', async () => {
    const { entity_id, documents } = await applicant(enrolment);
    const anHourOn = new Date(Date.now() + oldestUpload + 1000);
    await enrolment.models.registrations.updateOne(
      { _id: entity_id },
      { $set: { uploadsSince: new Date(), expiresAt: new Date(anHourOn.getTime() + 1) } },
    );
    expect(await sweepUploads({ ...enrolment.ports, now: () => new Date() })).toBe(0);
    expect(await sweepUploads({ ...enrolment.ports, now: () => anHourOn })).toBe(1);
    expect(await enrolment.store.read(documents[0]?.media_url ?? '')).toBeUndefined();
    expect(await enrolment.models.registrations.countDocuments({ _id: entity_id })).toBe(1);
  });
});
