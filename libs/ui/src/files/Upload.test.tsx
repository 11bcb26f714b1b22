import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Upload, type UploadProps } from './Upload.tsx';
import type { Uploader } from './upload-types.ts';

const photo = (name = 'velo.png', size = 8) => {
  const bytes = new Uint8Array(size);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].slice(0, size));
  return new File([bytes], name, { type: 'image/png' });
};

/** An uploader whose transfers the test moves by hand. */
function handMade() {
  const transfers: {
    name: string;
    progress: (fraction: number) => void;
    signal: AbortSignal;
    finish: (result: string) => void;
    fail: (error: Error) => void;
  }[] = [];
  const upload: Uploader<string> = (file, { onProgress, signal }) =>
    new Promise((finish, fail) => {
      transfers.push({ name: file.name, progress: onProgress, signal, finish, fail });
      signal.addEventListener('abort', () => fail(new Error('aborted')));
    });
  return { transfers, upload };
}

function show(more: Partial<UploadProps<string>> = {}) {
  const { transfers, upload } = handMade();
  const onChange = jest.fn();
  const { unmount, container } = render(
    <Upload
      label="Photos du vélo"
      accept={['image/jpeg', 'image/png']}
      maxBytes={1_000_000}
      upload={upload}
      onChange={onChange}
      {...more}
    />,
  );
  const inputs = [...container.querySelectorAll<HTMLInputElement>('input[type=file]')];
  return {
    transfers,
    onChange,
    unmount,
    inputs,
    choose: (...files: File[]) => userEvent.setup({ applyAccept: false }).upload(inputs[0] as HTMLInputElement, files),
  };
}

const lines = () => screen.queryAllByRole('listitem');

