import { clientSources } from './client-sources.ts';

let sources: Map<string, string>;
beforeAll(async () => {
  const written = await clientSources();
  sources = new Map(written.map(({ path, content }) => [path.replace('libs/client/src/generated/', ''), content]));
});

it('the client has types and calls of each service, those of refusals, and one table', () => {
  expect([...sources.keys()].toSorted()).toEqual([
    'auth.ts',
    'enrolment.ts',
    'notifications.ts',
    'operations.ts',
    'refunds.ts',
    'refusals.ts',
    'repairs.ts',
    'services.ts',
  ]);
});

it('a call says what it does, for whom and with which right, and has the types of its operation', () => {
  expect(sources.get('repairs.ts')).toContain(`  /**
   * Open a file
   *
   * The same \`local_id\` of the same establishment answers the first file again.
   *
   * Roles: REP.
   *
   * Software: scope \`repairs:write\`.
   */
  readonly openRepair: Call<operations['openRepair']>;`);
  expect(sources.get('refunds.ts')).toContain("readonly listDebts: PagedCall<operations['listDebts'], 'debts'>;");
});

it('no file has types of a call between services, nor of the refusals of each call', () => {
  expect(sources.get('auth.ts')).not.toContain('releaseMail');
  expect(sources.get('repairs.ts')).not.toMatch(/^ {12}409: /m);
});

it('the table begins at the root of the API', () => {
  expect(sources.get('operations.ts')).toContain('export const root = "/alveoleapi";');
});
