import type { ApiClient } from '@alveole/api-client';
import { forgetOutlived, forgetPerson } from './forget-person.ts';

it('leaves no drawing of a page of the person who signs out', async () => {
  localStorage.setItem('alveole.last-drawing/admin/accueil', '{}');
  await forgetPerson({ signOut: () => Promise.resolve() } as Partial<ApiClient> as ApiClient);
  expect(localStorage.getItem('alveole.last-drawing/admin/accueil')).toBeNull();
});

it('leaves no draft of the person who signs out in this tab', async () => {
  sessionStorage.setItem('alveole.draft.reception.repair.user-1', '{"phone":"0639980001"}');
  sessionStorage.setItem('other', 'kept');
  const signOut = jest.fn(() => Promise.resolve());
  await forgetPerson({ signOut } as Partial<ApiClient> as ApiClient);
  expect(Object.keys(sessionStorage)).toEqual(['other']);
  expect(signOut).toHaveBeenCalledTimes(1);
});

describe('what an ended browser left of somebody who is not remembered', () => {
  const deleted = jest.fn();
  let databases: readonly string[];
  beforeEach(() => {
    deleted.mockClear();
    databases = ['alveole-counter-u1', 'other'];
    localStorage.clear();
    Object.assign(globalThis, {
      indexedDB: {
        databases: async () => databases.map((name) => ({ name })),
        deleteDatabase: deleted,
      },
    });
  });
  afterEach(() => void Reflect.deleteProperty(globalThis, 'indexedDB'));

  it('is removed: drafts and what the counter keeps', async () => {
    sessionStorage.setItem('alveole.draft.reception.repair.user-1', '{"phone":"0639980001"}');
    await forgetOutlived();
    expect(sessionStorage.getItem('alveole.draft.reception.repair.user-1')).toBeNull();
    expect(deleted.mock.calls).toEqual([['alveole-counter-u1']]);
  });

  it('erases the answers that pages keep, though acts of the person wait', async () => {
    localStorage.setItem('alveole.waiting', '2');
    localStorage.setItem('alveole.last-drawing/admin/accueil', '{}');
    databases = ['alveole-counter-u1', 'alveole-answers-u1'];
    await forgetOutlived();
    expect(localStorage.getItem('alveole.last-drawing/admin/accueil')).toBeNull();
    expect(deleted.mock.calls).toEqual([['alveole-answers-u1']]);
  });

  it('keeps the acts that the server has not acknowledged', async () => {
    localStorage.setItem('alveole.waiting', '2');
    await forgetOutlived();
    expect(deleted).not.toHaveBeenCalled();
    expect(localStorage.getItem('alveole.waiting')).toBe('2');
  });
});
