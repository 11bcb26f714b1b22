import { appError } from '@alveole/contracts';
import { messageRoutes } from '@alveole/contracts/message';
import { repairRoutes } from '@alveole/contracts/repair';
import type { RouteResult } from '@alveole/contracts';
import { Route, Routes, useLocation } from '@alveole/router';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { atDesk, completeRepair } from '../desk.fixture.ts';
import { MessagesPage } from './messages-page.tsx';
import { dressMail } from './mail-frame.tsx';

const { listDeliveries, listAddressMessages, resumeMessages, previewTemplate } = messageRoutes;
type Delivery = RouteResult<typeof listDeliveries>[number];

const delivery = (delivery_id: string, changes: Partial<Delivery> = {}): Delivery => ({
  delivery_id,
  channel: 'mail',
  template: 'complement-request',
  aggregate_id: 'repair-1',
  state: 'sent',
  create_date: '2026-03-10T14:00:00.000Z',
  ...changes,
});
const refused = delivery('d1', { state: 'failed', reason: 'SMTP 550' });

const Where = () => <p>{useLocation().pathname}</p>;

function open(search = '') {
  const props = atDesk();
  props.api
    .answer(listDeliveries, ({ query }) => (query.state === 'failed' ? [refused] : [refused, delivery('d2')]))
    .answer(listAddressMessages, { deliveries: [], opt_outs: [] })
    .answer(resumeMessages, { status: 'ok' })
    .answer(repairRoutes.listRepairsByIds, []);
  const page = renderScreen(
    <Routes>
      <Route path="/admin/backend/courriels" element={<MessagesPage {...props} />} />
      <Route path="*" element={<Where />} />
    </Routes>,
    { at: `/admin/backend/courriels${search}` },
  );
  return { props, ...page };
}

