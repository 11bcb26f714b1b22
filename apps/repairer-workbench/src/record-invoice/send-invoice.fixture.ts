import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const sendButton = () => screen.getByRole('button', { name: 'Envoyer la facture' });

/** Sends the invoice once that is offered. */
export async function sendInvoice(user: UserEvent): Promise<void> {
  await waitFor(() => expect(sendButton()).toBeEnabled());
  await user.click(sendButton());
}

/** Sends an invoice in the place of the former one once that is offered, and confirms it. */
export async function replaceInvoice(user: UserEvent): Promise<void> {
  const replace = await screen.findByRole('button', { name: 'Remplacer la facture' });
  await waitFor(() => expect(replace).toBeEnabled());
  await user.click(replace);
  const question = within(await screen.findByRole('alertdialog', { name: /^Remplacer cette facture/ }));
  await user.click(question.getByRole('button', { name: 'Remplacer la facture' }));
}
