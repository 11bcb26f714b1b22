import { appError } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fill, openSection, press, setUp, toDetails, toTerms } from './register-establishment.fixture.tsx';

beforeEach(() => sessionStorage.clear());

describe('the other kinds of structure', () => {
  it('ask an association for its RNA and its membership, not for a chain', async () => {
    const shown = setUp();
    await toDetails(shown, 'Association hors Alsace-Moselle');
    await openSection(shown, 'Structure');
    expect(screen.getByRole('checkbox', { name: /membre de la FUB/ })).toBeInTheDocument();
    expect(screen.queryByLabelText('Numéro SIRET')).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: /Chaîne/ })).not.toBeInTheDocument();
    fill('Numéro RNA', 'W12');
    await press(shown, 'Section suivante');
    expect(await screen.findByText('Veuillez renseigner un RNA valide sans espace')).toBeInTheDocument();
    fill('Numéro RNA', 'W751234567');
    await waitFor(() =>
      expect(shown.props.api.callsOf(establishmentRoutes.checkSiret)).toEqual([
        { params: { siret: 'WWWWW751234567' } },
      ]),
    );
  });

  it.each([
    ['111.222.333 44455', true],
    ['35600000009076', true],
    ['35600000009075', false],
    ['732\u00a0829\u00a0320\u00a000074', false],
  ])('ask a shop whose SIRET is %s to check it: %s, and hold nobody up for it', async (typed, isTold) => {
    const shown = setUp();
    await toDetails(shown);
    await openSection(shown, 'Structure');
    fill('Numéro SIRET', typed);
    await waitFor(() => expect(shown.props.api.callsOf(establishmentRoutes.checkSiret)).toHaveLength(1));
    expect(shown.props.api.callsOf(establishmentRoutes.checkSiret)[0]?.params.siret).toMatch(/^\d{14}$/);
    expect(screen.queryAllByText(/Ce numéro ne passe pas le contrôle\s: vérifiez-le/)).toHaveLength(isTold ? 1 : 0);
    expect(screen.getByLabelText('Numéro SIRET')).toHaveValue(typed);
  });

  it('ask an association of Alsace-Moselle for its register entry, and put the slashes', async () => {
    const shown = setUp();
    await toDetails(shown, 'Association d’Alsace-Moselle');
    await openSection(shown, 'Structure');
    await shown.user.type(screen.getByLabelText('Date d’inscription'), '31022010');
    expect(screen.getByLabelText('Date d’inscription')).toHaveValue('31/02/2010');
    await press(shown, 'Section suivante');
    expect(await screen.findByText("Veuillez renseigner une date d'inscription valide")).toBeInTheDocument();
    expect(screen.getByText('Veuillez renseigner un numéro de Volume valide')).toBeInTheDocument();
    expect(screen.getByText('Veuillez renseigner un numéro de Folio valide')).toBeInTheDocument();
  });

  it('ask a local authority for whoever marks its bikes, and for no document', async () => {
    const shown = setUp();
    await toDetails(shown, 'Collectivité');
    await openSection(shown, 'Structure');
    expect(screen.queryByText('Extrait KBIS')).not.toBeInTheDocument();
    await openSection(shown, "Responsable de l'identification des cycles");
    expect(screen.getByLabelText('Nom')).toBeInTheDocument();
  });

  it('ask a school alone for no figures of a workshop and no APE code', async () => {
    const shown = setUp();
    await toDetails(shown);
    await openSection(shown, 'Activité');
    await shown.user.click(screen.getByRole('radio', { name: 'Des séances de remise en selle' }));
    expect(screen.queryByLabelText('Nombre de réparateurs sur site')).not.toBeInTheDocument();
    await openSection(shown, 'Structure');
    expect(screen.getByText(/il sera enregistré sous « 0000z »/)).toBeInTheDocument();
    await press(shown, 'Section suivante');
    expect(await screen.findByText('Veuillez renseigner une raison sociale')).toBeInTheDocument();
    expect(screen.queryByText('Veuillez renseigner un code APE')).not.toBeInTheDocument();
  });

  it('ask a school for its diplomas, its lessons and its attestations, with a live count', async () => {
    const shown = setUp();
    await toDetails(shown);
    await openSection(shown, 'Activité');
    expect(screen.queryByRole('button', { name: /^Vélo-école/ })).not.toBeInTheDocument();
    await shown.user.click(screen.getByRole('radio', { name: 'Des séances de remise en selle' }));
    expect(screen.queryByLabelText('Pédagogie')).not.toBeInTheDocument();
    await press(shown, 'Section suivante');
    await screen.findByRole('region', { name: 'Vélo-école' });
    fill('Pédagogie', 'Progressive');
    expect(screen.getByText(/^11.caractères sur 500 au moins$/)).toBeInTheDocument();
    await press(shown, 'Section suivante');
    for (const text of [
      'Veuillez sélectionner au moins un diplôme',
      'La description doit compter au moins 500 caractères',
      'La pédagogie doit compter au moins 500 caractères',
      'Veuillez renseigner le nombre de formateurs',
      "Veuillez renseigner le nombre d'heures par semaine",
    ]) {
      expect(await screen.findByText(text)).toBeInTheDocument();
    }
    expect(screen.getByRole('button', { name: /^Vélo-école 7.points à corriger$/ })).toBeInTheDocument();
  });
});

