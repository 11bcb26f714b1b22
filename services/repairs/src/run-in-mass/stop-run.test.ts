import { abandonedFiles } from './mass-files.harness.ts';
import { massRunsUnderTest } from './mass-runs.harness.ts';

const { test, ports, open, read, linesOf, start, stop, work } = massRunsUnderTest();

describe('a run over files', () => {
  it('is stopped, and started again where it stood', async () => {
    const { files } = await abandonedFiles(test.harness, 3, 404);
    const { run_id: id } = await open({ act: 'not-eligible', lines: files.map((file) => file.id) });
    expect((await start(id)).body.code).toBe('TransitionRefusedException');
    await work();
    await start(id);
    expect((await stop(id)).body.state).toBe('stopped');
    await work();
    expect((await read(id)).counts).toMatchObject({ ready: 3, done: 0 });
    await start(id);
    await work();
    expect((await read(id)).state).toBe('done');
  });

  it('is stopped in its dry run, and goes on with that and nothing else', async () => {
    const { files } = await abandonedFiles(test.harness, 3, 408);
    const { run_id: id } = await open({ act: 'not-eligible', lines: files.map((file) => file.id) });
    expect((await stop(id)).body.state).toBe('stopped');
    await work();
    expect(await linesOf(id)).toEqual([]);
    expect((await start(id)).body).toMatchObject({ state: 'previewing' });
    await work();
    const run = await read(id);
    expect(run).toMatchObject({ state: 'previewed', counts: { ready: 3, done: 0 } });
    expect(run.started_at).toBeUndefined();
  });

  it('that is stopped while a page of its dry run is read stays stopped', async () => {
    const { entity } = await abandonedFiles(test.harness, 3, 409);
    const { run_id: id } = await open({ act: 'not-eligible', filter: { entity_id: entity.entity_id } });
    const { massRuns } = ports();
    const putLines: typeof massRuns.putLines = async (lines) => {
      await stop(id);
      return massRuns.putLines(lines);
    };
    await work({ massRuns: { ...massRuns, putLines } });
    expect((await read(id)).state).toBe('stopped');
    await start(id);
    await work();
    expect(await read(id)).toMatchObject({ state: 'previewed', total: 3 });
  });
});
