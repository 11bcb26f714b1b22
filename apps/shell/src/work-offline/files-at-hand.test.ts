import { createFilesAtHand } from './files-at-hand.ts';

const base = 'https://velo.example/alveole-pro/';

/** As much of an answer as the worker looks at. */
function answerOf(body: string, { status = 200, type = 'text/html; charset=utf-8' } = {}): Response {
  const answer = {
    ok: status < 400,
    status,
    headers: { get: () => type },
    text: async () => body,
    json: async () => JSON.parse(body) as unknown,
    clone: () => answer,
  };
  return answer as unknown as Response;
}

function atHand(answers: Record<string, Response>) {
  const network = { isThere: true, asked: [] as string[] };
  const stores = new Map<string, Map<string, Response>>();
  const caches = {
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        match: async (url: string) => store.get(url),
        put: async (url: string, response: Response) => void store.set(url, response),
        keys: async () => [...store.keys()],
        delete: async (url: string) => store.delete(url),
      };
    },
  } as unknown as CacheStorage;
  const ask = async (asked: string | Request) => {
    const url = typeof asked === 'string' ? asked : asked.url;
    if (!network.isThere) throw new TypeError('Failed to fetch');
    network.asked.push(url);
    return answers[url] ?? answerOf('', { status: 404 });
  };
  const files = createFilesAtHand({ caches, fetch: ask as typeof fetch, base });
  const storedUrls = () => [...stores.values()].flatMap((store) => [...store.keys()]);
  return { files, network, storedUrls };
}

const requestOf = (parts: Pick<Request, 'method' | 'mode' | 'url'>) => parts as Request;
const get = (path: string, mode: RequestMode = 'cors') => requestOf({ method: 'GET', mode, url: `${base}${path}` });
const page = (path: string) => get(path, 'navigate');

describe('the files at hand', () => {
  it('are asked for once, since their name holds their version', async () => {
    const { files, network } = atHand({ [`${base}assets/shell.1a2b.js`]: answerOf('shell') });
    await files.answer(get('assets/shell.1a2b.js'));
    network.isThere = false;
    expect(await (await files.answer(get('assets/shell.1a2b.js')))?.text()).toBe('shell');
    expect(network.asked).toHaveLength(1);
  });

  it.each([
    get('alveoleapi/enrolment/repairs'),
    get('bucket/entity-1/facture.pdf'),
    get('config.json'),
    { ...get('assets/shell.1a2b.js'), method: 'POST' },
    page('auth/login'),
    requestOf({ method: 'GET', mode: 'cors', url: 'https://elsewhere.example/assets/x.js' }),
  ])('are no business of %j', (request) => {
    expect(atHand({}).files.answer(request)).toBeUndefined();
  });

  it('take a new frame whenever there is one, and the last one without a network, whatever page is asked for', async () => {
    const answers = { [`${base}admin/accueil`]: answerOf('first'), [`${base}admin/envois`]: answerOf('second') };
    const { files, network } = atHand(answers);
    await files.answer(page('admin/accueil'));
    expect(await (await files.answer(page('admin/envois')))?.text()).toBe('second');
    network.isThere = false;
    expect(await (await files.answer(page('admin/reparation/reception')))?.text()).toBe('second');
  });

  it('stand in for a server that only says that it is not there', async () => {
    const answers: Record<string, Response> = { [`${base}admin/accueil`]: answerOf('frame') };
    const { files } = atHand(answers);
    await files.answer(page('admin/accueil'));
    answers[`${base}admin/accueil`] = answerOf('down', { status: 503 });
    expect(await (await files.answer(page('admin/accueil')))?.text()).toBe('frame');
  });

  it('fail as the network does where nothing is kept', async () => {
    const { files, network } = atHand({});
    network.isThere = false;
    await expect(files.answer(page('admin/accueil'))).rejects.toThrow('Failed to fetch');
  });

  it('hold every page of the remotes that were seen, and nothing of a person', async () => {
    const manifest = `${base}remotes/repairer_workbench/v1/mf-manifest.json`;
    const css = { sync: ['assets/a.css'], async: [] };
    const content = { integrity: { 'assets/finalise.js': 'sha256-x' }, exposes: [{ assets: { css } }] };
    const file = (name: string) => `${base}remotes/repairer_workbench/v1/assets/${name}`;
    const { files, storedUrls } = atHand({
      [manifest]: answerOf(JSON.stringify(content), { type: 'application/json' }),
      [file('finalise.js')]: answerOf('finalise'),
      [file('a.css')]: answerOf('styles'),
      [`${base}admin/`]: answerOf('frame'),
    });
    await files.keepSeen([manifest, `${base}alveoleapi/enrolment/repairs`]);
    expect(storedUrls().sort()).toEqual([`${base}admin/`, manifest, file('a.css'), file('finalise.js')].sort());
  });

  it('holds on the device the files of the shell that no page has loaded yet, as its build names them', async () => {
    const { files, network } = atHand({
      [`${base}shell.json`]: answerOf(JSON.stringify({ files: ['assets/sign-out.1a2b.js'] })),
      [`${base}assets/sign-out.1a2b.js`]: answerOf('dialog'),
    });
    await files.keepSeen([]);
    network.isThere = false;
    expect(await (await files.answer(get('assets/sign-out.1a2b.js')))?.text()).toBe('dialog');
  });
});
