import { appError } from '@alveole/contracts';
import { repairRoutes } from '@alveole/contracts/repair';
import { renderScreen } from '@alveole/testing/browser';
import { buildRepairFile } from '@alveole/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import { atCounter } from '../workbench.fixture.ts';
import { CloseRepairPage, CloseSessionPage } from './find-repair-page.tsx';

const { findOwnRepair } = repairRoutes;

function open(Page = CloseRepairPage) {
  const props = atCounter();
  props.api.answer(findOwnRepair, buildRepairFile());
  return { props, ...renderScreen(<Page {...props} />) };
}

describe('the search by the code of an invoice', () => {
  it.each([
    ['a repair', CloseRepairPage, 0],
    ['a session', CloseSessionPage, 1],
  ])('opens the finalisation of %s at the fifth digit', async (_kind, Page, gender) => {
    const { user, props, address } = open(Page);
    await user.type(screen.getByRole('textbox', { name: 'Code à 5 chiffres' }), '10001');
    await waitFor(() =>
      expect(props.api.callsOf(findOwnRepair)).toEqual([{ params: { id: '10001' }, query: { gender } }]),
    );
    expect(address()).toBe('/admin/livraison/finalisation/repair-1');
  });

  it('wants five digits', async () => {
    const { user, props } = open();
    await user.type(screen.getByRole('textbox'), '100');
    await user.click(screen.getByRole('button', { name: 'Ouvrir le dossier' }));
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/Le code doit etre sur 5 caracteres/);
    expect(props.api.callsOf(findOwnRepair)).toEqual([]);
  });

  it.each([
    [appError('RepairNotFoundException', 'x'), /Le code saisi est incorrect, veuillez verifier/],
    [appError('InternalError', 'x'), /Veuillez vérifier le code/],
  ])('says that the code leads nowhere ($code)', async (failure, text) => {
    const { user, props } = open();
    props.api.answer(findOwnRepair, () => Promise.reject(failure));
    await user.type(screen.getByRole('textbox'), '99999');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveAccessibleDescription(text));
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('leads to the list of sessions where there is no invoice at hand', () => {
    open(CloseSessionPage);
    expect(screen.getByRole('heading', { level: 1, name: 'Clôturer une séance' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Chercher dans mes dossiers' })).toHaveAttribute(
      'href',
      '/admin/seances/liste',
    );
  });
});
