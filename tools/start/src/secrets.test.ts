import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepSecrets } from './secrets.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'alveole-secrets-'));

describe('the secrets of an installation', () => {
  it('are drawn once, kept, and read by their owner alone', () => {
    const folder = newFolder();
    const drawn = keepSecrets(folder);
    expect(keepSecrets(folder)).toEqual(drawn);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('gain the one that a newer version asks for, the others staying as they were', () => {
    const folder = newFolder();
    const { SMS_SIGNING_SECRET, ...older } = keepSecrets(folder);
    writeFileSync(join(folder, 'secrets.json'), JSON.stringify(older));
    const renewed = keepSecrets(folder);
    expect(renewed).toMatchObject(older);
    expect([SMS_SIGNING_SECRET, undefined]).not.toContain(renewed.SMS_SIGNING_SECRET);
    expect(JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))).toEqual(renewed);
  });
});
