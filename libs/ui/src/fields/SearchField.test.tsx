import { act, render, screen } from '@testing-library/react';
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

  it('clears a search by the first Escape, and leaves its field by the second', async () => {
    const onLeave = jest.fn();
    render(<SearchField label="Rechercher un dossier" onLeave={onLeave} />);
    const field = screen.getByRole('searchbox');
    await userEvent.type(field, 'vélo{Escape}');
    expect(onLeave).not.toHaveBeenCalled();
    await userEvent.type(field, '{Escape}');
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  describe('that narrows while one types', () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());

    const typing = () => {
      const [onPause, onSearch] = [jest.fn(), jest.fn()];
      render(<SearchField label="Rechercher un dossier" onPause={onPause} onSearch={onSearch} />);
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime.bind(jest) });
      return { user, onPause, onSearch, field: screen.getByRole('searchbox') };
    };

    it('runs one search 300 ms behind the last letter, and keeps the focus in its field', async () => {
      const { user, onPause, field } = typing();
      await user.type(field, 'mar');
      act(() => jest.advanceTimersByTime(299));
      await user.type(field, 'tin');
      act(() => jest.advanceTimersByTime(299));
      expect(onPause).not.toHaveBeenCalled();
      act(() => jest.advanceTimersByTime(1));
      expect(onPause.mock.calls).toEqual([['martin']]);
      expect(field).toHaveFocus();
    });

    it('runs a search at once by Enter, and not again when the pause is over', async () => {
      const { user, onPause, onSearch, field } = typing();
      await user.type(field, 'martin{Enter}');
      expect(onSearch.mock.calls).toEqual([['martin']]);
      act(() => jest.advanceTimersByTime(1000));
      expect(onPause).not.toHaveBeenCalled();
    });
  });
});
