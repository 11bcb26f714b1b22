import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Banner } from './Banner.tsx';
import { CountBadge } from './CountBadge.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { Notice } from './Notice.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { Skeleton } from './Skeleton.tsx';
import { StatusBadge, type StatusTone } from './StatusBadge.tsx';

describe('StatusBadge', () => {
  it.each<StatusTone>(['green', 'orange', 'red', 'purple', 'grey', 'black'])(
    'says a %s status by a word and an icon',
    (tone) => {
      const { container } = render(<StatusBadge tone={tone}>À valider</StatusBadge>);
      expect(screen.getByText('À valider')).toBeVisible();
      expect(container.querySelector('svg path')).toHaveAttribute('d');
    },
  );

  it('draws another icon for each tone', () => {
    const tones: StatusTone[] = ['green', 'orange', 'red', 'purple', 'grey', 'black'];
    const { container } = render(
      tones.map((tone) => (
        <StatusBadge key={tone} tone={tone}>
          {tone}
        </StatusBadge>
      )),
    );
    const drawings = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    expect(new Set(drawings).size).toBe(tones.length);
  });
});

describe('CountBadge', () => {
  it('says what it counts, and keeps silent at zero', () => {
    const { rerender, container } = render(<CountBadge count={2} label="messages non lus" />);
    expect(container).toHaveTextContent('2 messages non lus');
    rerender(<CountBadge count={0} label="messages non lus" />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('Notice and Banner', () => {
  it('are read out when they appear after an act', () => {
    render(
      <Notice isLive title="À regarder" action={<a href="/voir">Les voir</a>}>
        Ce numéro figure sur 3 autres dossiers.
      </Notice>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('À regarderCe numéro figure sur 3 autres dossiers.Les voir');
  });

  it('closes a notice by its cross where the page remembers that', () => {
    const onClose = jest.fn();
    render(<Notice close={{ label: 'Masquer ce conseil', onClose }}>Prenez rendez-vous.</Notice>);
    screen.getByRole('button', { name: 'Masquer ce conseil' }).click();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stand still when they are part of the page', () => {
    render(<Notice>Le réparateur recevra un courriel.</Notice>);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('say the state of the whole', () => {
    render(<Banner tone="warning">Vous êtes hors ligne</Banner>);
    expect(screen.getByRole('status')).toHaveTextContent('Vous êtes hors ligne');
  });
});

describe('ProgressBar', () => {
  it('tells how far the work has come', () => {
    render(<ProgressBar label="Envoi de la facture" value={0.62} />);
    const bar = screen.getByRole('progressbar', { name: 'Envoi de la facture' });
    expect(bar).toHaveAttribute('aria-valuenow', '0.62');
    expect(bar).toHaveAttribute('aria-valuetext', expect.stringMatching(/^62\s?%$/));
  });

  it('claims no length that it does not know', () => {
    render(<ProgressBar label="Préparation" />);
    expect(screen.getByRole('progressbar', { name: 'Préparation' })).not.toHaveAttribute('aria-valuenow');
  });
});

describe('EmptyState and ErrorState', () => {
  it('say why it is empty and offer the next step', () => {
    render(
      <EmptyState title="Aucun dossier" action={<a href="/tous">Voir tous les dossiers</a>}>
        Les dossiers validés apparaîtront ici.
      </EmptyState>,
    );
    expect(screen.getByText('Les dossiers validés apparaîtront ici.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir tous les dossiers' })).toBeVisible();
  });

  it('announce the error, give its reference and try again', async () => {
    const onRetry = jest.fn();
    render(<ErrorState message="La liste n’a pas pu être chargée." requestId="req-8f31c2" onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('La liste n’a pas pu être chargée.');
    expect(screen.getByText('req-8f31c2')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

describe('Skeleton', () => {
  it('says that it loads, once, whatever its blocks', () => {
    render(<Skeleton label="Chargement des dossiers" count={3} shape="row" />);
    expect(screen.getByRole('status')).toHaveTextContent('Chargement des dossiers');
    expect(screen.getByRole('status').querySelectorAll('[aria-hidden]')).toHaveLength(3);
  });
});
