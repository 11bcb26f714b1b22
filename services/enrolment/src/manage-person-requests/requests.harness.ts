import type { WirePersonFile, WirePersonRequest } from '@alveole/contracts/person-request';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { workExports } from './make-export.ts';
import { person } from '../register-beneficiary/people.fixture.ts';

/** The calls of the desk and of the public page on requests of persons. */
export function requestsOf(enrolment: OpenEnrolment) {
  const desk = enrolment.as('ADM');
  const path = '/v1/enrolment/person_requests';
  const read = async (id: string): Promise<WirePersonRequest> => (await desk.get(`${path}/${id}`)).body;
  const act = async (id: string, body: object, caller = desk) =>
    caller.put(`${path}/${id}`, { last_row_hash: (await read(id)).row_hash, ...body });
  /** The one that a person asked for on the public page. */
  const ask = async (kind: string, by: object = { mail: 'lea@exemple.fr' }): Promise<WirePersonRequest> => {
    const { body } = await enrolment.visitor.post('/v1/enrolment/own_data', { kind, name: 'Éloïse Dupré', ...by });
    const { requests } = (await desk.get(`${path}?standing=open`)).body as { requests: WirePersonRequest[] };
    const request = requests.find(({ reference }) => reference === body.reference);
    if (request === undefined) throw new Error('The queue lacks the request.');
    return request;
  };
  /** A beneficiary who registered at home. */
  const register = async (changes: object = {}) => {
    const typed = { ...person(), ...changes };
    const { body } = await enrolment.visitor.post('/enrolment/consumer_public', typed);
    await enrolment.drain();
    return { id: body.consumer_id as string, typed };
  };
  const link = (id: string, ...consumerIds: string[]) =>
    act(id, { act: 'link', subjects: consumerIds.map((subject_id) => ({ kind: 'consumer', subject_id })) });
  /** One that names a mail, whose person the desk has found and identified by a document. */
  const identifiedAs = async (kind: string, mail: string, ...consumerIds: string[]): Promise<WirePersonRequest> => {
    const request = await ask(kind, { mail });
    await link(request.request_id, ...consumerIds);
    return (await act(request.request_id, { act: 'note-document', document: 'passport' })).body;
  };
  const identified = (kind: string, ...consumerIds: string[]) => identifiedAs(kind, 'lea@exemple.fr', ...consumerIds);
  /** One that was identified so and whose archive is made. */
  const archived = async (consumerId: string, mail: string): Promise<WirePersonRequest> => {
    const request = await identifiedAs('access', mail, consumerId);
    await act(request.request_id, { act: 'export' });
    await workExports(enrolment.ports);
    return request;
  };
  const lastCode = () => enrolment.codeIn('request.code-requested', () => true);
  return { desk, path, read, act, ask, register, link, identified, identifiedAs, archived, lastCode };
}

/** A file as repairs tells it. */
export const fileOf = (consumer_id: string, changes: Partial<WirePersonFile> = {}): WirePersonFile => ({
  repair_id: `file-${consumer_id}`,
  consumer_id,
  file_number: 'REP00012_48213',
  title: 'Dossier REP00012_48213',
  facts: [{ label: 'Marque du vélo', value: 'Gitane <b>' }],
  events: [{ at: '2026-02-01 10:00:00', facts: [{ label: 'Opération', value: 'Ouverture' }] }],
  documents: [],
  is_forgotten: false,
  fate: 'forgotten',
  ...changes,
});
