import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { LightField } from './LightField.tsx';

function Form() {
  const [{ mail, password }, setValues] = useState({ mail: '', password: '' });
  const change = (changes: object) => setValues((before) => ({ ...before, ...changes }));
  return (
    <>
      <LightField label="Adresse" value={mail} onValue={(typed) => change({ mail: typed })} />
      <LightField label="Mot de passe" value={password} onValue={(typed) => change({ password: typed })} />
      <output>{mail}</output>
    </>
  );
}

it('keeps what was typed before the browser took over the page that was drawn ahead', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Form />);
  const address = screen.getByLabelText<HTMLInputElement>('Adresse');
  address.value = 'camille@exemple.fr';
  const root = await act(async () => hydrateRoot(page, <Form />));
  expect(address).toHaveValue('camille@exemple.fr');
  expect(screen.getByRole('status')).toHaveTextContent('camille@exemple.fr');
  act(() => root.unmount());
});
