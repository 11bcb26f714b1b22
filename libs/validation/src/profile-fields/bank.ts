import type { FieldRow } from './field-row.ts';
import { accountHolder, bic, iban } from '../iban.ts';

/** The account that it is paid to. */
export const bankFields = {
  iban: {
    section: 'bank',
    label: 'IBAN du compte qui reçoit les remboursements',
    staffLabel: 'IBAN',
    messages: ['iban', 'ibanOutsideSepa'],
    schema: iban,
  },
  /** Whose account it is, where that is another name than the company's. */
  accountHolder: {
    section: 'bank',
    label: 'Titulaire du compte',
    help: 'Tel qu’il figure sur votre RIB\u00a0: la banque le compare au virement. Sans réponse, le virement porte votre raison sociale.',
    messages: ['accountHolder'],
    schema: accountHolder,
  },
  /** Of the bank of an account outside the European Economic Area. */
  bic: {
    section: 'bank',
    label: 'BIC de la banque',
    help: 'Ce compte est hors de l’Espace économique européen\u00a0: le virement doit nommer la banque.',
    staffLabel: 'BIC (compte hors de l’Espace économique européen)',
    messages: ['bic', 'bicNeeded', 'bicCountry'],
    schema: bic,
  },
} as const satisfies Readonly<Record<string, FieldRow>>;
