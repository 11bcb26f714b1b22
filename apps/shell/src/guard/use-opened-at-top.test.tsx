import { Link, useNavigate } from '@alveole/router';
import { MemoryRouter } from '@alveole/router/static';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useOpenedAtTop } from './use-opened-at-top.ts';

function Page(): ReactNode {
  useOpenedAtTop();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/auth/programme">Le programme</Link>
      <Link to="?cp=69001">Chercher</Link>
      <Link to="/auth/particulier/faq#question-1c">Le calcul de la prime</Link>
      <button onClick={() => void navigate(-1)}>Retour</button>
    </>
  );
}

/** As far down as one has read. */
const readTo = 900;
const place = () => document.documentElement.scrollTop;
const readOn = () => Object.assign(document.documentElement, { scrollTop: readTo });
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

beforeEach(() => {
  render(
    <MemoryRouter initialEntries={['/auth/particulier']}>
      <Page />
    </MemoryRouter>,
  );
  readOn();
});

describe('a page', () => {
  it('opens at its top when one is led to it', async () => {
    await follow('Le programme');
    expect(place()).toBe(0);
  });

  it('keeps the place where one reads while its own search changes', async () => {
    await follow('Chercher');
    expect(place()).toBe(readTo);
  });

  it('leaves the place to the part that its address names', async () => {
    await follow('Le calcul de la prime');
    expect(place()).toBe(readTo);
  });

  it('leaves the place to the browser on the way back', async () => {
    await follow('Le programme');
    readOn();
    await userEvent.click(screen.getByRole('button', { name: 'Retour' }));
    expect(place()).toBe(readTo);
  });
});
