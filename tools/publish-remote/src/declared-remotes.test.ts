import { ownerOf } from '@alveole/contracts';
import { fullPath, screens } from '@alveole/domain';
import { declaredRemotes } from './declared-remotes.ts';

describe('the remotes of this repository', () => {
  it('hold every screen but the way out, which the shell answers by itself', async () => {
    const remotes = await declaredRemotes();
    const homeless = screens.map(fullPath).filter((path) => ownerOf(remotes, path) === undefined);
    expect(homeless).toEqual(['/admin/login']);
  });

  it('hold no path and no name twice', async () => {
    const remotes = await declaredRemotes();
    const paths = remotes.flatMap((remote) => remote.paths);
    expect(paths).toHaveLength(new Set(paths).size);
    expect(remotes).toHaveLength(new Set(remotes.map(({ name }) => name)).size);
  });
});
