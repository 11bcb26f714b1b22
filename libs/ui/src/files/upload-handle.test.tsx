import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { Upload } from './Upload.tsx';
import type { UploadHandle } from './use-upload-handle.ts';

const picture = () => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'velo.png');

it('tells the form of a file that is not there, and lets it choose or send again', async () => {
  const ref = createRef<UploadHandle>();
  const onTrouble = jest.fn();
  const outcomes = [
    () => Promise.reject(new Error('offline')),
    () => Promise.reject(new RangeError('too old')),
    () => Promise.resolve('stored'),
  ];
  const { container } = render(
    <Upload
      ref={ref}
      label="Photo"
      accept={['image/png']}
      maxBytes={1_000_000}
      upload={() => outcomes.shift()?.() ?? Promise.resolve('stored')}
      isRefusal={(error) => error instanceof RangeError}
      onTrouble={onTrouble}
    />,
  );
  const input = container.querySelector('input') as HTMLInputElement;
  const choice = jest.spyOn(input, 'click').mockImplementation(() => undefined);
  ref.current?.choose();
  expect(choice).toHaveBeenCalledTimes(1);
  await userEvent.setup({ applyAccept: false }).upload(input, picture());
  await waitFor(() => expect(onTrouble).toHaveBeenLastCalledWith('failed'));
  ref.current?.retry();
  await waitFor(() => expect(onTrouble).toHaveBeenLastCalledWith('refused'));
  expect(screen.queryByRole('button', { name: /Réessayer/ })).not.toBeInTheDocument();
  await userEvent.setup({ applyAccept: false }).upload(input, picture());
  await waitFor(() => expect(onTrouble).toHaveBeenLastCalledWith(undefined));
});
