import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { drawSecrets } from './draw-secrets.ts';
import { fillEnv } from './fill-env.ts';

describe('drawing the secrets of an installation', () => {
  it('fills the example so that each value is read back as it was drawn', () => {
    const secrets = drawSecrets();
    const read = parseEnv(fillEnv(readFileSync('.env.example', 'utf8'), secrets));
    for (const [name, value] of Object.entries(secrets)) expect([name, read[name]]).toEqual([name, value.trim()]);
    expect(read.PUBLIC_URL).toBe('http://localhost:8080');
  });

  it('draws anew each time, and never the same value twice', () => {
    const values = [...Object.values(drawSecrets()), ...Object.values(drawSecrets())];
    expect(new Set(values).size).toBe(values.length);
  });

  it('leaves what is set already, and refuses what has no place', () => {
    expect(fillEnv('# A=\nA=kept\nB=\n', { A: 'x', B: '$&' })).toBe("# A=\nA=kept\nB='$&'\n");
    expect(() => fillEnv('A=\n', { B: 'x' })).toThrow('no place for B');
    expect(() => fillEnv('A=\n', { A: "it's" })).toThrow('A holds a quote');
  });
});
