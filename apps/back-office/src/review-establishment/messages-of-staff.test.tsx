import { appError } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import type { ErrorCode, Notice } from '@alveole/contracts';
import { EstablishmentStatus } from '@alveole/domain';
import { screen, waitFor } from '@testing-library/react';
import { button, confirm, openFile, shopAt } from './open-file.fixture.tsx';

const { readEntity, saveEntity } = establishmentRoutes;
const validate = 'Valider l’accréditation';
const force = 'Forcer l’approbation';

interface Expectation {
  /** What the service answers. */
  readonly code: ErrorCode;
  readonly message: string;
  readonly act?: string;
  readonly notice: Notice;
  /** `stays`: the dialog says it too; `closes`; `reloads`: and reads the file again. */
  readonly fate: 'stays' | 'closes' | 'reloads';
}

const danger = (text: string, seconds: 6 | 7 = 7): Notice => ({ tone: 'danger', text, seconds });
const warning = (text: string): Notice => ({ tone: 'warning', text, seconds: 7 });

/** Establishments §8, « Entity validation by staff »: what the service says, what is seen. */
const table: readonly Expectation[] = [
  {
    code: 'EntityVersionMismatchException',
    message: 'The entity was changed by somebody else.',
    notice: warning('Les données ont été modifiées par un autre utilisateur. Nous rechargeons les données'),
    fate: 'reloads',
  },
  {
    code: 'ValidationException',
    message: 'entity_data.horaires_ouverture.mon (INVALID): Invalid opening-hours format',
    notice: danger("Le format des horaires est incorrect. Veuillez les corriger s'il vous plait."),
    fate: 'stays',
  },
  {
    code: 'DuplicatesValueException',
    message: 'This siret is already registered.',
    notice: danger('Ce siret a déjà été validé - Veuillez contacter le réparateur'),
    fate: 'closes',
  },
  {
    code: 'NotAuthorizedException',
    message: 'Entity already validated',
    notice: danger('Cette entité à déjà été validée'),
    fate: 'stays',
  },
  {
    code: 'NotAuthorizedException',
    message: 'Account never activated.',
    act: force,
    notice: danger(
      "Impossible d'approuver cette entité : le mail ou le siret n'existe pas sur le Store ou le responsable n'a pas activé son compte",
    ),
    fate: 'stays',
  },
  {
    code: 'DUPLICATES_DETECTED',
    message: 'Another validated file has the same mail or phone.',
    notice: danger(
      "Un système de relation client a détecté au moins un doublon - Veuillez vous assurer de l'unicité des données",
      6,
    ),
    fate: 'closes',
  },
  {
    code: 'MediaRefusedException',
    message: 'upload',
    notice: warning('Un problème est survenu avec l’extrait KBIS ou la pièce d’identité, veuillez réessayer'),
    fate: 'reloads',
  },
  {
    code: 'NotAuthorizedException',
    message: 'Entity held by another user.',
    notice: danger('Ce dossier est suivi par un autre opérateur'),
    fate: 'stays',
  },
  {
    code: 'ServiceUnavailableException',
    message: 'network error',
    notice: danger('Le service ne répond pas. Vérifiez votre connexion puis réessayez.'),
    fate: 'stays',
  },
  { code: 'InternalError', message: 'x', notice: danger('Une erreur est survenue veuillez réessayer'), fate: 'stays' },
];

describe('what staff is told of a refused decision', () => {
  it.each(table)('$code « $message »: $notice.text', async ({ code, message, act = validate, notice, fate }) => {
    const { props, user } = openFile(shopAt(EstablishmentStatus.registered));
    props.api.answer(saveEntity, () => {
      throw appError(code, message);
    });
    await user.click(await button(act));
    await user.click(await confirm(act));
    await waitFor(() => expect(props.notices).toEqual([notice]));
    if (fate === 'stays') expect(await screen.findByRole('alertdialog')).toHaveTextContent(notice.text);
    else await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(props.api.callsOf(readEntity)).toHaveLength(fate === 'reloads' ? 2 : 1));
  });
});

describe('what staff is told of a decision that was taken', () => {
  it.each([
    [validate, "Un email a été envoyé à l'établissement."],
    [force, "Opération effectué avec succès. Le mail n'a pas été envoyé à l'établissement."],
    ['Représenter les conditions', 'Votre demande a bien été prise en compte.'],
  ])('%s: %s', async (act, text) => {
    const { props, user } = openFile(shopAt(EstablishmentStatus.registered));
    await user.click(await button(act));
    await user.click(await confirm(act));
    await waitFor(() => expect(props.notices).toEqual([{ tone: 'success', text }]));
  });
});
