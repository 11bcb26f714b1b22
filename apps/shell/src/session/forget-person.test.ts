import type { ApiClient } from '@alveole/api-client';
import { forgetPerson } from './forget-person.ts';

it('leaves no draft of the person who signs out in this tab', async () => {
  sessionStorage.setItem('alveole.draft.reception.repair.user-1', '{"phone":"0639980001"}');
  sessionStorage.setItem('other', 'kept');
  const signOut = jest.fn(() => Promise.resolve());
  await forgetPerson({ signOut } as Partial<ApiClient> as ApiClient);
  expect(Object.keys(sessionStorage)).toEqual(['other']);
  expect(signOut).toHaveBeenCalledTimes(1);
});
