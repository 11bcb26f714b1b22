import { useState } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../actions/Button.tsx';
import { Upload } from '../files/Upload.tsx';
import { Form } from './Form.tsx';

describe('a form that is sent while its file is on its way', () => {
  function openInvoice() {
    const transfer: { finish?: (id: string) => void; fail?: (error: Error) => void } = {};
    const onSend = jest.fn();
    function Invoice() {
      const [files, setFiles] = useState<readonly string[]>([]);
      return (
        <Form onSubmit={() => onSend(files)}>
          <Upload
            label="Facture"
            accept={['application/pdf']}
            maxBytes={1_000_000}
            upload={() => new Promise<string>((finish, fail) => Object.assign(transfer, { finish, fail }))}
            onChange={(stored) => setFiles(stored.map(({ result }) => result))}
          />
          <Button type="submit">Envoyer</Button>
        </Form>
      );
    }
    const { container } = render(<Invoice />);
    const input = container.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    const press = async () => {
      await userEvent.upload(input, new File(['%PDF-1.7'], 'facture.pdf', { type: 'application/pdf' }));
      await screen.findByText(/Envoi en cours/);
      await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
    };
    return { transfer, onSend, press };
  }
  const waiting = /Le fichier s’envoie encore/;

  it('submits a form once, as soon as the file that is on its way has arrived, and says that it waits', async () => {
    const { transfer, onSend, press } = openInvoice();
    await press();
    expect(screen.getByText(waiting)).toHaveAttribute('role', 'status');
    expect(onSend).not.toHaveBeenCalled();
    act(() => transfer.finish?.('stored-1'));
    await waitFor(() => expect(onSend.mock.calls).toEqual([[['stored-1']]]));
    expect(screen.queryByText(waiting)).not.toBeInTheDocument();
  });

  it('holds a form back when the transfer of its file fails, until the file was sent again or removed', async () => {
    const { transfer, onSend, press } = openInvoice();
    await press();
    act(() => transfer.fail?.(new Error('offline')));
    const summary = await screen.findByRole('region', { name: 'Un point est à corriger' });
    expect(summary).toHaveTextContent(/Facture\s: réessayez l’envoi du fichier, ou retirez-le/);
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Retirer facture.pdf' }));
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect(onSend.mock.calls).toEqual([[[]]]);
  });
});

it('holds a form back when a chosen file is refused, and names its field in the summary', async () => {
  const onSend = jest.fn();
  const { container } = render(
    <Form onSubmit={onSend}>
      <Upload
        label="Avis (facultatif)"
        accept={['application/pdf']}
        maxBytes={1_000_000}
        upload={() => Promise.resolve('stored')}
      />
      <Button type="submit">Envoyer</Button>
    </Form>,
  );
  const input = container.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await userEvent.setup({ applyAccept: false }).upload(input, new File(['<html>'], 'avis.html'));
  await screen.findByText(/n’est pas accepté/);
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect(onSend).not.toHaveBeenCalled();
  const summary = screen.getByRole('region', { name: 'Un point est à corriger' });
  expect(summary).toHaveTextContent(/Avis \(facultatif\)\s: choisissez un autre fichier, ou retirez-le/);
});
