import { act, screen, within } from '@testing-library/react';
import { openPage, repairPath, results, scrollNowhere } from './find-establishments.fixture.tsx';

beforeEach(scrollNowhere);

const print = (event: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(event)));

describe('the printed finder', () => {
  it('prints all shops that were found with numbers, whole hours and rings around the search, and nothing else', async () => {
    openPage({ at: `${repairPath}?cp=69001` });
    await results();
    print('beforeprint');
    const paper = screen.getByRole('region', { name: 'Réparateurs trouvés' });
    expect(within(paper).getAllByRole('listitem')).toHaveLength(3);
    expect(paper).toHaveTextContent('1. Les Cycles du Rhône');
    expect(paper).toHaveTextContent('04 78 28 00 00 · www.cycles.example');
    const rings = within(paper).getByRole('img', { name: /par distance et direction/ });
    expect(rings).toHaveTextContent('0,5 km1 km2 km');
    // The third has no place on a map.
    expect([...rings.querySelectorAll('path ~ text')].map(({ textContent }) => textContent)).toEqual(['1', '2']);
    print('afterprint');
    expect(paper).not.toBeInTheDocument();
  });

  it('prints to which kind of establishment the finder was narrowed', async () => {
    openPage({ at: `${repairPath}?cp=69001&type=ateliers` });
    await results();
    print('beforeprint');
    const paper = screen.getByRole('region', { name: 'Réparateurs trouvés' });
    expect(paper).toHaveTextContent(/^Ateliers associatifs/);
    expect(within(paper).getAllByRole('listitem')).toHaveLength(1);
    print('afterprint');
  });
});
