import { decideOpening } from './decide-opening.ts';
import { decideRepair } from './decide-repair.ts';
import { adm, complete, fileAt, rep } from './personas-and-files.fixture.ts';

const shop = { entityId: 'shop', status: 1, conditionsAccepted: true } as const;
const listed = { role: 'REP', entityId: 'shop' } as const;

/** The wire's code and message, and what the person reads. */
describe('a refusal says why, in English to programs and in French to people', () => {
  it.each([
    [
      'another shop’s file',
      decideRepair(fileAt(0), complete('FAC'), { ...listed, entityId: 'other' }),
      'NotAuthorizedException',
      'Repair of another entity.',
      "Ce dossier n'est pas celui de votre établissement",
    ],
    [
      'another role',
      decideRepair(fileAt(1), complete('AVAL'), rep),
      'NotAuthorizedException',
      'Operation AVAL not allowed for this role.',
      'Votre rôle ne permet pas cette opération',
    ],
    [
      'a file that is closed after the grace period',
      decideRepair(fileAt(0, { graceEnded: true }), complete('VAL'), rep),
      'CampaignClosedException',
      'The grace period of the campaign is over.',
      'Le programme est terminé, et le délai pour clore les dossiers ouverts est passé',
    ],
    [
      'another status',
      decideRepair(fileAt(7), complete('CAN'), rep),
      'TransitionRefusedException',
      'Operation CAN not allowed at status 7.',
      "Cette opération n'est pas possible pour un dossier «\u00a0Non éligible\u00a0»",
    ],
    [
      'the photo of a session',
      decideRepair(fileAt(0, { kind: 1 }), complete('PHO'), rep),
      'NotAuthorizedException',
      'Operation not allowed for a session.',
      "Cette opération n'existe pas pour une séance",
    ],
    [
      'the session invoice of a repair',
      decideRepair(fileAt(0), complete('FACVE'), rep),
      'NotAuthorizedException',
      'Operation not allowed for a repair.',
      "Cette opération n'existe que pour une séance",
    ],
    [
      'the bike of a session',
      decideRepair(fileAt(0, { kind: 1 }), complete('VELO'), rep),
      'NotAuthorizedException',
      'Operation not allowed for a session.',
      "Cette opération n'existe pas pour une séance",
    ],
    [
      'another bike than the beneficiary confirmed',
      decideRepair(fileAt(0, { operations: ['INIT', 'VAL'] }), complete('VELO'), rep),
      'TransitionRefusedException',
      'The beneficiary confirmed the pick-up of this bike.',
      'Le client a déjà confirmé la reprise de ce vélo\u00a0: il ne peut plus être corrigé',
    ],
    [
      'a correction that leaves the bike as it is',
      decideRepair(fileAt(0), { operation: 'VELO' }, adm),
      'ValidationException',
      'repair_bike_serial (INVALID): The file has this bike already',
      'Ce numéro et cette marque sont déjà ceux du dossier',
    ],
    [
      'an empty message',
      decideRepair(fileAt(0), { operation: 'MSG', text: ' ' }, rep),
      'ValidationException',
      'text (MISSING): Field is required',
      'Veuillez saisir un message',
    ],
    [
      'an empty complement',
      decideRepair(fileAt(1), { operation: 'COM' }, adm),
      'ValidationException',
      'text (MISSING): Field is required',
      'Veuillez saisir la demande de complément',
    ],
    [
      'an empty complement of a sample',
      decideRepair(fileAt(8), { operation: 'COMECH' }, adm),
      'ValidationException',
      'text (MISSING): Field is required',
      'Veuillez saisir la demande de complément',
    ],
    [
      'no code',
      decideRepair(fileAt(0), { operation: 'VAL' }, rep),
      'ValidationException',
      'code (MISSING): Field is required',
      'Veuillez vérifier le code reçu par sms',
    ],
    [
      'no phone',
      decideRepair(fileAt(0), { operation: 'SMS' }, rep),
      'NotAuthorizedException',
      'No SMS can be sent for this repair.',
      'Un problème est survenu, veuillez vérifier le numéro de téléphone',
    ],
    [
      'a colleague’s file',
      decideRepair(fileAt(1, { operatorId: 'bob' }), complete('AVAL'), adm),
      'NotAuthorizedException',
      'Repair held by another user.',
      'Ce dossier est suivi par un autre opérateur',
    ],
    [
      'a file on its way to the bank',
      decideRepair(fileAt(5, { refundLocked: true }), complete('NIL'), adm),
      'TransitionRefusedException',
      'Repair locked by a refund batch.',
      "Ce dossier fait partie d'un virement approuvé ou exporté",
    ],
    [
      'a premium of one’s own file',
      decideRepair(fileAt(6, { operatorId: 'ann' }), complete('FACCOR'), adm),
      'NotAuthorizedException',
      'Premium correction not allowed.',
      'Seul un administrateur qui ne suit pas ce dossier peut corriger sa prime',
    ],
    [
      'a correction of nothing',
      decideRepair(fileAt(6), { operation: 'FACCOR' }, adm),
      'ValidationException',
      'amount_to_refund (MISSING): Field is required',
      'Veuillez renseigner une prime éligible',
    ],
    [
      'a correction of half a cent',
      decideRepair(fileAt(6, { kind: 1 }), { operation: 'FACVECOR', adjustmentCents: 0.5 }, adm),
      'ValidationException',
      'amount_to_refund (MISSING): Field is required',
      'Veuillez renseigner une prime éligible',
    ],
    [
      'an incident elsewhere',
      decideRepair(fileAt(1), complete('BUG'), listed),
      'NotAuthorizedException',
      'Entity not listed for this incident.',
      "Votre établissement n'est pas concerné par cet incident",
    ],
    [
      'opening by another',
      decideOpening(shop, { role: 'REP', entityId: 'other' }),
      'NotAuthorizedException',
      'Only the repairer opens a repair.',
      'Seul le réparateur ouvre un dossier',
    ],
    [
      'opening before validation',
      decideOpening({ ...shop, status: 3 }, listed),
      'NotAuthorizedException',
      'Entity not validated.',
      "Votre établissement n'est pas encore validé",
    ],
    [
      'opening without the conditions',
      decideOpening({ ...shop, conditionsAccepted: false }, listed),
      'NotAuthorizedException',
      'General conditions not accepted.',
      'Veuillez accepter les conditions générales',
    ],
  ] as const)('%s', (_name, decision, code, message, explanation) => {
    expect(decision).toMatchObject({
      ok: false,
      refusal: { id: expect.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/), code, message, explanation },
    });
  });
});
