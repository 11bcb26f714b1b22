import { appError } from '@alveole/contracts';
import type { RouteResult } from '@alveole/contracts';
import { personRequestRoutes } from '@alveole/contracts/person-request';
import type { WirePersonRequest } from '@alveole/contracts/person-request';
import { Route, Routes } from '@alveole/router';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { atDesk } from '../desk.fixture.ts';
import { PersonRequestPage } from './person-request-page.tsx';
import { PersonRequestsPage } from './person-requests-page.tsx';

const { listPersonRequests, createPersonRequest, readPersonRequest, changePersonRequest } = personRequestRoutes;
const { findPersonTraces, readErasurePlan, readPersonExport, readRequestDraft } = personRequestRoutes;

const received: WirePersonRequest = {
  request_id: 'd-1',
  row_hash: 'a'.repeat(32),
  reference: 'B7K2M9QX',
  kind: 'access',
  channel: 'page',
  state: 'received',
  name: 'Léa Durand',
  mail: 'lea@exemple.fr',
  received_on: '2020-03-02',
  due_on: '2020-04-02',
  is_extended: false,
  subjects: [],
  history: [{ at: '2020-03-02T09:00:00.000Z', act: 'open' }],
};
const subject = {
  kind: 'consumer' as const,
  subject_id: 'K7RM4T2X',
  name: 'Léa Durand',
  mobile: '+33612345678',
  mail: 'lea@exemple.fr',
  birth_date: '1990-05-17',
  birth_place: 'Colmar',
};
const linked: WirePersonRequest = { ...received, state: 'identity-to-check', subjects: [subject] };
const identified: WirePersonRequest = {
  ...linked,
  state: 'in-work',
  identity: { at: '2020-03-03T09:00:00.000Z', document: 'passport' },
};
const plan: RouteResult<typeof readErasurePlan> = {
  plan_hash: 'b'.repeat(64),
  lines: [
    { service: 'enrolment', thing: 'Identité et coordonnées', count: 1, fate: 'forgotten' },
    { service: 'repairs', thing: 'Dossier payé', count: 1, fate: 'kept', reason: 'paid-file', until: '2031-02-01' },
  ],
};

function openList(requests: WirePersonRequest[]) {
  const props = atDesk();
  props.api.answer(listPersonRequests, { requests }).answer(createPersonRequest, received);
  return { props, ...renderScreen(<PersonRequestsPage {...props} />, { at: '/admin/backend/demandes' }) };
}

function open(request: WirePersonRequest, changed: WirePersonRequest = request) {
  const props = atDesk();
  props.api
    .answer(readPersonRequest, request)
    .answer(changePersonRequest, changed)
    .answer(findPersonTraces, { subjects: [{ ...subject, files: 2, messages: 3 }] })
    .answer(readErasurePlan, plan)
    .answer(readPersonExport, { download_url: 'https://objets.exemple.fr/a.zip' })
    .answer(readRequestDraft, { text: 'Bonjour Léa Durand,\n\nVoici.' });
  const page = (
    <Routes>
      <Route path="/admin/backend/demandes/:id" element={<PersonRequestPage {...props} />} />
    </Routes>
  );
  const acts = () => props.api.callsOf(changePersonRequest).map(({ body }) => body);
  return { props, acts, ...renderScreen(page, { at: '/admin/backend/demandes/d-1' }) };
}

const version = { last_row_hash: 'a'.repeat(32) };
const region = (name: string) => screen.findByRole('region', { name });

describe('the queue of requests', () => {
  it('shows each request with the day on which it is due, and says which are late', async () => {
    openList([received]);
    const row = within(await screen.findByRole('row', { name: /Léa Durand/ }));
    expect(row.getByText('2 avril 2020')).toBeInTheDocument();
    expect(row.getByText('En retard')).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'Léa Durand' })).toHaveAttribute('href', '/admin/backend/demandes/d-1');
  });

  it('opens one that came by letter, once its day and its name are given', async () => {
    const { user, props, address } = openList([]);
    expect(await screen.findByText('Aucune demande')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Enregistrer une demande' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enregistrer une demande' }));
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect((await dialog.findAllByText('Ce champ est obligatoire')).length).toBeGreaterThan(0);
    await user.click(dialog.getByRole('radio', { name: 'Effacer ses données' }));
    await user.type(dialog.getByLabelText('Nom de la personne'), 'Léa Durand');
    await user.type(dialog.getByLabelText('Jour de réception'), '02032020');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(props.api.callsOf(createPersonRequest)).toEqual([
        { body: { kind: 'erasure', channel: 'letter', name: 'Léa Durand', received_on: '2020-03-02' } },
      ]),
    );
    await waitFor(() => expect(address()).toBe('/admin/backend/demandes/d-1'));
  });
});

