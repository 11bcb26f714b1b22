import { repairsRoutes } from '@alveole/contracts';
import { encode } from '@alveole/hex-code';
import { toSvg } from '@alveole/hex-code/svg';
import { renderScreen } from '@alveole/testing/browser';
import { act, screen } from '@testing-library/react';
import { atCounter } from '../workbench.fixture.ts';
import { CodeCard } from './code-card.tsx';

const file = { repairId: 'repair-1', fileNumber: 'REP00042_10001' };
const value = '123456789012345678';

describe('the code of a file', () => {
  it('is a QR code, an O°code and five digits', async () => {
    const { api } = atCounter();
    api.answer(repairsRoutes.readStamp, { entity_id: 'repair-1', long_description: { stamp: value } });
    renderScreen(<CodeCard api={api} file={file} />);
    const stamp = await screen.findByRole('img', { name: 'O°code du dossier' });
    expect(decodeURIComponent(stamp.getAttribute('src') ?? '')).toBe(
      `data:image/svg+xml,${toSvg(encode(value), { size: 100 })}`,
    );
    expect(screen.getByRole('img', { name: 'QR code du dossier REP00042_10001' })).toBeInTheDocument();
    expect(screen.getByText('10001')).toBeInTheDocument();
  });

  it('stands without the O°code while that is not to be had', async () => {
    const { api } = atCounter();
    api.answer(repairsRoutes.readStamp, () => Promise.reject(new Error('away')));
    renderScreen(<CodeCard api={api} file={file} />);
    expect(await screen.findByText('10001')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'O°code du dossier' })).not.toBeInTheDocument();
  });

  it('prints a label that names nobody, and takes it away again', async () => {
    const { api } = atCounter();
    api.answer(repairsRoutes.readStamp, { entity_id: 'repair-1', long_description: { stamp: value } });
    const printed: (string | undefined)[] = [];
    const printing = jest.spyOn(globalThis, 'print').mockImplementation(() => {
      printed.push(document.body.lastElementChild?.textContent);
    });
    const { user } = renderScreen(<CodeCard api={api} file={file} />);
    await screen.findByRole('img', { name: 'O°code du dossier' });
    await user.click(screen.getByRole('button', { name: 'Imprimer l’étiquette' }));
    expect(printed).toEqual(['10001REP00042_10001']);
    expect(screen.getByRole('group', { name: 'Étiquette du vélo' }).querySelectorAll('[role=img], img')).toHaveLength(
      2,
    );
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('group', { name: 'Étiquette du vélo' })).not.toBeInTheDocument();
    printing.mockRestore();
  });
});
