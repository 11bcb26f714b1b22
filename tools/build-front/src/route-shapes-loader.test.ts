import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** The module that a page gets in the place of a file of contracts. */
function rewritten(path: string, source: string): string {
  // In a process of its own: the loader evaluates TypeScript, which this suite's runner already does in its own way.
  const code = `
    import loader from ${JSON.stringify(join(import.meta.dirname, 'route-shapes-loader.mjs'))};
    process.stdout.write(await loader.call({ resourcePath: ${JSON.stringify(join(root, 'libs/contracts/src', path))} }, ${JSON.stringify(source)}));
  `;
  return execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
}

describe('a file of contracts in a page', () => {
  it('writes for each call how it is asked for and the shape of its answer, and no schema', () => {
    const module = rewritten('repair/routes/incident.ts', '');
    expect(module).toContain('export const readIncident = {"service":"repairs","name":"readIncident","method":"GET"');
    expect(module).toContain('"answerShape":{"object":');
    expect(module).not.toMatch(/import|summary|zod/);
  });

  it('writes the shape of a body that may wait on the device', () => {
    expect(rewritten('repair/routes/operate.ts', '')).toMatch(
      /export const openRepair = .*"bodyShape":\{"object":\{"local_id":"string"/,
    );
  });

  it('leaves to other modules what a file of routes imports from them', () => {
    const taken = "export { switchSms, readSmsSwitch } from './sms-switch-routes.ts';";
    const module = rewritten('pick-up/routes.ts', taken);
    expect(module).toContain(taken);
    expect(module).not.toContain('export const readSmsSwitch');
  });

  it('keeps the table of names of a file of routes, and takes its schemas from the file as it was', () => {
    const module = rewritten('establishment/profile-wire.ts', '');
    expect(module).toContain('"companyName":"raison_sociale"');
    expect(module).toMatch(/export \{ profileWire \} from ".*profile-wire\.ts\?schemas";/);
  });
});
