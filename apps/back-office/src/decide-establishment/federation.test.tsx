import { ActivityKind, EstablishmentStatus } from '@alveole/domain';
import type { Role } from '@alveole/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { button, confirm, openFile, shopAt } from '../review-establishment/open-file.fixture.tsx';

const sent = '2026-03-01T10:00:00.000Z';
const asked = (request: object = {}) =>
  shopAt(EstablishmentStatus.validated, {
    entity_data: { activity: { done: ActivityKind.workshop, request: { gender: ActivityKind.both, ...request } } },
  });
const steps = ['Envoyer à la FUB', 'Accord de la FUB', 'Refus de la FUB'] as const;

describe('a request for training', () => {
  it.each<[string, object, Role, readonly string[]]>([
    ['waits: the support sends it', {}, 'ALL', ['Envoyer à la FUB']],
    ['waits: the administrators send it', {}, 'ADM', ['Envoyer à la FUB']],
    ['is sent: the support notes the answer', { fub: sent }, 'ALL', ['Accord de la FUB', 'Refus de la FUB']],
    ['is sent: the administrators wait', { fub: sent }, 'ADM', []],
    ['is answered: it may be sent again', { fub: sent, abort: sent }, 'ALL', ['Envoyer à la FUB']],
  ])('that %s', async (_state, request, role, offered) => {
    openFile(asked(request), { role });
    await button('Modifier les données');
    expect(steps.filter((name) => screen.queryByRole('button', { name }) !== null)).toEqual(offered);
  });

  it('is not offered where nothing is asked for', async () => {
    openFile(shopAt(EstablishmentStatus.registered), { role: 'ALL' });
    await button('Modifier les données');
    for (const name of steps) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it.each([
    ['Envoyer à la FUB', 'Envoyer à la FUB', {}, 'fub', 'fub-sent'],
    ['Accord de la FUB', 'Enregistrer l’accord', { fub: sent }, 'accept', 'fub-validated'],
  ] as const)('takes the step « %s » with its mail', async (act, verb, request, date, mail) => {
    const { user, saved, props } = openFile(asked(request), { role: 'ALL' });
    await user.click(await button(act));
    expect(await screen.findByText(`Objet : Courriel ${mail}`)).toBeInTheDocument();
    await user.click(await confirm(verb));
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.entity_data.activity?.request).toMatchObject({
      gender: 2,
      ...request,
      [date]: expect.any(String),
    });
    expect(props.notices).toEqual([{ tone: 'success', text: "Un email a été envoyé à l'établissement." }]);
  });

  it('is refused with the reason of the federation', async () => {
    const { user, saved } = openFile(asked({ fub: sent }), { role: 'ALL' });
    await user.click(await button('Refus de la FUB'));
    const dialog = await screen.findByRole('dialog', { name: /Enregistrer le refus de la FUB/ });
    await user.click(within(dialog).getByRole('button', { name: 'Lire le courriel' }));
    const reason = within(dialog).getByRole('textbox', { name: 'Motif de la FUB' });
    expect(reason).toHaveAccessibleDescription(/Veuillez renseigner un motif de refus/);
    await user.type(reason, 'Diplôme périmé');
    await user.click(within(dialog).getByRole('button', { name: 'Lire le courriel' }));
    expect(await within(dialog).findByText('Diplôme périmé')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Enregistrer le refus' }));
    await waitFor(() =>
      expect(saved()[0]?.entity_data.activity?.request).toMatchObject({
        abort: expect.any(String),
        abortMotif: 'Diplôme périmé',
      }),
    );
  });

  it('says where it stands beside the status', async () => {
    openFile(asked({ fub: sent }), { role: 'ALL' });
    expect(await screen.findByText('VE : Envoyé le 01/03')).toBeInTheDocument();
  });
});
