import { programme2020 } from '@alveole/domain/fixtures';
import { renderScreen } from '@alveole/testing/browser';
import { screen } from '@testing-library/react';
import { ClientPays } from './client-pays.tsx';

it('says in one line what the client pays, tax included, by the VAT of the file', () => {
  const amounts = { invoiceCents: 125_00, premiumCents: 50_00 };
  const { unmount } = renderScreen(<ClientPays file={{ ...amounts, vatRate: '20' }} campaign={programme2020} />);
  expect(screen.getByText(/À payer par le client/)).toHaveTextContent('À payer par le client 100,00 €');
  unmount();
  renderScreen(<ClientPays file={{ ...amounts, vatRate: '293B' }} campaign={programme2020} />);
  expect(screen.getByText(/À payer par le client/)).toHaveTextContent('À payer par le client 75,00 €');
});

it('says nothing while there is no invoice', () => {
  const { container } = renderScreen(<ClientPays file={{}} campaign={programme2020} />);
  expect(container).toBeEmptyDOMElement();
});
