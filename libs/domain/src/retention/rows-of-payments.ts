import type { RetentionRow } from './retention-row.ts';

const legalDuty = 'obligation légale (art. 6.1.c ; Code de commerce, L123-22)';

/** What refunds holds of persons. */
export const rowsOfPayments: readonly RetentionRow[] = [
  {
    id: 'transfers',
    service: 'refunds',
    purpose: 'payments',
    persons: 'Titulaires des comptes bancaires, agents',
    data: 'Nom et compte du bénéficiaire d’un virement, auteurs du lot',
    where: [
      {
        collection: 'batches',
        fields: ['transfers.payeeName', 'transfers.iban', 'transfers.bic', 'draftedBy.userName', 'approvedBy.userName'],
      },
    ],
    legalBase: legalDuty,
    term: { setting: 'accountingPieces' },
    countedFrom: 'la création du lot',
    outcome: 'anonymised',
    effect: 'Le lot garde ses références, ses dossiers et ses sommes ; noms et comptes sont vidés.',
  },
  {
    id: 'payees',
    service: 'refunds',
    purpose: 'payments',
    persons: 'Titulaires des comptes bancaires',
    data: 'Copie du compte bancaire et du nom du titulaire',
    where: [{ collection: 'payees', fields: ['iban', 'accountHolder', 'bic', 'approvedIban', 'refused'] }],
    legalBase: 'contrat avec l’établissement (art. 6.1.b)',
    term: { follows: 'closed-establishments' },
    countedFrom: 'comme l’établissement',
    outcome: 'anonymised',
    effect: 'Le compte est vidé.',
  },
  {
    id: 'bank-receipts',
    service: 'refunds',
    purpose: 'payments',
    persons: 'Personnes qui versent au programme',
    data: 'Nom et libellé du payeur',
    where: [{ collection: 'receipts', fields: ['payer', 'remittance'] }],
    legalBase: legalDuty,
    term: { setting: 'accountingPieces' },
    countedFrom: 'la réception',
    outcome: 'anonymised',
    effect: 'La somme et sa date restent ; le payeur est vidé.',
  },
  {
    id: 'accounts-of-files',
    service: 'refunds',
    purpose: 'payments',
    persons: 'Réparateurs qui exercent en leur nom, agents',
    data: 'Comptes des dossiers, demandes de remboursement, appels de fonds, questions de la banque, journal public',
    where: [
      { collection: 'accounts', fields: [] },
      { collection: 'recoveries', fields: [] },
      { collection: 'fund_calls', fields: [] },
      { collection: 'bank_questions', fields: [] },
      { collection: 'public_payments', fields: [] },
    ],
    legalBase: 'obligation légale : l’emploi de l’argent public se prouve (art. 6.1.c)',
    term: 'unlimited',
    countedFrom: 'l’écriture',
    outcome: 'kept',
    effect: 'Sans bénéficiaire ni coordonnées : sommes, références, entreprise et auteurs des actes à deux personnes.',
  },
];
