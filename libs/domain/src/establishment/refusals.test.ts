import { decideEstablishment } from './decide-establishment.ts';
import type { EstablishmentFile } from './establishment-file.ts';

const file: EstablishmentFile = { entityId: 'shop', status: 0, kind: 0 };
const pending: EstablishmentFile = {
  ...file,
  activity: { request: { gender: 1, fubDate: '2020-12-01T10:00:00Z' }, history: [] },
};
const rep = { role: 'REP', entityId: 'shop' } as const;
const ann = { role: 'ADM', permission: 0, userId: 'ann' } as const;
const luc = { role: 'ALL', permission: 0, userId: 'luc' } as const;
const unknownOnTheStore =
  "Impossible d'approuver cette entité : le mail ou le siret n'existe pas sur le Store ou le responsable n'a pas activé son compte";

/** The wire's code and message, and what the person reads. */
describe('a refusal says why, in English to programs and in French to people', () => {
  it.each([
    [
      'another partner’s file',
      decideEstablishment(file, { act: 'save-profile' }, { ...rep, entityId: 'other' }),
      'NotAuthorizedException',
      'Entity of another partner.',
      "Ce dossier n'est pas celui de votre établissement",
    ],
    [
      'another list',
      decideEstablishment({ ...file, kind: 1 }, { act: 'validate' }, ann),
      'NotAuthorizedException',
      'Entity of another list.',
      "Ce dossier n'appartient pas aux listes de votre rôle",
    ],
    [
      'a colleague’s file',
      decideEstablishment({ ...file, operatorId: 'bob' }, { act: 'validate' }, ann),
      'NotAuthorizedException',
      'Entity held by another user.',
      'Ce dossier est suivi par un autre opérateur',
    ],
    [
      'another role',
      decideEstablishment(file, { act: 'validate' }, rep),
      'NotAuthorizedException',
      'Act not allowed for this role.',
      'Votre rôle ne permet pas cette opération',
    ],
    [
      'another status',
      decideEstablishment({ ...file, status: 2 }, { act: 'refuse-temporarily' }, ann),
      'TransitionRefusedException',
      'Act refuse-temporarily not allowed at status 2.',
      "Cette opération n'est pas possible pour un dossier «\u00a0Refusé\u00a0»",
    ],
    [
      'validated before',
      decideEstablishment({ ...file, status: 1 }, { act: 'validate' }, ann),
      'NotAuthorizedException',
      'Entity already validated',
      'Cette entité à déjà été validée',
    ],
    [
      'a temporary refusal once validated',
      decideEstablishment({ ...file, status: 1 }, { act: 'refuse-temporarily' }, ann),
      'TransitionRefusedException',
      'Act refuse-temporarily not allowed at status 1.',
      "Cette opération n'est pas possible pour un dossier «\u00a0Validé\u00a0»",
    ],
    [
      'validated once closed',
      decideEstablishment({ ...file, status: 9 }, { act: 'validate' }, ann),
      'TransitionRefusedException',
      'Act validate not allowed at status 9.',
      "Cette opération n'est pas possible pour un dossier «\u00a0Compte fermé\u00a0»",
    ],
    [
      'restoring',
      decideEstablishment({ ...file, status: 4 }, { act: 'restore' }, ann),
      'NotAuthorizedException',
      'This sender is disabled.',
      "L'envoi de cette décision est désactivé",
    ],
    [
      'suspending',
      decideEstablishment(file, { act: 'suspend' }, ann),
      'NotAuthorizedException',
      'This sender is disabled.',
      "L'envoi de cette décision est désactivé",
    ],
    [
      'no reason',
      decideEstablishment(file, { act: 'refuse-temporarily' }, ann),
      'ValidationException',
      'motif (MISSING): Field is required',
      'Veuillez renseigner un motif de refus',
    ],
    [
      'no reason for good',
      decideEstablishment(file, { act: 'refuse-definitively' }, ann),
      'ValidationException',
      'motif (MISSING): Field is required',
      'Veuillez renseigner un motif de refus',
    ],
    [
      'no reason of the federation',
      decideEstablishment(pending, { act: 'fub-refuses', text: ' ' }, luc),
      'ValidationException',
      'motif (MISSING): Field is required',
      'Veuillez renseigner un motif de refus',
    ],
    [
      'validating while the federation decides',
      decideEstablishment(pending, { act: 'validate' }, ann),
      'NotAuthorizedException',
      'A request to the federation is pending.',
      'Une demande est en cours auprès de la fédération',
    ],
    [
      'nothing to send to the federation',
      decideEstablishment(file, { act: 'send-to-fub' }, ann),
      'NotAuthorizedException',
      'No request for training was made.',
      "Cet établissement n'a pas demandé à enseigner",
    ],
    [
      'an answer to nothing',
      decideEstablishment(file, { act: 'fub-validates' }, luc),
      'NotAuthorizedException',
      'No request to the federation is pending.',
      "Aucune demande n'est en cours auprès de la fédération",
    ],
    [
      'no identity document where the refusal names it',
      decideEstablishment({ ...file, status: 2, refusal: { reasons: [{ key: 2 }] } }, { act: 'save-profile' }, rep),
      'ValidationException',
      'entity_data.documents (MISSING): Field is required',
      'Veuillez joindre la pièce d’identité que le programme vous demande',
    ],
    [
      'an account never activated',
      decideEstablishment(file, { act: 'force-approval', accountActivated: false }, ann),
      'NotAuthorizedException',
      'Account never activated.',
      unknownOnTheStore,
    ],
  ] as const)('%s', (_name, decision, code, message, explanation) => {
    expect(decision).toMatchObject({
      ok: false,
      refusal: { id: expect.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/), code, message, explanation },
    });
  });
});
