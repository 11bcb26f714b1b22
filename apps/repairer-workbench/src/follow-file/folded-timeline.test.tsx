import { renderScreen } from '@alveole/testing/browser';
import { act, screen } from '@testing-library/react';
import { FoldedTimeline } from './folded-timeline.tsx';

const items = ['Dossier ouvert', 'Facture déposée', 'Photo ajoutée', 'Code envoyé'].map((title, index) => ({
  id: title,
  when: `0${index + 1}/03`,
  title,
}));
const steps = () => screen.getAllByRole('listitem').length;
const onDesk = window.matchMedia;

beforeEach(() => {
  window.matchMedia = (media) => Object.assign(onDesk(media), { matches: true });
});
afterEach(() => {
  window.matchMedia = onDesk;
});

describe('the history of a file in the hand', () => {
  it('shows its two latest steps, and all with the focus once the earlier ones are asked for', async () => {
    const { user } = renderScreen(<FoldedTimeline items={items} />);
    expect(steps()).toBe(2);
    await user.click(screen.getByRole('button', { name: 'Voir les 2 étapes précédentes' }));
    expect(steps()).toBe(4);
    expect(screen.getByRole('list').parentElement).toHaveFocus();
  });

  it('folds no single step, and nothing at a desk', () => {
    const { rerender } = renderScreen(<FoldedTimeline items={items.slice(1)} />);
    expect(steps()).toBe(3);
    window.matchMedia = onDesk;
    rerender(<FoldedTimeline items={items} />);
    expect(steps()).toBe(4);
  });

  it('stands whole on paper', () => {
    renderScreen(<FoldedTimeline items={items} />);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(steps()).toBe(4);
  });
});
