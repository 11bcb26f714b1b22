import { openApiDocument, routesOf } from '@alveole/contracts';
import type { ServiceName } from '@alveole/contracts';
import { clientOperationsOf } from './client-operations.ts';

const services = Object.keys(routesOf) as ServiceName[];
const tableOf = (service: ServiceName, name: string) =>
  clientOperationsOf(openApiDocument(service)).find((operation) => operation.name === name)?.table;

it.each(services)('the client has every call of %s but those that services make among themselves', (service) => {
  const open = routesOf[service].filter(({ auth }) => auth !== 'service').map(({ name }) => name);
  const names = clientOperationsOf(openApiDocument(service)).map(({ name }) => name);
  expect(names.toSorted()).toEqual(open.toSorted());
});

it('a call that anybody may make sends no token, one that reads it where there is one sends it', () => {
  expect(tableOf('repairs', 'listCampaigns')).toEqual({
    method: 'GET',
    path: '/v1/repairs/campaigns',
    isPublic: true,
  });
  expect(tableOf('enrolment', 'readMediaPutUrl')).toEqual({ method: 'GET', path: '/enrolment/mediaputurl' });
});

it.each([
  ['repairs', 'exportRepairsCsv', 'text'],
  ['refunds', 'readSepaFile', 'text'],
  ['enrolment', 'exportEntities', 'text'],
  ['refunds', 'readFundCallPdf', 'bytes'],
  ['repairs', 'exportRepairsXlsx', 'bytes'],
  ['repairs', 'listRepairs', undefined],
] as const)('%s.%s answers %s', (service, name, kind) => {
  expect(tableOf(service, name)?.answer).toBe(kind);
});

it.each([
  ['openRepair', true],
  ['operateRepair', true],
  ['operateRepairAsStaff', undefined],
  ['assignRepair', undefined],
] as const)('%s counts once under its local_id: %s', (name, isOnce) => {
  expect(tableOf('repairs', name)?.hasLocalId).toBe(isOnce);
});

it('the token endpoint takes a form', () => {
  expect(tableOf('auth', 'issueClientToken')).toMatchObject({ isForm: true, isPublic: true });
});

it('a list has its pages, and the field of its rows where the answer is not the rows', () => {
  const operations = clientOperationsOf(openApiDocument('refunds'));
  const rowsOf = (name: string) => operations.find((operation) => operation.name === name)?.rows;
  expect([rowsOf('listRefunds'), rowsOf('listDebts'), rowsOf('readOwed')]).toEqual(['whole', 'debts', undefined]);
});
