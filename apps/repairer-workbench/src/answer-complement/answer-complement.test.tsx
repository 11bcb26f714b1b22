import { appError } from '@alveole/contracts';
import { repairRoutes } from '@alveole/contracts/repair';
import type { RepairFile, SentMedia } from '@alveole/contracts/repair';
import { RepairKind, RepairStatus } from '@alveole/domain';
import { Route, Routes } from '@alveole/router';
import { renderScreen } from '@alveole/testing/browser';
import { buildRepairFile } from '@alveole/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { FollowFilePage } from '../follow-file/follow-file-page.tsx';
import { sendMedia } from '../exchange-media/send-media.ts';
import { atCounter, entry, invoiced, jpeg, nextHash, opened, pdf, photographed } from '../workbench.fixture.ts';

jest.mock('../exchange-media/send-media.ts', () => ({ sendMedia: jest.fn() }));

const { readOwnRepair, operateRepair } = repairRoutes;
const asked = entry('COM', {
  status: RepairStatus.complementAsked,
  actor: { role: 'ADM', user_name: 'Sophie Leroy' },
  operation_data: { motif: { code: 'CODE29', tab: ['La facture est illisible', 'Une photo entière du vélo'] } },
});

/** The counter before a server that records what reaches it, and that may refuse an operation. */
function open(changes: Partial<RepairFile> = {}) {
  const props = atCounter();
  const server = {
    refuses: undefined as string | undefined,
    losesAnswers: false,
    file: buildRepairFile({
      status: RepairStatus.complementAsked,
      missing: [],
      history: [opened, invoiced, photographed, asked],
      repair_amounts: { amount_net: 125, amount_to_refund: 50 },
      ...changes,
    }),
  };
  props.api
    .answer(readOwnRepair, () => server.file)
    .answer(operateRepair, ({ body }) => {
      const { operation_code, operation_data } = body.repair_data;
      if (server.refuses === operation_code) throw appError('ServiceUnavailableException', 'network error');
      const recorded = entry(operation_code, {
        operation_id: `recorded-${server.file.history.length}`,
        status: RepairStatus.complemented,
        operation_data: operation_data as never,
      });
      server.file = { ...server.file, status: RepairStatus.complemented, history: [...server.file.history, recorded] };
      if (server.losesAnswers) throw appError('ServiceUnavailableException', 'network error');
      return { row_hash: nextHash, repair_rozo_id: 'REP00042_10001', status: RepairStatus.complemented };
    });
  const page = (
    <Routes>
      <Route path="/admin/reparation/dossiers/:id" element={<FollowFilePage {...props} />} />
    </Routes>
  );
  const screenPart = renderScreen(page, { at: '/admin/reparation/dossiers/repair-1' });
  const recorded = () => server.file.history.slice(4).map(({ operation_code }) => operation_code);
  return { props, server, recorded, ...screenPart };
}

async function choose(user: UserEvent, label: string, files: File[]) {
  const group = await screen.findByRole('group', { name: label });
  const input = group.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  await user.upload(input, files);
}
const photo = (name: string): File => new File([jpeg()], name, { type: 'image/jpeg' });
const sendAnswer = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Envoyer la réponse' }));
  const dialog = await screen.findByRole('alertdialog');
  const dialogText = dialog.textContent?.replace(/\s/g, ' ');
  await user.click(within(dialog).getByRole('button', { name: 'Envoyer' }));
  return dialogText;
};

let sent = 0;
beforeEach(() => {
  sessionStorage.clear();
  sent = 0;
  jest
    .mocked(sendMedia)
    .mockReset()
    .mockImplementation((_api, { name }) => {
      sent += 1;
      const extension = name.endsWith('.pdf') ? '.pdf' : '.jpg';
      return Promise.resolve<SentMedia>({
        mediaName: `entity-1/${sent}${extension}`,
        mediaHash: 'a'.repeat(64),
        extension,
      });
    });
});

