import { write, repairsUnderTest } from '../journeys.harness.ts';

const tested = repairsUnderTest();

const url = '/enrolment/repair';
const minutes = (count: number) =>
  (tested.harness.clock.now = new Date(tested.harness.clock.now.getTime() + count * 60_000));
const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');

async function opened() {
  const { rep, entity } = await tested.harness.shop();
  const consumer = tested.harness.person();
  return {
    rep,
    consumer,
    file: await tested.journeys.open({ caller: rep, entityId: entity.entity_id, consumerId: consumer.consumer_id }),
  };
}

async function asked() {
  const begin = await opened();
  const file = await tested.journeys.repairer(begin.rep, begin.file, 'SMS');
  return { ...begin, file, code: await tested.harness.code(file.repair_id) };
}

describe('the code by SMS', () => {
  it('goes to the number that its owner knows now, sealed, and is kept as a hash alone', async () => {
    const { rep, consumer, file } = await opened();
    tested.harness.correct({
      ...consumer,
      sequence: 2,
      smartphone_number: '+33612121212',
    });
    await tested.journeys.repairer(rep, file, 'SMS');
    const code = await tested.harness.code(file.repair_id);
    const event = tested.harness.events(file.repair_id, 'repair.code-requested').at(-1);
    expect(event?.data).toMatchObject({
      phone: '+33612121212',
      repair_rozo_id: file.repair_rozo_id,
      entity_name: 'Cycles du Rhin',
    });
    const stored = JSON.stringify(await tested.harness.models.repairs.findById(file.repair_id).lean());
    expect(stored).not.toContain(code);
    expect(stored).not.toContain('612121212"');
  });

  it('is not sent twice within a minute to one number; a corrected number gets one more', async () => {
    const { rep, consumer, file } = await asked();
    const again = await rep.put(url, write(file, 'SMS'));
    expect([again.status, again.body.code, again.headers['retry-after']]).toEqual([
      429,
      'TooManyRequestsException',
      '60',
    ]);
    tested.harness.correct({
      ...consumer,
      sequence: 2,
      smartphone_number: '+33613131313',
    });
    expect((await rep.put(url, write(file, 'SMS'))).status).toBe(200);
  });

  it('is sent three times at most to one number', async () => {
    const begin = await asked();
    let file = begin.file;
    for (let n = 0; n < 2; n += 1) {
      minutes(2);
      file = await tested.journeys.repairer(begin.rep, file, 'SMS');
    }
    minutes(2);
    const fourth = await begin.rep.put(url, write(file, 'SMS'));
    expect([fourth.status, fourth.body.message]).toEqual([
      429,
      'No more codes can be sent to this number for this repair.',
    ]);
  });

  it('is asked for once by twenty parallel requests', async () => {
    const { rep, file } = await opened();
    const answers = await Promise.all(Array.from({ length: 20 }, () => rep.put(url, write(file, 'SMS'))));
    await tested.harness.drain();
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(tested.harness.events(file.repair_id, 'repair.code-requested')).toHaveLength(1);
  });

  it('stays good beside the next one, until its own end', async () => {
    const late = await asked();
    minutes(29);
    const again = await tested.journeys.repairer(late.rep, late.file, 'SMS');
    const second = await tested.harness.code(late.file.repair_id);
    expect((await late.rep.put(url, write(again, 'VAL', { code: late.code }))).status).toBe(200);

    const over = await asked();
    minutes(29);
    const renewed = await tested.journeys.repairer(over.rep, over.file, 'SMS');
    minutes(2);
    if (second !== over.code)
      expect((await over.rep.put(url, write(renewed, 'VAL', { code: over.code }))).body.code).toBe('BadCodeException');
    const code = await tested.harness.code(over.file.repair_id);
    expect((await over.rep.put(url, write(renewed, 'VAL', { code }))).status).toBe(200);
  });

  it('shares its tries with the next one, and tells how many are left', async () => {
    const { rep, file, code } = await asked();
    const wrong = { code: otherThan(code) };
    const tried = [];
    for (let n = 0; n < 3; n += 1) tried.push((await rep.put(url, write(file, 'VAL', wrong))).body.tries_left);
    minutes(2);
    const again = await tested.journeys.repairer(rep, file, 'SMS');
    for (let n = 0; n < 3; n += 1) tried.push((await rep.put(url, write(again, 'VAL', wrong))).body.tries_left);
    expect(tried).toEqual([4, 3, 2, 1, 0, 0]);
    minutes(2);
    const third = await tested.journeys.repairer(rep, again, 'SMS');
    expect((await rep.put(url, write(third, 'VAL', { code: await tested.harness.code(file.repair_id) }))).status).toBe(
      200,
    );
  });

  it.each([
    ['a space', '123 456'],
    ['a no-break space', '123\u00a0456'],
    ['a narrow no-break space and spaces around it', ' 123\u202f456 '],
    ['full-width digits', '１２３４５６'],
    ['a dash', '123-456'],
  ])('is taken with %s, as people read it out or paste it', async (_what, written) => {
    const { rep, file, code } = await asked();
    const typed = [...written].map((sign) => {
      const index = '123456'.indexOf(sign.normalize('NFKC'));
      if (index < 0) return sign;
      const digit = code[index] as string;
      return sign === sign.normalize('NFKC') ? digit : String.fromCodePoint(0xff10 + Number(digit));
    });
    expect((await rep.put(url, write(file, 'VAL', { code: typed.join('') }))).status).toBe(200);
  });

  it('of a version before several lived at once is good for its answer', async () => {
    const { rep, file, code } = await asked();
    await tested.harness.models.repairs.collection.updateOne(
      { _id: file.repair_id } as never,
      { $unset: { 'code.earlier': '', 'code.invoiceCents': '', 'code.premiumCents': '' } } as never,
    );
    expect((await rep.put(url, write(file, 'VAL', { code }))).status).toBe(200);
  });

  it('is not sent while the owner of the number is away', async () => {
    const { rep, file } = await opened();
    tested.harness.enrolment.away = true;
    const answer = await rep.put(url, write(file, 'SMS'));
    tested.harness.enrolment.away = false;
    expect(answer.status).toBe(503);
  });
});