describe('Upload', () => {
  it('says what it takes, and is named and described as a field', () => {
    show({ hint: 'Le vélo entier.', error: 'Ajoutez une photo' });
    expect(screen.getByRole('group', { name: 'Photos du vélo' })).toHaveAccessibleDescription(
      /^Le vélo entier. JPEG ou PNG, 1.Mo au plus. Ajoutez une photo$/,
    );
  });

  it('brings each outcome into sight, so that no bar at the edge of a phone hides it', async () => {
    const seen = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { transfers, choose } = show();
    await choose(photo());
    await screen.findByRole('progressbar');
    seen.mockClear();
    transfers[0]?.fail(new Error('network error'));
    expect(await screen.findByText(/L’envoi a échoué/)).toBeVisible();
    expect(seen.mock.contexts).toEqual(lines());
    expect(seen).toHaveBeenLastCalledWith({ block: 'nearest' });
  });

  it('leaves the page where it is for files that were stored before', () => {
    const seen = jest.spyOn(Element.prototype, 'scrollIntoView').mockClear();
    show({ initial: [{ name: 'velo.png', result: 'a' }] });
    expect(lines()).toHaveLength(1);
    expect(seen).not.toHaveBeenCalled();
  });

  it('sends a chosen file, shows its progress, then that it is stored, and tells the form', async () => {
    const { transfers, onChange, choose } = show();
    await choose(photo());
    const [transfer] = transfers;
    await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Envoi de velo.png' })).toBeInTheDocument());
    transfer?.progress(0.5);
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0.5'));
    transfer?.finish('media/1.png');
    await waitFor(() => expect(lines()[0]).toHaveTextContent(/Envoyé · 8.o/));
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(onChange).toHaveBeenCalledWith([{ name: 'velo.png', size: 8, result: 'media/1.png' }]);
  });

  it.each([
    [
      'another type',
      new File(['x'], 'notes.txt', { type: 'text/plain' }),
      /Ce type de fichier n’est pas accepté. Choisissez un fichier JPEG ou PNG./,
    ],
    ['too big a file', photo('grande.png', 1_000_001), /Ce fichier pèse 1.Mo, le maximum est 1.Mo./],
    ['an empty file', photo('vide.png', 0), /Ce fichier est vide./],
  ])('refuses %s in words, without sending it', async (_, file, words) => {
    const { transfers, choose } = show();
    await choose(file);
    await waitFor(() => expect(lines()[0]).toHaveTextContent(words));
    expect(transfers).toHaveLength(0);
    expect(screen.queryByRole('button', { name: /Réessayer/ })).not.toBeInTheDocument();
  });

  it('refuses by the look inside that its caller gives it', async () => {
    const { transfers, choose } = show({ check: () => Promise.resolve('Ce fichier n’est pas une image.') });
    await choose(photo());
    await waitFor(() => expect(lines()[0]).toHaveTextContent('Ce fichier n’est pas une image.'));
    expect(transfers).toHaveLength(0);
  });

  it('tells a failure in the caller’s words and sends again on request', async () => {
    const { transfers, onChange, choose } = show({ describeError: () => 'Le serveur ne répond pas.' });
    await choose(photo());
    await waitFor(() => expect(transfers).toHaveLength(1));
    transfers[0]?.fail(new Error('ECONNRESET'));
    await waitFor(() => expect(lines()[0]).toHaveTextContent('Le serveur ne répond pas.'));
    expect(screen.queryByText(/ECONNRESET/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer l’envoi de velo.png' }));
    await waitFor(() => expect(transfers).toHaveLength(2));
    transfers[1]?.finish('media/2.png');
    await waitFor(() => expect(onChange).toHaveBeenCalledWith([expect.objectContaining({ result: 'media/2.png' })]));
  });

  it('cancels a transfer for good: what comes late changes nothing', async () => {
    const { transfers, onChange, choose } = show();
    await choose(photo());
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler l’envoi de velo.png' }));
    expect(transfers[0]?.signal.aborted).toBe(true);
    transfers[0]?.finish('media/late.png');
    expect(lines()[0]).toHaveTextContent('Envoi annulé');
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Réessayer l’envoi de velo.png' })).toBeVisible();
  });

  it('sends several at once and forgets the one that is removed', async () => {
    const { transfers, onChange, choose } = show({ isMultiple: true });
    await choose(photo('a.png'), photo('b.png'));
    await waitFor(() => expect(transfers.map(({ name }) => name)).toEqual(['a.png', 'b.png']));
    for (const { name, finish } of transfers) finish(`media/${name}`);
    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith([
        expect.objectContaining({ name: 'a.png' }),
        expect.objectContaining({ name: 'b.png' }),
      ]),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Retirer a.png' }));
    expect(onChange).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'b.png' })]);
    expect(lines()).toHaveLength(1);
  });

  it('holds one file unless told otherwise: a new one replaces and stops the former', async () => {
    const { transfers, choose } = show();
    await choose(photo('a.png'));
    await waitFor(() => expect(transfers).toHaveLength(1));
    await choose(photo('b.png'));
    await waitFor(() => expect(transfers).toHaveLength(2));
    expect(transfers[0]?.signal.aborted).toBe(true);
    expect(lines()).toHaveLength(1);
    expect(within(lines()[0] as HTMLElement).getByText('b.png')).toBeVisible();
  });

  it.each([
    ['fails on its way', photo('neuve.png'), (fail: () => void) => fail()],
    ['is refused before it leaves', photo('neuve.png', 2_000_000), () => undefined],
  ])(
    'keeps the earlier file when the new one %s, and lets it go once a new one is stored',
    async (_case, file, spoil) => {
      const { transfers, onChange, choose } = show({ initial: [{ name: 'ancienne.png', result: 'media/0.png' }] });
      await choose(file);
      await waitFor(() => expect(lines()).toHaveLength(2));
      await act(async () => spoil(() => transfers[0]?.fail(new Error('away'))));
      await waitFor(() => expect(lines()[1]).toHaveTextContent(/échoué|le maximum est/));
      expect(lines()[0]).toHaveTextContent('ancienne.png');
      expect(onChange).not.toHaveBeenCalled();
      await choose(photo('autre.png'));
      await waitFor(() => expect(transfers.at(-1)?.name).toBe('autre.png'));
      await act(async () => transfers.at(-1)?.finish('media/2.png'));
      await waitFor(() => expect(lines()).toHaveLength(1));
      expect(onChange).toHaveBeenLastCalledWith([expect.objectContaining({ result: 'media/2.png' })]);
    },
  );

  it('shows what was stored earlier, and stops its transfers when it leaves', async () => {
    const { transfers, unmount, choose } = show({
      isMultiple: true,
      initial: [{ name: 'ancienne.png', result: 'media/0.png' }],
    });
    expect(lines()[0]).toHaveTextContent('ancienne.png');
    await choose(photo());
    await waitFor(() => expect(transfers).toHaveLength(1));
    unmount();
    expect(transfers[0]?.signal.aborted).toBe(true);
  });

  it('offers the camera for pictures only', () => {
    const { inputs } = show({ hasCamera: true, accept: ['image/jpeg', 'application/pdf'] });
    expect(screen.getByRole('button', { name: 'Prendre une photo' })).toBeVisible();
    expect(inputs[1]).toHaveAttribute('capture', 'environment');
    expect(inputs[1]).toHaveAttribute('accept', 'image/jpeg');
  });
});
