import { screen } from '@testing-library/react';
import { use as mockUse } from 'react';
import { field, openPage, repairPath, scrollNowhere } from './find-establishments.fixture.tsx';

const mockArrival = new Promise<never>(() => undefined);
jest.mock('./finder-dialog.tsx', () => ({ FinderDialog: () => mockUse(mockArrival) }));

beforeEach(scrollNowhere);

describe('while the results are on their way, the card', () => {
  it('says that it searches, once something is sought', async () => {
    const { user } = openPage();
    expect(screen.queryByText('Recherche en cours')).not.toBeInTheDocument();
    await user.type(field(), '69001{Enter}');
    const waiting = await screen.findByText('Recherche en cours');
    expect(waiting.parentElement).toHaveAttribute('role', 'status');
  });

  it('says so at an address that was shared', async () => {
    openPage({ at: `${repairPath}?cp=69001` });
    expect(await screen.findByText('Recherche en cours')).toBeVisible();
  });
});
