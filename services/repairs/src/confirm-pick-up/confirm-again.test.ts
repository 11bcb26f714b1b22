import { smsLimits } from '@alveole/domain';
import { pdf } from '../evidence.harness.ts';
import { repairsUnderTest, write } from '../journeys.harness.ts';
import type { FileInHand, Start } from '../journeys.harness.ts';

const tested = repairsUnderTest();
const url = '/enrolment/repair';

async function invoiceOf(start: Start, amount_net: number) {
  return { ...(await tested.harness.upload(start.entityId, pdf, 'pdf')), amount_net };
}

/** A file whose beneficiary confirmed 42.50 €, and whose repairer then asks for 125 €. */
async function changed(changes: { readonly amount_net?: number } = {}) {
  const start = await tested.journeys.begin();
  const file = await tested.journeys.complete(start);
  const invoice = await invoiceOf(start, changes.amount_net ?? 125);
  return { start, rep: start.caller, file: await tested.journeys.repairer(start.caller, file, 'FAC', invoice) };
}

const hintsOf = async ({ repair_id }: FileInHand) =>
  (await tested.harness.as('ADM').get(`/v1/repairs/hints/${repair_id}`)).body.filter(
    ({ kind }: { kind: string }) => kind === 'confirmed_unlike',
  );

describe('an invoice that changes what the beneficiary confirmed', () => {
  it('keeps an incomplete file incomplete: 10 € confirmed, 125 € invoiced lacks the confirmation again', async () => {
    const start = await tested.journeys.begin();
    const opened = await tested.journeys.open(start);
    const invoiced = await tested.journeys.repairer(start.caller, opened, 'FAC', await invoiceOf(start, 10));
    const asked = await tested.journeys.repairer(start.caller, invoiced, 'SMS');
    const code = await tested.harness.code(asked.repair_id);
    const confirmed = await tested.journeys.repairer(start.caller, asked, 'VAL', { code });
    await tested.journeys.repairer(start.caller, confirmed, 'FAC', await invoiceOf(start, 125));
    const { body } = await start.caller.get(`${url}/${opened.repair_id}`);
    expect(body).toMatchObject({
      status: 0,
      missing: ['PHO', 'VAL'],
      confirmation_due: true,
      confirmed_amounts: { amount_net: 10, amount_to_refund: 10 },
      repair_amounts: { amount_net: 125, amount_to_refund: 50 },
    });
    expect(await hintsOf(confirmed)).toEqual([
      { kind: 'confirmed_unlike', confirmed: { confirmed: 10, invoiced: 125 }, others: [] },
    ]);
    const { body: rows } = await start.caller.get('/enrolment/repairs?status=0');
    expect(rows).toEqual([expect.objectContaining({ repair_id: opened.repair_id, missing: ['PHO', 'VAL'] })]);
  });

  it('is not validated by staff before a new code of the beneficiary', async () => {
    const { rep, file } = await changed();
    const admin = tested.harness.as('ADM');
    const refused = await admin.put('/backend/repair', write(file, 'AVAL'));
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'TransitionRefusedException',
      'The beneficiary confirmed other amounts.',
    ]);
    tested.harness.clock.later(smsLimits.spacingMs);
    const asked = await tested.journeys.repairer(rep, file, 'SMS');
    const code = await tested.harness.code(file.repair_id);
    const confirmed = await tested.journeys.repairer(rep, asked, 'VAL', { code });
    expect(confirmed.status).toBe(1);
    expect(await hintsOf(file)).toEqual([]);
    expect((await admin.put('/backend/repair', write(confirmed, 'AVAL'))).status).toBe(200);
  });

  it('is confirmed by staff with a comment, and by no list without one', async () => {
    const { file } = await changed();
    const admin = tested.harness.as('ADM');
    expect((await admin.put('/backend/repair', write(file, 'VAL'))).status).toBe(400);
    const comment = { operation_comment: 'Le client a rappelé' };
    const confirmed = await tested.journeys.staff(admin, file, 'VAL', comment);
    expect((await admin.put('/backend/repair', write(confirmed, 'AVAL'))).status).toBe(200);
  });

  it('stands where staff records it with a reason', async () => {
    const start = await tested.journeys.begin();
    const file = await tested.journeys.complete(start);
    const admin = tested.harness.as('ADM');
    const invoice = { ...(await invoiceOf(start, 125)), operation_comment: 'Montant lu sur la facture papier' };
    const recorded = await tested.journeys.staff(admin, file, 'FAC', invoice);
    expect((await admin.put('/backend/repair', write(recorded, 'AVAL'))).status).toBe(200);
  });

  it('asks for nothing where it is the same amount, scanned better', async () => {
    const { file } = await changed({ amount_net: 42.5 });
    expect(await hintsOf(file)).toEqual([]);
    expect((await tested.harness.as('ADM').put('/backend/repair', write(file, 'AVAL'))).status).toBe(200);
  });

  it('takes its messages anew, however many went out for the first confirmation', async () => {
    const { rep, file } = await changed();
    let current = file;
    for (let n = 0; n < smsLimits.perNumber; n += 1) {
      tested.harness.clock.later(smsLimits.spacingMs);
      current = await tested.journeys.repairer(rep, current, 'SMS');
    }
    expect(current.status).toBe(1);
  });

  it('voids a code that was sent for the amount of before', async () => {
    const start = await tested.journeys.begin();
    const ready = await tested.journeys.withEvidence(start);
    const asked = await tested.journeys.repairer(start.caller, ready, 'SMS');
    const code = await tested.harness.code(asked.repair_id);
    const raised = await tested.journeys.repairer(start.caller, asked, 'FAC', await invoiceOf(start, 125));
    const refused = await start.caller.put(url, write(raised, 'VAL', { code }));
    expect([refused.status, refused.body.message]).toEqual([409, 'The amounts changed since this code was sent.']);
  });

  it('can be confirmed from a link, which shows the new amounts', async () => {
    const { rep, file } = await changed();
    tested.harness.clock.later(smsLimits.spacingMs);
    const asked = await tested.journeys.repairer(rep, file, 'SMS');
    tested.harness.clock.later(smsLimits.spacingMs);
    await tested.journeys.repairer(rep, asked, 'LIEN');
    const token = await tested.harness.mailed(file.repair_id);
    const confirmed = await tested.harness.visitor.post('/v1/repairs/pick_ups/confirm', { token });
    expect(confirmed.body).toMatchObject({ state: 'confirmed', amount_net: 125, amount_to_refund: 50 });
    const { body } = await rep.get(`${url}/${file.repair_id}`);
    expect(body).toMatchObject({ status: 1, confirmation_due: false });
  });

  it('is known of a file that was written before this was kept', async () => {
    const { rep, file } = await changed();
    await tested.harness.models.repairs.collection.updateOne(
      { _id: file.repair_id } as never,
      { $unset: { confirmationDue: '' } } as never,
    );
    expect((await rep.get(`${url}/${file.repair_id}`)).body.confirmation_due).toBe(true);
  });
});

describe('a pick-up confirmed before any invoice', () => {
  it('is hinted at, since the person saw no amount', async () => {
    const start = await tested.journeys.begin();
    const opened = await tested.journeys.open(start);
    const asked = await tested.journeys.repairer(start.caller, opened, 'SMS');
    const code = await tested.harness.code(asked.repair_id);
    const confirmed = await tested.journeys.repairer(start.caller, asked, 'VAL', { code });
    const invoiced = await tested.journeys.repairer(start.caller, confirmed, 'FAC', await invoiceOf(start, 125));
    expect(await hintsOf(invoiced)).toEqual([{ kind: 'confirmed_unlike', confirmed: { invoiced: 125 }, others: [] }]);
    expect((await start.caller.get(`${url}/${opened.repair_id}`)).body.confirmation_due).toBe(false);
  });
});
