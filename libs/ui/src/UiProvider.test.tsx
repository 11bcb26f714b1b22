import { render, screen } from '@testing-library/react';
import { Select } from './fields/Select.tsx';
import { UiProvider } from './UiProvider.tsx';

describe('UiProvider', () => {
  it('keeps react-aria from writing a style element, which the content security policy forbids', () => {
    render(<UiProvider navigate={() => undefined}>Bonjour</UiProvider>);
    expect(document.getElementById('react-aria-pressable-style')?.tagName).toBe('META');
  });

  it('speaks French whatever the browser speaks', () => {
    render(
      <UiProvider navigate={() => undefined}>
        <Select label="Marque" options={[]} />
      </UiProvider>,
    );
    expect(screen.getByRole('button', { name: /Choisir/ })).toBeVisible();
  });
});
