/** Everything that the worker keeps, by kind. Their names outlast a sign-out: nothing in them is anybody's. */
const names = { files: 'counter-files', frame: 'counter-frame' } as const;

/** Entries; a build of everything has fewer. */
const maxFiles = 600;

/** Milliseconds after which a slow network counts as none, for the frame. */
const frameWithin = 4_000;

export interface FilesAtHand {
  /** The answer of the worker; undefined leaves the request to the network. */
  answer(request: Request): Promise<Response> | undefined;
  /** Keeps the files of a page that was open before the worker was, all files of the remotes among them, and of the shell. */
  keepSeen(addresses: readonly string[]): Promise<void>;
}

export interface FilesAtHandDeps {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  /** Where the product stands: `https://velo.example/alveole-pro/`. */
  readonly base: string;
}

/**
 * The counter's frame and its static files, for when the network is gone. Only what is the same for everybody: files
 * whose name holds their version, and the HTML frame of the pages of the signed-in. No answer of the API, no object.
 */
export function createFilesAtHand({ caches, fetch: ask, base }: FilesAtHandDeps): FilesAtHand {
  const frameKey = `${base}admin/`;
  const isVersioned = (url: string): boolean =>
    ['assets/', 'remotes/', 'visage/'].some((folder) => url.startsWith(base + folder));

  const file = async (url: string): Promise<Response> => {
    const cache = await caches.open(names.files);
    const cachedAnswer = await cache.match(url);
    if (cachedAnswer) return cachedAnswer;
    const response = await ask(url);
    if (response.ok) await cache.put(url, response.clone());
    return response;
  };

  const frame = async (request: Request | string): Promise<Response> => {
    const cache = await caches.open(names.frame);
    try {
      const response = await withinTime(ask(request));
      // A gateway whose services are starting is no frame.
      if (isDown(response)) return (await cache.match(frameKey)) ?? response;
      const isFrame = response.ok && response.headers.get('content-type')?.startsWith('text/html');
      if (isFrame) await cache.put(frameKey, response.clone());
      return response;
    } catch (failure) {
      const cachedFrame = await cache.match(frameKey);
      if (cachedFrame) return cachedFrame;
      throw failure;
    }
  };

  /** What the shell loads when it is needed, a dialog before a sign-out for one, which asks when there is no network. */
  const filesOfShell = async (): Promise<readonly string[]> => {
    try {
      const { files = [] } = (await (await ask(`${base}shell.json`)).json()) as { readonly files?: readonly string[] };
      return files.map((name) => `${base}${name}`);
    } catch {
      return [];
    }
  };

  const trim = async (): Promise<void> => {
    const cache = await caches.open(names.files);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - maxFiles)).map((key) => cache.delete(key)));
  };

  return {
    answer: (request) => {
      const { method, mode, url } = request;
      if (method !== 'GET') return undefined;
      // The request itself: the browser follows where a navigation is led.
      if (mode === 'navigate') return url.startsWith(frameKey) ? frame(request) : undefined;
      return isVersioned(url) ? file(url) : undefined;
    },
    keepSeen: async (addresses) => {
      const seen = addresses.filter(isVersioned);
      const manifests = seen.filter((url) => url.endsWith('/mf-manifest.json'));
      const whole = await Promise.all(manifests.map(async (url) => filesOf(url, await file(url))));
      // One that is missing is fetched when it is asked for.
      await Promise.allSettled([...new Set([...seen, ...whole.flat(), ...(await filesOfShell())])].map(file));
      await frame(frameKey).catch(() => undefined);
      await trim();
    },
  };
}

const isDown = ({ status: httpStatus }: Response): boolean => httpStatus >= 500;

interface RemoteManifest {
  readonly integrity?: Readonly<Record<string, string>>;
  readonly exposes?: readonly { readonly assets: { readonly css: Record<'sync' | 'async', readonly string[]> } }[];
}

/** Every script and stylesheet of a remote, so that its pages open which were not yet visited. */
async function filesOf(url: string, manifest: Response): Promise<readonly string[]> {
  const { integrity = {}, exposes = [] } = (await manifest.json()) as RemoteManifest;
  const styles = exposes.flatMap(({ assets: { css } }) => [...css.sync, ...css.async]);
  return [...Object.keys(integrity), ...styles].map((name) => new URL(name, url).href);
}

function withinTime(asked: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no frame in time')), frameWithin);
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
