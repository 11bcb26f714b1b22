import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocumentViewer, readPdfAhead, type DocumentViewerProps } from './index.ts';

const open = (props: Partial<DocumentViewerProps> = {}) => {
  render(<DocumentViewer url="/objets/kbis.pdf" kind="pdf" title="Extrait KBIS" {...props} />);
  return userEvent.setup();
};
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const picture = () => screen.getByRole('img', { name: 'CNI' });

describe('the viewer of a PDF', () => {
  it('shows its first page, whose words can be heard, and leafs through', async () => {
    const user = open();
    expect(await screen.findByRole('img', { name: 'Extrait KBIS, page 1 sur 3' })).toBeInTheDocument();
    expect(await screen.findByText('/objets/kbis.pdf p. 1')).toBeInTheDocument();
    expect(press('Page précédente')).toBeDisabled();
    await user.click(press('Page suivante'));
    expect(screen.getByRole('status')).toHaveTextContent('Page 2 sur 3');
    expect(await screen.findByText('/objets/kbis.pdf p. 2')).toBeInTheDocument();
  });

  it('is turned and enlarged as was pressed while it loads, and keeps its tools where they stood once it has pages', async () => {
    open();
    const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(screen.getByText('En cours de chargement…')).toBeVisible();
    fireEvent.click(press('Agrandir'));
    fireEvent.keyDown(screen.getByRole('group', { name: 'Extrait KBIS' }), { key: '+' });
    const toolsWhileLoading = names();
    await screen.findByText('Page 1 sur 3');
    expect(press(/^Zoom 150\s%/)).toBeEnabled();
    expect(names().slice(0, toolsWhileLoading.length)).toEqual(toolsWhileLoading);
    expect(screen.queryByText('En cours de chargement…')).not.toBeInTheDocument();
  });

  it('prints every page of a document of which the screen shows one', async () => {
    open();
    const sheet = await screen.findByRole('img', { name: 'Extrait KBIS, page 1 sur 3' });
    await waitFor(() => expect(sheet.parentElement?.querySelectorAll('.print-only canvas')).toHaveLength(3));
  });

  it('says on paper that a document has not come yet', async () => {
    open();
    const line = screen.getByText(/^Extrait KBIS\s: document pas encore chargé lors de l’impression/);
    expect(line).toHaveClass('print-only');
    await screen.findByText('Page 1 sur 3');
    expect(line).not.toBeInTheDocument();
  });

  it('is turned, enlarged and leafed by keys once it has the focus', async () => {
    const user = open();
    await screen.findByText('Page 1 sur 3');
    await user.click(screen.getByRole('group', { name: 'Extrait KBIS' }));
    await user.keyboard('{End}++');
    expect(screen.getByText('Page 3 sur 3')).toBeInTheDocument();
    expect(press(/^Zoom 150\s%/)).toBeInTheDocument();
    await user.keyboard('{PageDown}0{Home}');
    expect(screen.getByText('Page 1 sur 3')).toBeInTheDocument();
    expect(press(/^Zoom 100\s%/)).toBeInTheDocument();
  });

  it('leaves the page’s own shortcuts alone', async () => {
    const heard = jest.fn();
    document.addEventListener('keydown', heard);
    const user = open();
    await screen.findByText('Page 1 sur 3');
    await user.click(screen.getByRole('group', { name: 'Extrait KBIS' }));
    await user.keyboard('v<');
    document.removeEventListener('keydown', heard);
    expect(heard.mock.calls.map(([event]) => [event.key, event.defaultPrevented])).toEqual([
      ['v', false],
      ['<', true],
    ]);
  });

  it('says that it cannot be shown, and tries again', async () => {
    const onRetry = jest.fn();
    const user = open({ url: '/objets/broken.pdf', onRetry });
    expect(await screen.findByRole('alert')).toHaveTextContent('Impossible de charger le document');
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(press('Agrandir')).toBeDisabled();
    await user.click(press('Réessayer'));
    expect(onRetry).toHaveBeenCalledTimes(2);
    expect(await screen.findByRole('alert')).toHaveTextContent('Impossible de charger le document');
  });
});

describe('the viewer of a picture', () => {
  const show = (props: Partial<DocumentViewerProps> = {}) =>
    open({ url: '/objets/cni.jpg', kind: 'image', title: 'CNI', ...props });

  it('waits in words, then turns by quarters', async () => {
    const user = show();
    expect(screen.getByText(/^Chargement/)).toBeInTheDocument();
    fireEvent.load(picture());
    expect(screen.queryByText(/^Chargement/)).not.toBeInTheDocument();
    await user.click(press('Tourner à gauche'));
    expect(picture().style.rotate).toBe('270deg');
    await user.click(press('Tourner à droite'));
    await user.click(press('Tourner à droite'));
    expect(picture().style.rotate).toBe('90deg');
  });

  it('stops at the ends of the scale', async () => {
    const user = show();
    fireEvent.load(picture());
    await user.dblClick(press('Réduire'));
    expect(press(/^Zoom 50\s%/)).toBeInTheDocument();
    expect(press('Réduire')).toBeDisabled();
  });

  it('takes the whole screen with the look that it has, and gives it back', async () => {
    const user = show();
    fireEvent.load(picture());
    await user.click(press('Tourner à droite'));
    await user.click(press('Plein écran'));
    const whole = screen.getByRole('dialog', { name: 'CNI' });
    expect(within(whole).getByRole('img', { name: 'CNI' }).style.rotate).toBe('90deg');
    expect(within(whole).queryByRole('button', { name: 'Plein écran' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(press('Plein écran')).toHaveFocus());
  });

  describe('that cannot be shown', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());
    const failAndWait = () => {
      fireEvent.error(picture());
      act(() => jest.advanceTimersByTime(1000));
    };
    const alert = () => screen.queryByRole('alert');

    it('is asked for once more by itself, then says so', () => {
      show();
      failAndWait();
      expect(alert()).not.toBeInTheDocument();
      expect(screen.getByText(/^Chargement/)).toBeInTheDocument();
      failAndWait();
      expect(alert()).toHaveTextContent('Impossible de charger le document');
      expect(press('Réessayer')).toBeInTheDocument();
    });

    it('is shown once it comes at the second time', () => {
      show();
      failAndWait();
      fireEvent.load(picture());
      expect(screen.queryByText(/^Chargement/)).not.toBeInTheDocument();
      expect(alert()).not.toBeInTheDocument();
    });

    it('is shown under a fresh address that comes after the old one has failed twice', () => {
      const props = { kind: 'image', title: 'CNI' } as const;
      const { rerender } = render(<DocumentViewer {...props} url="/objets/old.jpg" />);
      failAndWait();
      failAndWait();
      rerender(<DocumentViewer {...props} url="/objets/fresh.jpg" />);
      expect(alert()).not.toBeInTheDocument();
      expect(picture()).toHaveAttribute('src', '/objets/fresh.jpg');
    });
  });

  it('offers a window of its own where there is one', async () => {
    const onOpenElsewhere = jest.fn();
    const user = show({ onOpenElsewhere });
    await user.click(press('Ouvrir dans une nouvelle fenêtre'));
    expect(onOpenElsewhere).toHaveBeenCalledTimes(1);
  });
});

describe('the reader of PDFs', () => {
  it('has its worker fetched ahead once, however many pages ask for it', () => {
    readPdfAhead();
    readPdfAhead();
    const links = [...document.head.querySelectorAll('link[rel=prefetch]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([expect.stringMatching(/pdf\.worker\.min\.mjs$/)]);
  });
});