describe('what went out', () => {
  it('stands with its fate and its reason, and is filtered by fate', async () => {
    const { user } = open();
    const rows = await screen.findAllByRole('row', { name: /Complément demandé/ });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/10-03-2026\s15:00.*Courriel.*Non remis.*SMTP 550/),
      expect.stringContaining('Envoyé'),
    ]);
    await user.click(screen.getByRole('radio', { name: 'Non remis' }));
    await waitFor(() => expect(screen.getAllByRole('row', { name: /Complément demandé/ })).toHaveLength(1));
  });

  it('leads to the file that it speaks of', async () => {
    const { user, props } = open();
    props.api.answer(repairRoutes.listRepairsByIds, [completeRepair()]);
    await user.click((await screen.findAllByRole('button', { name: /Ouvrir le dossier/ }))[0] as HTMLElement);
    expect(await screen.findByText('/admin/backend/facture/REP00042_10001')).toBeInTheDocument();
    expect(props.api.callsOf(repairRoutes.listRepairsByIds)).toEqual([{ query: { ids: 'repair-1' } }]);
  });

  it('says so when its file is gone', async () => {
    const { user, props } = open();
    await user.click((await screen.findAllByRole('button', { name: /Ouvrir le dossier/ }))[0] as HTMLElement);
    await waitFor(() => expect(props.notices).toEqual([{ tone: 'warning', text: 'Ce dossier est introuvable.' }]));
  });

  it('that cannot be read can be tried again', async () => {
    const { user, props } = open('?sort=unknown');
    props.api.answer(listDeliveries, () => {
      throw appError('ServiceUnavailableException', 'timeout', { requestId: 'req-9' });
    });
    await user.click(await screen.findByRole('radio', { name: 'Remis' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('req-9');
    props.api.answer(listDeliveries, []);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Aucun envoi')).toBeInTheDocument();
  });
});

describe('an address', () => {
  const findBySearch = async (text: string) => {
    const opened = open('?vue=adresse');
    await opened.user.type(await screen.findByLabelText('Courriel ou téléphone mobile'), text);
    await opened.user.click(screen.getByRole('button', { name: 'Chercher' }));
    return opened;
  };

  it.each([
    ['Claire@Exemple.FR', 'claire@exemple.fr'],
    ['06 12 34 56 78', '+33612345678'],
  ])('is looked up however it is typed: %s', async (typed, to) => {
    const { props } = await findBySearch(typed);
    expect(await screen.findAllByText('Rien n’est parti à cette adresse')).not.toHaveLength(0);
    expect(props.api.callsOf(listAddressMessages)).toEqual([{ body: { to } }]);
  });

  it('that is none is refused at the field', async () => {
    const { props } = await findBySearch('claire');
    expect(await screen.findAllByText(/Saisissez une adresse e-mail/)).not.toHaveLength(0);
    expect(props.api.callsOf(listAddressMessages)).toEqual([]);
  });

  it('receives again what it did not want, once that is confirmed', async () => {
    const { user, props } = open('?vue=adresse');
    props.api.answer(listAddressMessages, {
      deliveries: [delivery('d3', { state: 'declined', template: 'file-validated' })],
      opt_outs: [{ topic: 'progress', since: '2026-03-09T10:00:00.000Z' }],
    });
    await user.type(await screen.findByLabelText('Courriel ou téléphone mobile'), 'a@exemple.fr');
    await user.click(screen.getByRole('button', { name: 'Chercher' }));
    expect(await screen.findByText(/Depuis le 9 mars 2026, cette adresse ne reçoit plus/)).toBeInTheDocument();
    expect(await screen.findByRole('row', { name: /Dossier validé/ })).toHaveTextContent('Non souhaité');
    await user.click(screen.getByRole('button', { name: 'Envoyer de nouveau' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/a@exemple.fr recevra de nouveau/)).toBeInTheDocument();
    expect(props.api.callsOf(resumeMessages)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Envoyer de nouveau' }));
    await waitFor(() =>
      expect(props.api.callsOf(resumeMessages)).toEqual([{ body: { to: 'a@exemple.fr', topic: 'progress' } }]),
    );
  });
});

describe('a template', () => {
  it('opens as it leaves: HTML shut in, plain text beside it, and what it answers to', async () => {
    const { user, props } = open('?vue=modeles');
    props.api.answer(previewTemplate, {
      channel: 'mail',
      subject: 'Votre dossier est validé',
      text: 'Bonjour,\nVotre dossier est validé.',
      html: '<p style="color:red">Bonjour</p>',
      headers: [],
    });
    await user.click(await screen.findByRole('row', { name: 'Dossier validé' }));
    expect(await screen.findByRole('heading', { name: 'Dossier validé' })).toHaveFocus();
    const frame = await screen.findByTitle(/^Courriel mis en forme\s: Dossier validé$/);
    expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
    expect(screen.getByRole('group', { name: 'Version en texte seul' })).toHaveTextContent('Votre dossier est validé.');
    expect(screen.getByText('Possible par un lien en bas du courriel')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tous les modèles' }));
    expect(await screen.findByRole('row', { name: /Complément demandé · CODE29/ })).toBeInTheDocument();
  });

  it('of an SMS tells how many it takes', async () => {
    const { user, props } = open('?vue=modeles');
    props.api.answer(previewTemplate, { channel: 'sms', text: 'Code 1', encoding: 'GSM-7', length: 142, segments: 1 });
    await user.click(await screen.findByRole('row', { name: /Code de validation(?!, par courriel)/ }));
    expect(await screen.findByText('142 caractères en GSM-7, soit 1 SMS')).toBeInTheDocument();
    expect(screen.queryByTitle(/mis en forme/)).not.toBeInTheDocument();
  });
});

it('a mail gets its styles by hand, for the page’s policy lets none in, and its links lead nowhere', () => {
  const mail = new DOMParser().parseFromString('<p data-style="color: red">A <a href="/x">b</a></p>', 'text/html');
  dressMail(mail);
  expect(mail.querySelector('p')?.style.color).toBe('red');
  expect(mail.querySelector('a')?.target).toBe('_blank');
});
