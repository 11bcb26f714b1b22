import { render, screen, within } from '@testing-library/react';
import { AppLogo } from './AppLogo.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Card } from './Card.tsx';
import { PageTitle } from './PageTitle.tsx';
import { Split } from './Split.tsx';
import { Stack } from './Stack.tsx';

describe('PageTitle', () => {
  it('is the h1 that can take the focus, and names the browser’s tab', () => {
    render(<PageTitle lead="Choisissez un dossier">Réparations</PageTitle>);
    const title = screen.getByRole('heading', { level: 1, name: 'Réparations' });
    title.focus();
    expect(title).toHaveFocus();
    expect(document.title).toBe('Réparations · Alvéole');
    expect(screen.getByText('Choisissez un dossier')).toBeVisible();
  });

  it('names the tab after the installation that the page tells of', () => {
    const programmeName = Object.assign(document.createElement('meta'), {
      name: 'application-name',
      content: 'Vélo & Cie',
    });
    document.head.append(programmeName);
    render(<PageTitle>Réparations</PageTitle>);
    expect(document.title).toBe('Réparations · Vélo & Cie');
    programmeName.remove();
  });

  it('shows the way here', () => {
    render(<PageTitle trail={[{ label: 'Réparations', href: '/liste' }]}>REP00012_48213</PageTitle>);
    const trail = screen.getByRole('navigation', { name: 'Fil d’Ariane' });
    expect(within(trail).getByRole('link', { name: 'Réparations' })).toHaveAttribute('href', '/liste');
  });
});

describe('Card', () => {
  it('is a region named by its title, at the given level', () => {
    render(
      <Card title="Décision" level={3}>
        Contenu
      </Card>,
    );
    expect(screen.getByRole('region', { name: 'Décision' })).toHaveTextContent('Contenu');
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Décision');
  });

  it('is no landmark without a title', () => {
    render(<Card>Contenu</Card>);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});

describe('Split and Stack', () => {
  it('keep the decision beside the content, after it in the reading order', () => {
    render(
      <Split asideLabel="Décision" aside="Valider">
        <Stack as="ul">
          <li>Facture</li>
        </Stack>
      </Split>,
    );
    const aside = screen.getByRole('complementary', { name: 'Décision' });
    expect(screen.getByRole('list').compareDocumentPosition(aside)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('Icon and AppLogo', () => {
  it('are decoration beside words, and speak when alone', () => {
    const { container } = render(
      <>
        <Icon name="check" />
        <AppLogo />
      </>,
    );
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container).toHaveTextContent('Alvéole');
    render(
      <>
        <Icon name="alert" label="Attention" />
        <AppLogo variant="sign" />
        <AppLogo variant="sign" name="Vélo & Cie" />
      </>,
    );
    expect(screen.getByRole('img', { name: 'Attention' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Alvéole' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Vélo & Cie' })).toBeInTheDocument();
  });
});
