import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const sendButton = () => screen.getByRole('button', { name: 'Envoyer la facture' });

/** Sends the invoice once that is offered, and confirms it. */
export async function sendInvoice(user: UserEvent): Promise<void> {
  await waitFor(() => expect(sendButton()).toBeEnabled());
  await user.click(sendButton());
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Envoyer' }));
}
