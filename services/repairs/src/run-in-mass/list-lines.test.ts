import { massRunsUnderTest } from './mass-runs.harness.ts';

const { test, open, read, linesOf, start, work } = massRunsUnderTest();

async function complete() {
  const begun = await test.journeys.begin();
  return { ...begun, file: await test.journeys.complete(begun) };
}

describe('the lines of a dry run over files', () => {
  it('name number, person, shop and premium of the file, and nothing of an unknown number', async () => {
    const { file } = await complete();
    const { run_id: id } = await open({ act: 'validate', lines: [file.repair_rozo_id, 'REP99999_99999'] });
    await work();
    const [known, unknown] = await linesOf(id);
    expect(known).toMatchObject({
      repair_rozo_id: file.repair_rozo_id,
      consumer_name: expect.stringMatching(/^[A-Z]+ [A-Z][a-z]+$/),
      entity_name: expect.stringMatching(/./),
      amount_to_refund: 42.5,
    });
    expect(unknown).toEqual({ index: 1, given: 'REP99999_99999', result: 'unknown' });
  });

  it('add up to the amount that is ready, until the run has begun', async () => {
    const [one, two] = [await complete(), await complete()];
    const lines = [one.file.repair_id, two.file.repair_id, 'nobody', one.file.repair_id];
    const { run_id: id } = await open({ act: 'validate', lines });
    expect(await read(id)).not.toHaveProperty('ready_amount');
    await work();
    expect(await read(id)).toMatchObject({ state: 'previewed', ready_amount: 85 });
    await start(id);
    await work();
    expect(await read(id)).not.toHaveProperty('ready_amount');
    expect((await linesOf(id, '?result=done'))[0]).toMatchObject({ amount_to_refund: 42.5 });
  });
});
