import { act, screen, within } from '@testing-library/react';
import { completeRepair } from '../desk.fixture.ts';
import { openReview } from './open-review.fixture.tsx';

const unlike = {
  kind: 'amount_unlike' as const,
  amounts: { typed: 125, printed: [{ amount: 150, name: 'net' as const }] },
  others: [],
};
const other = {
  entity_id: 'shop-2',
  entity_name: 'Vélos d’ailleurs',
  repair_id: 'repair-9',
  repair_rozo_id: 'REP00042_99999',
  create_date: '2026-03-02T09:00:00.000Z',
};
const print = () => act(() => void window.dispatchEvent(new Event('beforeprint')));

describe('the printed file of a repair', () => {
  afterEach(() => act(() => void window.dispatchEvent(new Event('afterprint'))));

  it('prints premium, both amounts and each hint by its sentence, without the files that it names', async () => {
    openReview(completeRepair(), {
      hints: [unlike, { kind: 'same_serial', value: 'M011665', others: [other] }],
    });
    await screen.findByRole('complementary', { name: 'Décision' });
    await screen.findAllByText(/Montant saisi introuvable/);
    print();
    const sheet = within(screen.getByRole('region', { name: 'Ce que dit le dossier' }));
    for (const text of [
      /^50,00/,
      /^125,00/,
      /Total HT.*150,00/,
      /Montant saisi introuvable/,
      /M011665 dans un autre dossier/,
    ])
      expect(sheet.getByText(text)).toBeInTheDocument();
    expect(sheet.queryByText(/REP00042_99999/)).toBeNull();
  });

  it('keeps off paper the link to the invoice without its stamp, the flags and what compares other files', async () => {
    openReview(completeRepair(), { hints: [unlike] });
    const hints = await screen.findByRole('heading', { name: 'À regarder de plus près' });
    const flags = await screen.findByRole('heading', { name: /Signalements/ });
    for (const heading of [hints, flags]) expect(heading.closest('.no-print')).not.toBeNull();
  });
});
