import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchField } from './SearchField.tsx';

describe('SearchField', () => {
  it('sends on Enter and empties on Escape or by its cross', async () => {
    const onSearch = jest.fn();
    render(<SearchField label="Rechercher un dossier" isLabelHidden onSearch={onSearch} shortcut="/" />);
    const field = screen.getByRole('searchbox', { name: 'Rechercher un dossier' });
    await userEvent.type(field, 'martin{Enter}');
    expect(onSearch).toHaveBeenCalledWith('martin');
    await userEvent.click(screen.getByRole('button', { name: 'Effacer la recherche' }));
    expect(field).toHaveValue('');
    await userEvent.type(field, 'vélo{Escape}');
    expect(field).toHaveValue('');
  });
});