/** What the file says that it was closed with. */
async function proofOf(rep: Awaited<ReturnType<typeof opened>>['rep'], repairId: string): Promise<unknown> {
  const { body } = await rep.get(`${url}/${repairId}/history`);
  return body.at(-1).operation_data.pick_up_proof;
}

describe('the answer to the code', () => {
  it('is refused when wrong, and leaves the row_hash for the next try', async () => {
    const { rep, file, code } = await asked();
    const wrong = await rep.put(url, write(file, 'VAL', { code: otherThan(code) }));
    expect([wrong.status, wrong.body.code, wrong.body.message]).toEqual([400, 'BadCodeException', 'Bad code.']);
    expect((await rep.put(url, write(file, 'VAL', { code }))).status).toBe(200);
  });

  it('has five tries, shared by parallel guesses', async () => {
    const { rep, file, code } = await asked();
    await Promise.all(Array.from({ length: 12 }, () => rep.put(url, write(file, 'VAL', { code: otherThan(code) }))));
    expect((await rep.put(url, write(file, 'VAL', { code }))).body.code).toBe('BadCodeException');
    expect((await tested.harness.models.repairs.findById(file.repair_id).lean())?.code?.tries).toBe(5);
  });

  it('comes within thirty minutes', async () => {
    const { rep, file, code } = await asked();
    minutes(31);
    expect((await rep.put(url, write(file, 'VAL', { code }))).body.code).toBe('BadCodeException');
  });

  it('counts once, and leaves its mark', async () => {
    const { rep, file, code } = await asked();
    const confirmed = await tested.journeys.repairer(rep, file, 'VAL', { code });
    expect(await proofOf(rep, file.repair_id)).toBe('code');
    expect((await rep.put(url, write(confirmed, 'VAL', { code }))).body.code).toBe('BadCodeException');
  });

  it('belongs to its file', async () => {
    const [one, other] = [await asked(), await asked()];
    if (one.code !== other.code)
      expect((await other.rep.put(url, write(other.file, 'VAL', { code: one.code }))).body.code).toBe(
        'BadCodeException',
      );
  });

  it('is not the placeholder while SMS are on', async () => {
    const { rep, file } = await asked();
    expect((await rep.put(url, write(file, 'VAL', { code: '000000' }))).body.code).toBe('BadCodeException');
  });

  it('must be there for a repairer, while an administrator may give a reason instead, which is marked so', async () => {
    const { rep, file } = await opened();
    expect((await rep.put(url, write(file, 'VAL', { operation_comment: 'Pas de téléphone' }))).body.message).toBe(
      'code (MISSING): Field is required',
    );
    const admin = tested.harness.as('ADM');
    expect((await admin.put('/backend/repair', write(file, 'VAL'))).body.message).toBe(
      'code (MISSING): Field is required',
    );
    expect(
      (await admin.put('/backend/repair', write(file, 'VAL', { operation_comment: 'Téléphone en panne, pièce vue' })))
        .status,
    ).toBe(200);
    const { body } = await rep.get(`${url}/${file.repair_id}/history`);
    expect(body.at(-1)).toMatchObject({
      operation_code: 'VAL',
      actor: { role: 'ADM' },
      operation_data: { operation_comment: 'Téléphone en panne, pièce vue', pick_up_proof: 'staff' },
    });
  });

  it('is the placeholder while an administrator has switched SMS off', async () => {
    const { rep, file } = await opened();
    const admin = tested.harness.as('ADM');
    expect((await admin.put('/enrolment/param', { disable_sms: 'yes' })).body).toEqual({ disable_sms: 'yes' });
    const sms = await rep.put(url, write(file, 'SMS'));
    const confirmed = await rep.put(url, write(file, 'VAL', { code: '000000' }));
    await admin.put('/enrolment/param', { disable_sms: 'no' });
    expect([sms.status, sms.body.message]).toEqual([403, 'No SMS can be sent for this repair.']);
    expect(confirmed.status).toBe(200);
    expect(await proofOf(rep, file.repair_id)).toBe('sms-off');
  });
});
