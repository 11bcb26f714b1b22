import { act, render, screen } from '@testing-library/react';
import { OfflineLine } from './OfflineLine.tsx';

afterEach(() => jest.restoreAllMocks());

it('says at once that the network is gone, and leaves when it is back', () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(<OfflineLine />);
  expect(screen.queryByText(/hors connexion/)).not.toBeInTheDocument();
  network.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status')).toHaveTextContent('Vous êtes hors connexion');
  network.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/hors connexion/)).not.toBeInTheDocument();
});
