import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterChips } from './FilterChips.tsx';
import { SkipLink } from './SkipLink.tsx';
import { Stepper } from './Stepper.tsx';
import { Tabs } from './Tabs.tsx';

describe('Tabs', () => {
  it('show one view at a time, by press and by arrow', async () => {
    const onSelect = jest.fn();
    render(
      <Tabs
        label="Preuves"
        onSelect={onSelect}
        items={[
          { id: 'docs', title: 'Facture et photo', content: 'La facture' },
          { id: 'messages', title: 'Messages', count: 2, content: 'Deux messages' },
        ]}
      />,
    );
    expect(screen.getByRole('tabpanel')).toHaveTextContent('La facture');
    await userEvent.click(screen.getByRole('tab', { name: 'Messages (2)' }));
    expect(screen.getByRole('tabpanel', { name: 'Messages (2)' })).toHaveTextContent('Deux messages');
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('La facture');
    expect(onSelect).toHaveBeenLastCalledWith('docs');
  });
});

describe('Stepper', () => {
  const steps = [
    { id: 'velo', label: 'Vélo' },
    { id: 'facture', label: 'Facture' },
    { id: 'code', label: 'Code SMS' },
  ];

  it('says where one is, what is done and what is to come', () => {
    render(<Stepper label="Votre dossier" steps={steps} current="facture" />);
    const walk = screen.getByRole('navigation', { name: 'Votre dossier' });
    expect(walk).toHaveTextContent('Étape 2 sur 3');
    const items = within(walk).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['Vélo (fait)', 'Facture (en cours)', 'Code SMS (à venir)']);
    expect(items[1]).toHaveAttribute('aria-current', 'step');
  });

  it('lets one go back to what is done, not forward', async () => {
    const onChoose = jest.fn();
    render(<Stepper label="Votre dossier" steps={steps} current="facture" onChoose={onChoose} />);
    await userEvent.click(screen.getByRole('button', { name: 'Vélo' }));
    expect(onChoose).toHaveBeenCalledWith('velo');
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('takes steps done in any order', () => {
    render(<Stepper label="Votre dossier" steps={steps} current="velo" done={['code']} />);
    expect(screen.getAllByRole('listitem').map((item) => item.dataset.state)).toEqual(['current', 'todo', 'done']);
  });
});

describe('FilterChips', () => {
  it('keep exactly one filter, with its count', async () => {
    const onChange = jest.fn();
    render(
      <FilterChips
        label="État des dossiers"
        value="all"
        onChange={onChange}
        options={[
          { value: 'all', label: 'Tous', count: 371 },
          { value: '1', label: 'À valider', count: 1214 },
        ]}
      />,
    );
    const group = screen.getByRole('radiogroup', { name: 'État des dossiers' });
    expect(within(group).getByRole('radio', { name: 'Tous 371' })).toBeChecked();
    await userEvent.click(within(group).getByRole('radio', { name: /À valider/ }));
    expect(onChange).toHaveBeenCalledWith('1');
    await userEvent.click(within(group).getByRole('radio', { name: /Tous/ }));
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('are reached and walked by the keyboard, also while none of them is in force', async () => {
    render(
      <FilterChips
        label="État des dossiers"
        value="several"
        onChange={() => undefined}
        options={[
          { value: 'all', label: 'Tous' },
          { value: '1', label: 'À valider' },
        ]}
      />,
    );
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'Tous' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'À valider' })).toHaveFocus();
  });
});

describe('SkipLink', () => {
  it('leads to the content', () => {
    render(<SkipLink />);
    expect(screen.getByRole('link', { name: 'Aller au contenu' })).toHaveAttribute('href', '#contenu');
  });
});