describe('the page of a request', () => {
  it('finds the person by what the request names, and links it', async () => {
    const { user, acts, props } = open(received, linked);
    const card = within(await region('Trouver la personne'));
    await user.click(card.getByRole('button', { name: 'Chercher' }));
    const row = within(await card.findByRole('row', { name: /Léa Durand/ }));
    expect(props.api.callsOf(findPersonTraces)).toEqual([{ params: { id: 'd-1' }, body: { mail: 'lea@exemple.fr' } }]);
    await user.click(row.getByRole('button', { name: /Rattacher à la demande/ }));
    await waitFor(() =>
      expect(acts()).toEqual([{ ...version, act: 'link', subjects: [{ kind: 'consumer', subject_id: 'K7RM4T2X' }] }]),
    );
    expect(await region('Vérifier l’identité')).toBeInTheDocument();
  });

  it('sends a code to the number of the files, and takes the one that the person tells', async () => {
    const code = { sent_to: '06 •• •• •• 78', expires_at: '2020-03-04T09:00:00.000Z', tries_left: 5 };
    const { user, acts, props } = open(linked, { ...linked, code });
    await user.click(await screen.findByRole('button', { name: 'Envoyer un code par SMS' }));
    expect(await screen.findByText(/Un code est parti à 06/)).toBeInTheDocument();
    props.api.answer(changePersonRequest, () => Promise.reject(appError('BadCodeException', 'wrong')));
    await user.type(screen.getByLabelText('Code que la personne vous donne'), '123456');
    await user.click(screen.getByRole('button', { name: 'Vérifier le code' }));
    expect(await screen.findByText(/Ce code n’est pas le bon/)).toBeInTheDocument();
    expect(acts()).toEqual([
      { ...version, act: 'send-code', subject_id: 'K7RM4T2X', by: 'sms' },
      { ...version, act: 'check-code', code: '123456' },
    ]);
  });

  it('has the archive made, and shows how far it is', async () => {
    const making = { state: 'working' as const, done: 1, total: 4 };
    const { user, acts, props } = open(identified, { ...identified, export: making });
    props.api.answer(readPersonRequest, identified);
    await user.click(await screen.findByRole('button', { name: 'Préparer l’archive' }));
    expect(await screen.findByRole('progressbar', { name: 'L’archive se prépare' })).toBeInTheDocument();
    expect(acts()).toEqual([{ ...version, act: 'export' }]);
  });

  it('corrects only what was changed, after a confirmation', async () => {
    const asked = { ...identified, kind: 'correction' as const };
    const { user, acts } = open(asked, { ...asked, corrected_at: '2020-03-03T10:00:00.000Z' });
    const card = within(await region('Corriger ses données'));
    await user.click(card.getByRole('button', { name: 'Corriger' }));
    expect((await card.findAllByText('Changez au moins une donnée')).length).toBeGreaterThan(0);
    const name = card.getByLabelText('Nom');
    await user.clear(name);
    await user.type(name, 'Dupré');
    await user.click(card.getByRole('button', { name: 'Corriger' }));
    const confirm = within(await screen.findByRole('alertdialog', { name: /^Corriger ces données/ }));
    await user.click(confirm.getByRole('button', { name: 'Corriger' }));
    await waitFor(() =>
      expect(acts()).toEqual([{ ...version, act: 'correct', consumer_id: 'K7RM4T2X', last_name: 'Dupré' }]),
    );
    expect(await screen.findByText('Les données sont corrigées.')).toBeInTheDocument();
  });

  it('shows what goes and what stays with reason and end, before an erasure is confirmed', async () => {
    const asked = { ...identified, kind: 'erasure' as const };
    const erasure = { at: '2020-03-03T10:00:00.000Z', lines: plan.lines, remaining: 0 };
    const { user, acts } = open(asked, { ...asked, erasure });
    const row = within(await screen.findByRole('row', { name: /Dossier payé/ }));
    expect(row.getByText(/art. 17.3.b et e.*Jusqu’au 1er février 2031/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Effacer' }));
    const confirm = within(await screen.findByRole('alertdialog', { name: /Effacer les données de Léa Durand/ }));
    await user.click(confirm.getByRole('button', { name: 'Effacer' }));
    await waitFor(() => expect(acts()).toEqual([{ ...version, act: 'forget', plan_hash: plan.plan_hash }]));
    expect(await screen.findByText(/une seconde recherche ne trouve plus rien/)).toBeInTheDocument();
  });

  it('sends the draft as it was changed, after a confirmation that names the address', async () => {
    const { user, acts } = open(identified);
    await user.click(await screen.findByRole('button', { name: 'Préparer la réponse' }));
    const text = await screen.findByLabelText('Réponse');
    await user.type(text, ' Bien à vous.');
    await user.click(screen.getByRole('button', { name: 'Envoyer par courriel' }));
    const confirm = within(await screen.findByRole('alertdialog', { name: /^Envoyer cette réponse/ }));
    expect(confirm.getByText(/lea@exemple.fr/)).toBeInTheDocument();
    await user.click(confirm.getByRole('button', { name: 'Envoyer par courriel' }));
    await waitFor(() =>
      expect(acts()).toEqual([
        { ...version, act: 'answer', by: 'mail', text: 'Bonjour Léa Durand,\n\nVoici. Bien à vous.' },
      ]),
    );
  });

  it('refuses with a reason that the draft says, and prints a letter where there is no mail', async () => {
    const { user, acts, props } = open({ ...received, mail: undefined });
    await user.click(await screen.findByRole('button', { name: 'Refuser la demande' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refuser la demande' }));
    await user.type(dialog.getByLabelText('Motif, que la personne lira'), 'Identité non montrée');
    await user.click(dialog.getByRole('button', { name: 'Préparer la réponse' }));
    expect(await screen.findByRole('button', { name: 'Imprimer la lettre' })).toBeInTheDocument();
    expect(props.api.callsOf(readRequestDraft)).toEqual([
      { params: { id: 'd-1' }, query: { reason: 'Identité non montrée' } },
    ]);
    await user.click(screen.getByRole('button', { name: /Clore.*lettre postée/ }));
    const confirm = within(await screen.findByRole('alertdialog', { name: /^La lettre est postée/ }));
    await user.click(confirm.getByRole('button', { name: /Clore/ }));
    await waitFor(() =>
      expect(acts()).toMatchObject([{ act: 'refuse', by: 'letter', reason: 'Identité non montrée' }]),
    );
  });
});
