import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Upload, type UploadProps } from './Upload.tsx';
import type { Transfer } from './upload-types.ts';

const velo = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'velo.png', {
  type: 'image/png',
});

/** A chosen photo, its transfer in the test's hand. */
async function choose(more: Partial<UploadProps<string>> = {}) {
  const onChange = jest.fn();
  let sent: { resolve: (result: string) => void; reject: (failure: Error) => void } | undefined;
  let transfer: Transfer<string> | undefined;
  const view = render(
    <Upload
      label="Photo du vélo"
      accept={['image/png']}
      maxBytes={1_000_000}
      upload={(_file, given) => {
        transfer = given;
        return new Promise((resolve, reject) => (sent = { resolve, reject }));
      }}
      onChange={onChange}
      {...more}
    />,
  );
  const input = view.container.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.setup().upload(input as HTMLInputElement, velo);
  await screen.findByRole('progressbar');
  if (!transfer || !sent) throw new Error('nothing is sent');
  return { transfer, sent, onChange, unmount: view.unmount };
}

const stored = (result: string) => [{ name: 'velo.png', size: 8, result }];

describe('a file that is kept before it is sent', () => {
  it('is told to the form at once, and again once it is stored', async () => {
    const { transfer, sent, onChange } = await choose();
    act(() => transfer.onStored('kept/1'));
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(stored('kept/1')));
    act(() => transfer.onProgress(0.5));
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0.5'));
    expect(onChange).toHaveBeenCalledTimes(1);
    sent.resolve('media/1');
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(stored('media/1')));
  });

  it('leaves the form when its sending is cancelled', async () => {
    const { transfer, onChange } = await choose();
    act(() => transfer.onStored('kept/1'));
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
    await userEvent.click(screen.getByRole('button', { name: /Annuler/ }));
    expect(transfer.signal.aborted).toBe(true);
    expect(onChange).toHaveBeenLastCalledWith([]);
  });

  it('leaves the form when it is refused', async () => {
    const { transfer, sent, onChange } = await choose();
    act(() => transfer.onStored('kept/1'));
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
    sent.reject(new Error('refused'));
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith([]));
  });

  it.each([true, false])('is sent on without its screen only where its caller says so: %s', async (goesOn) => {
    const { transfer, unmount } = await choose({ goesOnWithoutScreen: goesOn });
    unmount();
    expect(transfer.signal.aborted).toBe(!goesOn);
  });
});

describe('the words of a file on its way', () => {
  it('are its caller’s while it is sent', async () => {
    const { transfer } = await choose();
    act(() => transfer.onRemark('Gardez cette page ouverte.'));
    expect(await screen.findByText('Gardez cette page ouverte.')).toBeVisible();
  });

  it('are its caller’s where it waits elsewhere than in the store', async () => {
    const { sent } = await choose({ describeStored: (result) => (result === 'kept/1' ? 'Gardé ici' : undefined) });
    sent.resolve('kept/1');
    expect(await screen.findByText(/^Gardé ici · 8.o$/)).toBeVisible();
  });
});
