import { uploadFile } from '@alveole/api-client';
import { appError, type AppError } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { screen, waitFor, within } from '@testing-library/react';
import {
  addProof,
  fill,
  fillShop,
  openSection,
  press,
  refuseWith,
  send,
  setUp,
  toDetails,
  type SetUp,
} from './register-establishment.fixture.tsx';

jest.mock('@alveole/api-client', () => ({
  ...jest.requireActual<object>('@alveole/api-client'),
  uploadFile: jest.fn(() => Promise.resolve()),
  sha256Hex: () => Promise.resolve('a'.repeat(64)),
}));

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(uploadFile).mockImplementation(() => Promise.resolve());
});

/** A whole form that the service refuses. */
const refusedWith = (failure: AppError) => async (shown: SetUp) => {
  await fillShop(shown);
  refuseWith(shown, failure);
  await send(shown);
};
/** A code that the service does not send. */
const noCode = (failure: AppError) => async (shown: SetUp) => {
  shown.props.api.answer(establishmentRoutes.requestCode, () => {
    throw failure;
  });
  await shown.user.click(screen.getByRole('radio', { name: 'Vélociste' }));
  fill('Adresse e-mail', 'camille@exemple.fr');
  await press(shown, 'Envoyer le code et continuer');
};
/** A document that does not reach the store. */
const lostDocument = (section: string) => async (shown: SetUp) => {
  jest.mocked(uploadFile).mockRejectedValue(appError('MediaRefusedException', 'refused'));
  await toDetails(shown);
  await openSection(shown, section);
  await addProof(shown);
};

/** Registration's part of the catalogue (establishments §8): what provokes each text, and the field that it stands at. */
const catalogue: readonly {
  readonly says: string;
  readonly provoke: (shown: SetUp) => Promise<void>;
  /** The field that has the focus, where the text is about one. */
  readonly at?: string;
}[] = [
  {
    says: 'Ce siret a déjà été enregistré',
    provoke: refusedWith(appError('DuplicatesValueException', 'This siret is already registered.')),
    at: 'Numéro SIRET',
  },
  {
    says: 'Votre code a expiré. Veuillez en regénérer un nouveau.',
    provoke: refusedWith(appError('NotAuthorizedException', 'Code expired or invalid.')),
    at: 'Code de 6 chiffres',
  },
  {
    says: 'Un problème est survenu. Vérifier le code saisi au préalable',
    provoke: refusedWith(appError('ValidationException', 'entity_id (MISSING): Field is required')),
  },
  {
    says: 'Code postal inconnu',
    provoke: refusedWith(appError('ValidationException', 'entity_data.zip (INVALID): Unknown zip')),
    at: 'Code postal',
  },
  { says: 'Cet email a déjà été utilisé', provoke: noCode(appError('MailNotAvailableException', 'used')) },
  {
    says: 'Un problème est survenu, veuillez vérifier votre adresse email',
    provoke: noCode(appError('ValidationException', 'mail (INVALID): Invalid email')),
  },
  {
    says: "Un code vous avez déjà été envoyé mais n'a pas été utilisé",
    provoke: noCode(appError('CodeAlreadySentException', 'Mail has already received a code but had not yet used it.')),
  },
  {
    says: 'Un problème est survenu durant l’envoi du KBIS, veuillez réessayer',
    provoke: lostDocument('Structure'),
  },
  {
    says: 'Un problème est survenu durant l’envoi de la pièce d’identité, veuillez réessayer',
    provoke: lostDocument('Représentant légal'),
  },
  {
    says: "Veuillez saisir une adresse ou un code postal avant d'afficher la carte",
    provoke: async (shown) => {
      await toDetails(shown);
      await openSection(shown, 'Établissement');
      await press(shown, 'Localiser mon établissement');
    },
  },
];

it.each(catalogue)('registration says « $says » where it can be mended', async ({ says, provoke, at }) => {
  const shown = setUp();
  await provoke(shown);
  const place = at === undefined ? within(document.body) : within(await fieldOf(at));
  expect((await place.findAllByText(new RegExp(says.replace(/[.?]/g, '\\$&')))).length).toBeGreaterThan(0);
  if (at !== undefined) await waitFor(() => expect(screen.getByLabelText(at)).toHaveFocus());
});

/** The field with its label, hint and message. */
async function fieldOf(label: string): Promise<HTMLElement> {
  const field = (await screen.findByLabelText(label)).closest<HTMLElement>('[data-field-id]');
  if (!field) throw new Error(`« ${label} » is no field of a form.`);
  return field;
}
