import { developedRemotes } from './developed-remotes.ts';

const published = ['back_office', 'partner_portal'].map((name) => ({
  name,
  paths: [`/admin/${name}`],
  manifest: `/remotes/${name}/1/mf-manifest.json`,
  version: '1',
  integrity: 'sha256-abc=',
}));
const [office, portal] = published;
const asked = [{ name: 'back_office', origin: 'http://localhost:8184' }];
const answering = (content: unknown) =>
  jest.fn(async () => ({ json: async () => content }) as Response) as unknown as typeof fetch;
const developed = (paths: readonly string[]) => ({
  name: 'back_office',
  paths,
  manifest: 'http://localhost:8184/mf-manifest.json',
  version: 'development',
  integrity: undefined,
});

describe('a remote under development', () => {
  it('stands for the published one, with the paths that it declares itself', async () => {
    const ask = answering({ alveole: { name: 'back_office', paths: ['/admin/backend', '/admin/new'] } });
    const withDeveloped = await developedRemotes(asked, ask);
    expect(withDeveloped(published)).toEqual([developed(['/admin/backend', '/admin/new']), portal]);
    expect(ask).toHaveBeenCalledWith('http://localhost:8184/mf-manifest.json');
  });

  it('keeps the paths of the published one while its server does not answer', async () => {
    const away = jest.fn(() => Promise.reject(new TypeError('Failed to fetch'))) as unknown as typeof fetch;
    const withDeveloped = await developedRemotes(asked, away);
    expect(withDeveloped(published)).toEqual([developed(office?.paths ?? []), portal]);
    expect(withDeveloped([])).toEqual([developed([])]);
  });

  it('needs no published one', async () => {
    const ask = answering({ alveole: { name: 'back_office', paths: ['/admin/backend'] } });
    expect((await developedRemotes(asked, ask))([])).toEqual([developed(['/admin/backend'])]);
  });
});
