import { resolve } from 'node:path';
import { contentsAfter } from './change.ts';
import { workFor } from './command-line.ts';

const root = resolve(import.meta.dirname, '../../..');
const filesFor = (...words: string[]) => contentsAfter(root, workFor(root, words).changes);

it.each([
  ['an event that exists', ['event', 'repair.opened', 'A file was opened']],
  ['an event that its thing declares before its list', ['event', 'param.sms-switched', 'The SMS was switched']],
  ['a rule that exists', ['rule', 'establishment/decide-establishment']],
  ['a rule that another folder has', ['rule', 'campaign/decide-establishment']],
  ['a route whose call exists', ['route', 'enrolment', 'list-entities', 'GET', '/v1/enrolment/all']],
  ['a route whose act has a folder', ['route', 'repairs', 'defer-decision', 'GET', '/v1/repairs/decisions']],
  [
    'a route whose method and address another call has',
    ['route', 'refunds', 'see-all', 'GET', '/v1/refunds/batches/:batch'],
  ],
  ['a service that exists', ['service', 'refunds']],
  ['a service that bears the name of a thing of the contracts', ['service', 'staff']],
  ['a service that bears the name of a library', ['service', 'embedded']],
  ['a remote that exists', ['remote', 'back-office', '/admin/backend/cours', 'Cours']],
  ['a remote that bears the name of a library', ['remote', 'router', '/admin/backend/cours', 'Cours']],
  ['a remote whose address another screen has', ['remote', 'training-desk', '/admin/envois', 'Envois']],
  ['a screen that exists', ['screen', 'back-office', 'modify-establishment', '/admin/backend/cours', 'Cours']],
  ['a screen whose address another one has', ['screen', 'back-office', 'list-trainings', '/admin/envois', 'Envois']],
  ['a field whose identifier exists', ['field', 'company', 'company-name', 'nom_social', 'Nom']],
  ['a field whose identifier has no row of the wire', ['field', 'address', 'position', 'lieu', 'Lieu']],
  ['a field whose wire name another field has', ['field', 'company', 'legal-name', 'raison_sociale', 'Nom']],
  ['a field whose wire name the file has itself', ['field', 'company', 'legal-name', 'motif', 'Nom']],
  [
    'a field whose wire name a part of the lessons has',
    ['field', 'activity', 'trainer-count', 'veFormateur', 'Formateurs'],
  ],
])('refuses %s with « existe déjà »', (_what, words) => {
  expect(() => filesFor(...words)).toThrow('existe déjà');
});

it.each([
  ['param.camera-switched', 'libs/contracts/src/repair/events.ts'],
  ['registration.begun', 'libs/contracts/src/establishment/events.ts'],
  ['entity.moved', 'libs/contracts/src/establishment/events.ts'],
  ['consumer.called', 'libs/contracts/src/beneficiary/events.ts'],
  ['account.renamed', 'libs/contracts/src/session/events.ts'],
  ['sms.held-back', 'libs/contracts/src/message/events.ts'],
  ['bike.sold', 'libs/contracts/src/bike/events.ts'],
])('declares the event %s in %s, where the other events of its aggregate stand', (name, file) => {
  const written = filesFor('event', name, 'Something happened');
  expect([...written.keys()].filter((path) => path.endsWith('/events.ts'))).toEqual([file]);
});

it('titles the tests of a new route so that each reads alone', () => {
  const text = filesFor('route', 'refunds', 'count-batches', 'GET', '/v1/refunds/count').get(
    'services/refunds/src/count-batches/count-batches.test.ts',
  );
  expect(titlesIn(text)).toEqual([
    'answers GET /v1/refunds/count to an administrator with 200, and refuses a partner with 403',
    'returns the time of the call of GET /v1/refunds/count as at',
  ]);
});

it('titles the tests of a new service so that each reads alone', () => {
  const text = filesFor('service', 'loans').get('services/loans/src/open-loan/open-loan.test.ts');
  expect(titlesIn(text)).toEqual([
    'answers POST /v1/loans of the role %s with %d',
    'stores the opened loan with the row_hash that the answer gives',
  ]);
});

const titlesIn = (text = ''): string[] =>
  [...text.matchAll(/(?:it|\] as const\))\('([^']*)'/g)].map(([, title = '']) => title);
