import type { UserEvent } from '@testing-library/user-event';

/** Gives a file to the only upload of the page. */
export async function chooseFile(user: UserEvent, file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  await user.upload(input, file);
}