describe('the answer to a request for complements', () => {
  it('takes three files and a message, and sends them in one go, the message first', async () => {
    const { user, props, recorded } = open();
    expect(await screen.findByText('La facture est illisible')).toBeInTheDocument();
    await choose(user, 'Photos du vélo', [photo('avant.jpg'), photo('arriere.jpg')]);
    await choose(user, 'Facture corrigée', [pdf()]);
    const amount = await screen.findByRole('textbox', { name: 'Montant de la facture hors taxes' });
    expect(amount).toHaveValue('125,00');
    await user.type(screen.getByRole('textbox', { name: 'Votre message' }), 'Voici le tout');
    expect(await sendAnswer(user)).toContain('2 photos, la facture et votre message seront envoyés.');
    await waitFor(() =>
      expect(props.notices).toEqual([{ tone: 'success', text: 'Votre demande a bien été prise en compte' }]),
    );
    expect(recorded()).toEqual(['MSG', 'PHO', 'PHO', 'FAC']);
    expect(screen.queryByRole('button', { name: 'Envoyer la réponse' })).not.toBeInTheDocument();
  });

  it('leaves out what was taken back, and says what is missing of an empty answer', async () => {
    const { user, recorded } = open();
    await user.click(await screen.findByRole('button', { name: 'Envoyer la réponse' }));
    expect(await screen.findByText('Ajoutez une photo, une facture ou un message.')).toBeInTheDocument();
    await choose(user, 'Photos du vélo', [photo('floue.jpg'), photo('nette.jpg')]);
    await user.click(await screen.findByRole('button', { name: 'Retirer floue.jpg' }));
    expect(await sendAnswer(user)).toContain('1 photo sera envoyée.');
    await waitFor(() => expect(recorded()).toEqual(['PHO']));
  });

  it('lets a file that failed be sent again, and waits for those on their way', async () => {
    let arrive = (): void => undefined;
    jest
      .mocked(sendMedia)
      .mockRejectedValueOnce(appError('ServiceUnavailableException', 'network error'))
      .mockImplementationOnce(
        () =>
          new Promise((resolve) => {
            arrive = () => resolve({ mediaName: 'entity-1/9.jpg', mediaHash: 'a'.repeat(64), extension: '.jpg' });
          }),
      );
    const { user, recorded } = open();
    await choose(user, 'Photos du vélo', [photo('velo.jpg')]);
    expect(
      await screen.findByText("Un problème est survenu durant l'ajout de la facture/photo, veuillez réessayer"),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Réessayer l’envoi de velo.jpg' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Envoyer la réponse' })).toBeDisabled());
    arrive();
    await screen.findByText(/^Prêt à joindre/);
    await sendAnswer(user);
    await waitFor(() => expect(recorded()).toEqual(['PHO']));
  });

  it('keeps what was not recorded when the sending is cut off, over a reload too, and sends the rest alone', async () => {
    const first = open();
    first.server.refuses = 'FAC';
    await choose(first.user, 'Photos du vélo', [photo('velo.jpg')]);
    await choose(first.user, 'Facture corrigée', [pdf()]);
    await first.user.type(await screen.findByRole('textbox', { name: 'Votre message' }), 'Voici');
    await sendAnswer(first.user);
    expect(await screen.findByRole('region', { name: 'Il reste à envoyer' })).toBeInTheDocument();
    expect(first.recorded()).toEqual(['MSG', 'PHO']);
    first.unmount();

    const again = open({ ...first.server.file });
    expect(await screen.findByText(/^Prêt à joindre/)).toBeInTheDocument();
    await sendAnswer(again.user);
    await waitFor(() => expect(again.recorded()).toEqual(['MSG', 'PHO', 'FAC']));
  });

  it('says beside the photo that the server does not take why, and asks first for another one', async () => {
    const { user, props, recorded } = open();
    props.api.answer(operateRepair, () => {
      throw appError('MediaRefusedException', 'Not a picture.');
    });
    await choose(user, 'Photos du vélo', [photo('avant.jpg'), photo('arriere.jpg')]);
    await screen.findAllByText(/^Prêt à joindre/);
    await sendAnswer(user);
    const photos = within(await screen.findByRole('group', { name: 'Photos du vélo' }));
    expect(await photos.findByText(/^Un problème est survenu durant l'ajout/)).toBeInTheDocument();
    expect(photos.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Refusé par le programme'),
      expect.stringContaining('Prêt à joindre'),
    ]);
    expect(await screen.findByRole('button', { name: 'Choisir une autre photo' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Envoyer la réponse' })).not.toBeInTheDocument();
    await user.click(photos.getByRole('button', { name: 'Retirer avant.jpg' }));
    expect(await screen.findByRole('button', { name: 'Envoyer la réponse' })).toBeEnabled();
    expect(recorded()).toEqual([]);
  });

  it('does not say twice a message whose answer was lost', async () => {
    const { user, server, recorded } = open();
    server.losesAnswers = true;
    await choose(user, 'Photos du vélo', [photo('velo.jpg')]);
    await user.type(screen.getByRole('textbox', { name: 'Votre message' }), 'Voici');
    await sendAnswer(user);
    await screen.findByRole('region', { name: 'Il reste à envoyer' });
    server.losesAnswers = false;
    await sendAnswer(user);
    await waitFor(() => expect(recorded()).toEqual(['MSG', 'PHO']));
  });

  it.each([
    ['that is none', '', /Veuillez renseigner un montant/],
    ['of eleven digits', '12345678901', /Veuillez saisir un montant de dix caractères au plus/],
  ])('refuses an amount %s', async (_which, typed, fault) => {
    const { user, recorded } = open();
    await choose(user, 'Facture corrigée', [pdf()]);
    const amount = await screen.findByRole('textbox', { name: 'Montant de la facture hors taxes' });
    await user.clear(amount);
    await user.type(amount, `${typed}{Tab}`);
    await user.click(screen.getByRole('button', { name: 'Envoyer la réponse' }));
    expect(amount).toHaveAccessibleDescription(fault);
    expect(recorded()).toEqual([]);
  });

  it('asks for the number of persons of a session’s invoice', async () => {
    const { user, props } = open({
      gender: RepairKind.session,
      repair_rozo_id: 'VEL00042_10001',
      history: [opened, asked],
    });
    await choose(user, 'Facture corrigée', [pdf()]);
    expect(screen.queryByRole('group', { name: 'Photos du vélo' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('radio', { name: /^2 personnes/ }));
    await sendAnswer(user);
    await waitFor(() =>
      expect(props.api.callsOf(operateRepair)[0]?.body.repair_data).toMatchObject({
        operation_code: 'FACVE',
        operation_data: { amount_id: 2 },
      }),
    );
  });
});
