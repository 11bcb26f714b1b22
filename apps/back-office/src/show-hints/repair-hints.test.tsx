import { appError, repairsRoutes } from '@alveole/contracts';
import type { RepairHint } from '@alveole/contracts';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { atDesk } from '../desk.fixture.ts';
import { RepairHints } from './repair-hints.tsx';

const { readRepairHints } = repairsRoutes;
const other = {
  entity_id: 'shop-2',
  entity_name: 'Vélos d’ailleurs',
  repair_id: 'r2',
  repair_rozo_id: 'REP00043_10002',
  create_date: '2026-03-02T10:00:00.000Z',
};
const hints: RepairHint[] = [
  { kind: 'same_document', media_url: 'shop-1/ici.png', others: [{ ...other, media_url: 'shop-2/ailleurs.png' }] },
  { kind: 'same_phone', value: '+33639981234', others: [other, { ...other, repair_rozo_id: 'REP00043_10003' }] },
  { kind: 'same_iban', others: [{ entity_id: 'shop-2', entity_name: 'Vélos d’ailleurs' }] },
  { kind: 'shop_pace', value: '15', others: [other] },
];

function open(answer: RepairHint[] | (() => never)) {
  const props = atDesk();
  props.api.answer(readRepairHints, answer);
  return { props, ...renderScreen(<RepairHints api={props.api} repairId="r1" />) };
}

describe('the hints of a file at the desk', () => {
  it('say what is alike, decide nothing, and lead to the other side', async () => {
    open(hints);
    const card = within(await screen.findByRole('region', { name: 'À regarder de plus près' }));
    expect(card.getByText(/Aucune ne décide/)).toBeInTheDocument();
    expect(card.getByText(/^Téléphone \+33639981234 .*2 autres dossiers/)).toBeInTheDocument();
    expect(card.getByText(/15 dossiers ouverts/)).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'REP00043_10003' })).toHaveAttribute(
      'href',
      '/admin/backend/facture/REP00043_10003',
    );
    expect(card.getByRole('link', { name: 'Vélos d’ailleurs' })).toHaveAttribute(
      'href',
      expect.stringMatching(/shop-2/),
    );
  });

  it('say that there may be more where the answer names no more', async () => {
    const others = Array.from({ length: 20 }, (_, n) => ({ ...other, repair_rozo_id: `REP00043_${20_000 + n}` }));
    open([{ kind: 'same_serial', value: 'WTU1', others }]);
    expect(await screen.findByText(/^Numéro de vélo WTU1 dans au moins 20\sautres dossiers$/)).toBeInTheDocument();
  });

  it('show both copies side by side once they are asked for', async () => {
    const { user } = open(hints);
    await screen.findByText('Comparer les deux pièces');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    await user.click(screen.getByText('Comparer les deux pièces'));
    screen.getByText('Comparer les deux pièces').closest('details')!.open = true;
    expect(await screen.findByRole('img', { name: 'Dans ce dossier' })).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'Dans REP00043_10002' })).toBeInTheDocument();
  });

  it('take no place where nothing is alike', async () => {
    const { props, container } = open([]);
    await waitFor(() => expect(props.api.callsOf(readRepairHints)).toHaveLength(1));
    expect(container).not.toHaveTextContent('regarder');
  });

  it('can be asked for again when they did not come', async () => {
    const { user, props } = open(() => {
      throw appError('ServiceUnavailableException', 'no');
    });
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    props.api.answer(readRepairHints, hints);
    await user.click(retry);
    expect(await screen.findByRole('region', { name: 'À regarder de plus près' })).toBeInTheDocument();
  });
});
