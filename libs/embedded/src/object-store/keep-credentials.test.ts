import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepCredentials } from './keep-credentials.ts';

const folder = mkdtempSync(join(tmpdir(), 'credentials-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the credentials of the embedded object store', () => {
  it('are drawn at the first start and the same at the next', async () => {
    const path = join(folder, 'drawn.json');
    const fresh = await keepCredentials(path);
    expect(await keepCredentials(path)).toEqual(fresh);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(fresh);
  });

  it('are those that an operator wrote, also with the short key of .env.example', async () => {
    const path = join(folder, 'written.json');
    const ofOperator = { accessKeyId: 'alveole', secretAccessKey: 'a'.repeat(40) };
    writeFileSync(path, JSON.stringify(ofOperator));
    expect(await keepCredentials(path)).toEqual(ofOperator);
  });

  it('are refused with a secret that can be guessed', async () => {
    const path = join(folder, 'short.json');
    writeFileSync(path, JSON.stringify({ accessKeyId: 'alveole', secretAccessKey: 'alveole' }));
    await expect(keepCredentials(path)).rejects.toThrow(/secretAccessKey/);
  });
});
