import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { screen } from '@testing-library/react';
import { HandoutLinks } from './handout-links.tsx';

jest.mock('./handout-file.ts', () => ({
  handoutFile: () => {
    throw new Error('Loading chunk 12 failed.');
  },
}));

it('says that a document cannot be prepared, and offers it again', async () => {
  const { user } = renderScreen(<HandoutLinks kinds={['faq']} config={fakeRemoteProps().config} />);
  await user.click(screen.getByRole('button', { name: 'Les questions fréquentes (PDF)' }));
  expect(await screen.findByText(/^Le document n’a pas pu être préparé/)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Vérifiez votre connexion puis réessayez.');
  expect(screen.getByRole('button', { name: 'Les questions fréquentes (PDF)' })).toBeEnabled();
});
