import { massRunsUnderTest } from './mass-runs.harness.ts';

const { test, ann, open, linesOf, work } = massRunsUnderTest();

it('refuses to validate by list a file on which two operators decide, until one of them has recommended it', async () => {
  await ann().put('/v1/repairs/second_review', { from_premium: 1, drawn_percent: 0, first_files: 0 });
  const file = await test.journeys.complete(await test.journeys.begin());
  const previewed = async () => {
    const { run_id: id } = await open({ act: 'validate', lines: [file.repair_id] });
    await work();
    return (await linesOf(id))[0];
  };
  expect(await previewed()).toMatchObject({ result: 'refused', reason: expect.stringContaining('un second avis') });
  await test.journeys.staff(test.harness.as('ADM', { userId: 'bob' }), file, 'RECO');
  expect(await previewed()).toMatchObject({ result: 'ready' });
});
