import { appError } from '@alveole/contracts';
import { repairRoutes } from '@alveole/contracts/repair';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { chooseFile } from '../exchange-media/choose-file.fixture.ts';
import { sendMedia } from '../exchange-media/send-media.ts';
import { operated, pdf, sentPdf } from '../workbench.fixture.ts';
import { openInvoicePage } from './open-invoice-page.fixture.tsx';
import { sendButton, sendInvoice } from './send-invoice.fixture.ts';

jest.mock('../exchange-media/send-media.ts', () => ({ sendMedia: jest.fn() }));
// jsdom makes no addresses of files.
URL.createObjectURL = () => 'blob:facture';
URL.revokeObjectURL = () => undefined;

const { operateRepair } = repairRoutes;

async function fill(user: UserEvent) {
  await user.type(await screen.findByRole('textbox', { name: 'Montant de la facture hors taxes' }), '125');
  await chooseFile(user, pdf());
}

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(sendMedia).mockReset().mockResolvedValue(sentPdf);
});

describe('the file of an invoice', () => {
  it.each([
    [
      appError('InvoiceNotStampableException', 'The PDF is encrypted.'),
      'Ce PDF est protégé. Enregistrez-le sans protection, ou envoyez une photo de la facture.',
    ],
    [
      appError('InvoiceNotStampableException', 'The invoice is too complex to read.'),
      'Ce document est trop complexe pour être lu. Enregistrez-le à nouveau en PDF, ou envoyez une photo de la facture.',
    ],
    [
      appError('MediaRefusedException', 'x'),
      "Un problème est survenu durant l'ajout de la facture/photo, veuillez réessayer",
    ],
  ])(
    'says beside the file why the server does not take it (%s), and asks first for another one',
    async (failure, text) => {
      const { user, props } = openInvoicePage();
      props.api.answer(operateRepair, () => Promise.reject(failure));
      await fill(user);
      expect(await screen.findByText(/^Prêt à joindre/)).toBeInTheDocument();
      await sendInvoice(user);
      expect(await within(screen.getByRole('group', { name: 'Facture' })).findByText(text)).toBeInTheDocument();
      const row = screen.getByText(/^Refusé par le programme/).closest('li');
      expect(row).toHaveAttribute('data-state', 'refused');
      const another = screen.getByRole('button', { name: 'Choisir un autre fichier' });
      expect(screen.queryByRole('button', { name: 'Envoyer la facture' })).not.toBeInTheDocument();
      const choice = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
      await user.click(another);
      expect(choice).toHaveBeenCalledTimes(1);
      choice.mockRestore();
      expect(sessionStorage).toHaveLength(1);

      jest.mocked(sendMedia).mockResolvedValue({ ...sentPdf, mediaName: 'entity-1/other.pdf' });
      props.api.answer(operateRepair, operated());
      await chooseFile(user, pdf());
      await waitFor(() => expect(sendButton()).toBeEnabled());
      expect(screen.queryByText(text)).not.toBeInTheDocument();
      await sendInvoice(user);
      await waitFor(() => expect(props.api.callsOf(operateRepair)).toHaveLength(2));
    },
  );

  it('says nowhere that an invoice is joined before the server has it, and sends it once however often that is pressed', async () => {
    let acknowledge = (): void => undefined;
    const { user, props } = openInvoicePage();
    props.api.answer(operateRepair, () => new Promise((resolve) => (acknowledge = () => resolve(operated()))));
    await fill(user);
    await waitFor(() => expect(sendButton()).toBeEnabled());
    const button = sendButton();
    await user.dblClick(button);
    await user.click(button);
    expect(document.body).not.toHaveTextContent(/est jointe|déposée|Envoyée/);
    expect(props.api.callsOf(operateRepair)).toHaveLength(1);
    acknowledge();
    await waitFor(() => expect(props.notices).toHaveLength(1));
    expect(props.api.callsOf(operateRepair)).toHaveLength(1);
  });
});
