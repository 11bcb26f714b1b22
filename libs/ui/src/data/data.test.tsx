import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DefinitionList } from './DefinitionList.tsx';
import { LoadMore } from './LoadMore.tsx';
import { Timeline } from './Timeline.tsx';

describe('DefinitionList', () => {
  it('pairs each label with its value, and says what is missing', () => {
    render(
      <DefinitionList
        items={[
          { label: 'Mobile', value: '06 12 34 56 78' },
          { label: 'Vélo', value: '' },
          { label: 'Prime', value: 0 },
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Mobile', 'Vélo', 'Prime']);
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      '06 12 34 56 78',
      '–non renseigné',
      '0',
    ]);
  });

  it('breaks a mail address before its « @ » and after its dots alone', () => {
    render(<DefinitionList items={[{ label: 'Adresse e-mail', value: 'martin@velo.exemple.fr' }]} />);
    const address = screen.getByText('martin@velo.exemple.fr');
    expect(address.innerHTML.split('<wbr>').filter(Boolean)).toEqual(['martin', '@velo.', 'exemple.', 'fr']);
  });

  it('sets a date of the desk apart within its sentence, so that no dash of it breaks a line', () => {
    render(<DefinitionList items={[{ label: 'Conditions', value: 'Acceptées le 26-11-2026 16:42 par Martin' }]} />);
    expect(screen.getByText('26-11-2026 16:42')).toHaveClass('whole');
    expect(screen.getByRole('definition')).toHaveTextContent('Acceptées le 26-11-2026 16:42 par Martin');
  });
});

describe('Timeline', () => {
  it('lists what happened in its order, with its instants for machines', () => {
    render(
      <Timeline
        items={[
          {
            id: '2',
            when: '12 mars à 14 h 06',
            instant: '2021-03-12T13:06:00Z',
            title: 'Code SMS validé',
            detail: 'remis en 4 s',
          },
          { id: '1', when: 'attendu le 22 mars', title: 'Virement', isExpected: true },
        ]}
      />,
    );
    expect(screen.getByRole('list', { name: 'Chronologie' })).toBeVisible();
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('12 mars à 14 h 06Code SMS validéremis en 4 s');
    expect(first?.querySelector('time')).toHaveAttribute('datetime', '2021-03-12T13:06:00Z');
    expect(second).toHaveAttribute('data-expected', 'true');
  });
});

describe('LoadMore', () => {
  it('announces how much is shown and asks for more', async () => {
    const onLoadMore = jest.fn();
    render(<LoadMore shown={9} total={371} noun="dossier" hasMore onLoadMore={onLoadMore} />);
    expect(screen.getByRole('status')).toHaveTextContent('9 dossiers affichés sur 371');
    await userEvent.click(screen.getByRole('button', { name: 'Afficher plus' }));
    expect(onLoadMore).toHaveBeenCalledTimes(1);
  });

  it.each([
    [0, '0 réponse à régler affichée'],
    [1, '1 réponse à régler affichée'],
    [3, '3 réponses à régler affichées'],
  ])('agrees with a feminine noun that has a complement: %d', (shown, text) => {
    render(
      <LoadMore
        shown={shown}
        noun="réponse à régler"
        plural="réponses à régler"
        isFeminine
        hasMore={false}
        onLoadMore={() => undefined}
      />,
    );
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });

  it('offers no more than there is', () => {
    render(<LoadMore shown={1} noun="dossier" hasMore={false} onLoadMore={() => undefined} />);
    expect(screen.getByRole('status')).toHaveTextContent('1 dossier affiché');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