describe('the first steps', () => {
  it('want a structure and a valid mail', async () => {
    const shown = setUp();
    await press(shown, 'Envoyer le code et continuer');
    expect(await screen.findByText('Veuillez renseigner le statut de votre entité')).toBeInTheDocument();
    expect(screen.getByText('Veuillez renseigner un email valide')).toBeInTheDocument();
  });

  it.each([
    [appError('MailNotAvailableException', 'used'), 'danger', 'Cet email a déjà été utilisé'],
    [
      appError('CodeAlreadySentException', 'Mail has already received a code but had not yet used it.'),
      'warning',
      "Un code vous avez déjà été envoyé mais n'a pas été utilisé",
    ],
    [appError('InternalError', 'boom'), 'danger', 'Un problème est survenu, veuillez vérifier votre adresse email'],
  ])('say why no code was sent: %#', async (failure, tone, text) => {
    const shown = setUp();
    shown.props.api.answer(establishmentRoutes.requestCode, () => {
      throw failure;
    });
    await shown.user.click(screen.getByRole('radio', { name: 'Vélociste' }));
    fill('Adresse e-mail', 'camille@exemple.fr');
    await press(shown, 'Envoyer le code et continuer');
    expect(await within(screen.getByRole('alert')).findByText(text)).toBeInTheDocument();
    expect(shown.props.notices).toEqual([{ tone, text, seconds: 7 }]);
  });

  it('lead back to the sign-in', () => {
    setUp();
    expect(screen.getByRole('link', { name: 'Retour' })).toHaveAttribute('href', '/auth/login');
  });

  it('want both consents, and take them back when one goes back; the code is not sent twice', async () => {
    const shown = setUp();
    await toTerms(shown);
    expect(screen.getByRole('link', { name: /Lire les conditions générales/ })).toHaveAttribute(
      'href',
      '/documents/conditions-generales-utilisation.pdf',
    );
    await shown.user.click(screen.getByRole('checkbox', { name: /conditions générales d’utilisation/ }));
    await press(shown, 'Continuer');
    expect(
      await screen.findByText('Veuillez accepter les conditions générales et la politique de confidentialité'),
    ).toBeInTheDocument();
    await press(shown, 'Retour');
    await press(shown, 'Envoyer le code et continuer');
    expect(await screen.findByRole('checkbox', { name: /conditions générales d’utilisation/ })).not.toBeChecked();
    expect(shown.props.api.callsOf(establishmentRoutes.requestCode)).toHaveLength(1);
  });
});

describe('a section of the registration', () => {
  it('says nothing of a field that is left before one goes on, then drops a message as soon as it is mended', async () => {
    const shown = setUp();
    await toDetails(shown);
    const code = () => screen.getByLabelText('Code de 6 chiffres');
    await shown.user.click(code());
    await shown.user.paste('12');
    await shown.user.tab();
    await act(async () => undefined);
    expect(code()).toBeValid();
    await press(shown, 'Section suivante');
    await waitFor(() => expect(code()).toBeInvalid());
    fill('Code de 6 chiffres', '123456');
    await waitFor(() => expect(code()).toBeValid());
  });
});
