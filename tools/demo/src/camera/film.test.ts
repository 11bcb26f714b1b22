import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFilm } from './film.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alveole-film-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a film for a fake camera', () => {
  it('says its size and rate, then shows each picture without colours', async () => {
    const path = join(folder, 'two.y4m');
    await writeFilm(path, { width: 2, height: 2 }, [Uint8Array.of(0, 255, 0, 255), Uint8Array.of(255, 255, 0, 0)]);
    const [dark, light, colourless] = ['\x10', '\xeb', '\x80\x80'];
    expect(await readFile(path, 'latin1')).toBe(
      [
        'YUV4MPEG2 W2 H2 F30:1 Ip A1:1 C420jpeg\n',
        `FRAME\n${dark}${light}${dark}${light}${colourless}`,
        `FRAME\n${light}${light}${dark}${dark}${colourless}`,
      ].join(''),
    );
  });
});
