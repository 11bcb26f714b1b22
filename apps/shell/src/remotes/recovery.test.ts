import { createRecovery } from './recovery.ts';

const open = (
  newerVersion: () => Promise<string | undefined>,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  isReachable = async () => true,
) => {
  const page = { pathname: '/admin/backend', reload: jest.fn() };
  const loader = { newerVersion, tellFailed: jest.fn(async () => undefined) };
  return { page, loader, recovery: createRecovery({ loader, storage, page, isReachable }) };
};

beforeEach(() => sessionStorage.clear());

describe('a page whose files are gone', () => {
  it('loads again when another version is out, by itself only once for each version and address', async () => {
    const { page, recovery } = open(async () => 'B', sessionStorage);
    await expect(recovery.fromLost('back_office')).resolves.toBe(true);
    await expect(recovery.fromLost('back_office')).resolves.toBe(false);
    expect(page.reload).toHaveBeenCalledTimes(1);
    page.pathname = '/admin/settings';
    await expect(recovery.fromLost('back_office')).resolves.toBe(true);
    await expect(open(async () => 'C', sessionStorage).recovery.fromLost('back_office')).resolves.toBe(true);
  });

  it('tells that the version failed before it looks for another, which may depend on it', async () => {
    const acts: string[] = [];
    const { loader, recovery } = open(async () => {
      acts.push('looked');
      return 'B';
    }, sessionStorage);
    loader.tellFailed.mockImplementation(async () => void acts.push('told'));
    await recovery.fromLost('back_office');
    expect(acts).toEqual(['told', 'looked']);
  });

  it('loads again as often as a person asks', async () => {
    const { page, recovery } = open(async () => 'B', sessionStorage);
    await recovery.fromLost('back_office', true);
    await recovery.fromLost('back_office', true);
    expect(page.reload).toHaveBeenCalledTimes(2);
  });

  it('loads again after a try that failed, as often as a person asks', async () => {
    const { page, recovery } = open(async () => undefined, sessionStorage);
    await expect(recovery.fromFailedTry()).resolves.toBe(true);
    await expect(recovery.fromFailedTry()).resolves.toBe(true);
    expect(page.reload).toHaveBeenCalledTimes(2);
  });

  it('stays when it has the version that is published, or nobody knows', async () => {
    const { page, recovery } = open(async () => undefined, sessionStorage);
    await expect(recovery.fromLost('back_office', true)).resolves.toBe(false);
    const away = open(() => Promise.reject(new TypeError('Failed to fetch')), sessionStorage);
    await expect(away.recovery.fromLost('back_office', true)).resolves.toBe(false);
    expect([page.reload, away.page.reload].map(({ mock }) => mock.calls)).toEqual([[], []]);
  });

  it('stays where a tab may keep nothing, since it could turn in circles', async () => {
    const closed = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const { page, recovery } = open(async () => 'B', closed);
    await expect(recovery.fromLost('back_office')).resolves.toBe(false);
    await expect(recovery.fromLostShell()).resolves.toBe(false);
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('stays while the network is gone, since a page loaded then is no page at all', async () => {
    const { page, recovery } = open(
      async () => undefined,
      sessionStorage,
      async () => false,
    );
    await expect(recovery.fromLostShell()).resolves.toBe(false);
    await expect(recovery.fromLostShell(true)).resolves.toBe(false);
    await expect(recovery.fromFailedTry()).resolves.toBe(false);
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('loads again once for the shell’s own files', async () => {
    const { page, recovery } = open(async () => undefined, sessionStorage);
    expect([await recovery.fromLostShell(), await recovery.fromLostShell()]).toEqual([true, false]);
    expect(page.reload).toHaveBeenCalledTimes(1);
  });
});
