import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../UiProvider.tsx';
import { Button } from './Button.tsx';
import { Kbd } from './Kbd.tsx';
import { LinkButton } from './LinkButton.tsx';
import { TextLink } from './TextLink.tsx';

describe('Button', () => {
  it('acts on a press, on Enter and on the space bar', async () => {
    const onPress = jest.fn();
    render(<Button onPress={onPress}>Envoyer le code</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer le code' }));
    await userEvent.keyboard('{Enter} ');
    expect(onPress).toHaveBeenCalledTimes(3);
  });

  it('keeps the focus but refuses presses while its work is under way, and says so', async () => {
    const onPress = jest.fn();
    render(
      <Button onPress={onPress} isPending>
        Envoyer
      </Button>,
    );
    const button = screen.getByRole('button', { name: /Envoyer/ });
    await userEvent.click(button);
    expect(onPress).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(screen.getByRole('progressbar', { name: 'En cours' })).toBeInTheDocument();
  });

  it('is disabled for good reason only, and then does nothing', async () => {
    const onPress = jest.fn();
    render(
      <Button onPress={onPress} isDisabled>
        Rétablir
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Rétablir' }));
    expect(onPress).not.toHaveBeenCalled();
  });

  it('tells its key to assistive tools without putting it in its name', () => {
    render(<Button shortcut="V">Valider</Button>);
    expect(screen.getByRole('button', { name: 'Valider' })).toHaveAttribute('aria-keyshortcuts', 'V');
  });

  it('sends its form', async () => {
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit">Enregistrer</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('LinkButton and TextLink', () => {
  it('breaks the mail address of a link before its « @ » and after its dots alone', () => {
    render(<TextLink href="mailto:contact@velo.exemple.fr">contact@velo.exemple.fr</TextLink>);
    const pieces = screen.getByRole('link', { name: 'contact@velo.exemple.fr' }).querySelectorAll('span');
    expect([...pieces].map(({ textContent }) => textContent)).toEqual(['contact', '@velo.', 'exemple.', 'fr']);
  });

  it('go through the router, under the site’s prefix', async () => {
    const navigate = jest.fn();
    render(
      <UiProvider navigate={navigate} useHref={(path) => `/prefixe${path}`}>
        <LinkButton href="/admin/profile">Voir mon profil</LinkButton>
        <TextLink href="/aide">l’aide</TextLink>
      </UiProvider>,
    );
    expect(screen.getByRole('link', { name: 'Voir mon profil' })).toHaveAttribute('href', '/prefixe/admin/profile');
    await userEvent.click(screen.getByRole('link', { name: 'Voir mon profil' }));
    expect(navigate).toHaveBeenCalledWith('/admin/profile');
    await userEvent.click(screen.getByRole('link', { name: 'l’aide' }));
    expect(navigate).toHaveBeenLastCalledWith('/aide');
  });

  it('say when they open a new tab, and open it without handing the page over', () => {
    render(
      <TextLink href="https://exemple.fr" isExternal>
        les conditions
      </TextLink>,
    );
    const link = screen.getByRole('link', { name: 'les conditions (nouvel onglet)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

describe('Kbd', () => {
  it('is read out unless its control already tells the key', () => {
    render(
      <>
        <Kbd>J</Kbd>
        <Kbd isDecorative>K</Kbd>
      </>,
    );
    expect(screen.getByText('J')).not.toHaveAttribute('aria-hidden');
    expect(screen.getByText('K')).toHaveAttribute('aria-hidden', 'true');
  });
});
