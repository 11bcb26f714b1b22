import { render, screen } from '@testing-library/react';
import { PageTitle } from './PageTitle.tsx';

const Invoice = () => (
  <>
    <PageTitle>Facture</PageTitle>
    <a href="/finaliser">Finaliser</a>
  </>
);
const Reading = () => <PageTitle>Dossier</PageTitle>;
const Finalisation = () => (
  <section>
    <PageTitle>Finalisation</PageTitle>
  </section>
);
const Reception = () => (
  <section>
    <PageTitle>Réception</PageTitle>
    <input aria-label="Mobile" autoFocus />
  </section>
);
const title = () => screen.getByRole('heading', { level: 1 });

describe('a page that opens', () => {
  it('has its title focused where the focus went with the page before', () => {
    const { rerender } = render(<Invoice />);
    screen.getByRole('link').focus();
    rerender(<Finalisation />);
    expect(title()).toHaveFocus();
  });

  it('has it still once what it shows was read', () => {
    const { rerender } = render(<Invoice />);
    screen.getByRole('link').focus();
    rerender(<Reading />);
    rerender(<Finalisation />);
    expect(title()).toHaveTextContent('Finalisation');
    expect(title()).toHaveFocus();
  });

  it('takes no focus as the first one, whatever it had to read', () => {
    const { rerender } = render(<Reading />);
    expect(document.body).toHaveFocus();
    rerender(<Finalisation />);
    expect(document.body).toHaveFocus();
  });

  it('leaves the focus to the field in which one types first', () => {
    const { rerender } = render(<Invoice />);
    screen.getByRole('link').focus();
    rerender(<Reception />);
    expect(screen.getByRole('textbox', { name: 'Mobile' })).toHaveFocus();
  });

  it('leaves the focus to the menu that stands beside all pages', () => {
    const { rerender } = render(
      <>
        <button>Menu</button>
        <Invoice />
      </>,
    );
    screen.getByRole('button', { name: 'Menu' }).focus();
    rerender(
      <>
        <button>Menu</button>
        <Finalisation />
      </>,
    );
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });
});
