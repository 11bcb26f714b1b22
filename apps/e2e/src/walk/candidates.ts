import { randomInt } from 'node:crypto';
import { freshState } from '@alveole/demo';
import { documents, freshPhone } from './personas.ts';
import type { Partner } from './register.ts';

/** What the desk reproaches a file with for now, and how its partner mends it. */
interface Correction {
  /** As the desk ticks it. */
  readonly reason: string;
  /** What is typed with « Autre »; the partner reads it instead. */
  readonly explanation?: string;
  /** The section of the profile that the partner mends. */
  readonly section: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly document?: { readonly upload: string; readonly file: (typeof documents)['kbis'] };
}

/** An establishment of one kind on its way to the accreditation, and who decides on it. */
export interface Candidate {
  readonly partner: Partner;
  readonly reviewer: 'ADM' | 'ALL' | 'FUB';
  /** The list from which its file comes. */
  readonly list: string;
  readonly correction: Correction;
  /** Who sends its wish to teach to the federation, and who writes the answer down: FUB where it has the list. */
  readonly federation: { readonly askedBy: 'ADM' | 'ALL'; readonly answeredBy: 'ALL' | 'FUB' };
  /** The screens that no kind before it shows so. */
  readonly newScreens: readonly string[];
}

const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0');

/** Somebody whom no run has met before. */
function freshPartner<Known extends Omit<Partner, 'name' | 'mail' | 'password' | 'mobile' | 'phone'>>(
  beginning: string,
  known: Known,
): Partner {
  const { mail, password } = freshState();
  return {
    ...known,
    mail,
    password,
    name: `${beginning} ${digits(8)}`,
    mobile: freshPhone('06'),
    phone: freshPhone('04'),
  };
}

/** One establishment of each kind. */
export function freshCandidates(): readonly Candidate[] {
  return [
    {
      partner: freshPartner('Cycles du Parc', {
        kind: 'Vélociste',
        identifier: { 'Numéro SIRET': `9${digits(13)}` },
        apeCode: '4764Z',
        proof: 'Extrait KBIS',
        activity: 'Les deux',
      }),
      reviewer: 'ADM',
      list: '/admin/backend/entreprises',
      correction: {
        reason: 'Extrait KBIS de plus de trois mois',
        section: 'Etablissement',
        document: { upload: 'Remplacer\u00a0: Justificatif de la structure', file: documents.kbis },
      },
      federation: { askedBy: 'ADM', answeredBy: 'ALL' },
      newScreens: [
        'register-company',
        'register-filled',
        'file',
        'refusal-mail',
        'refused-profile',
        'validated',
        'conditions',
        'closing-refusal-mail',
        'closed',
      ],
    },
    {
      partner: freshPartner('Vélo pour tous', {
        kind: 'Association hors Alsace-Moselle',
        identifier: { 'Numéro RNA': `W9${digits(8)}` },
        apeCode: '9499Z',
        proof: 'Récépissé de déclaration en préfecture',
        activity: 'Les deux',
      }),
      reviewer: 'ALL',
      list: '/admin/backend/associations_hors_moselle',
      correction: {
        reason: 'Autre',
        explanation: 'Le prénom du représentant diffère du récépissé.',
        section: 'Représentant légal',
        fields: { Prénom: 'Solène' },
      },
      federation: { askedBy: 'ALL', answeredBy: 'FUB' },
      newScreens: [
        'register-company',
        'register-filled',
        'file',
        'federation-asked',
        'federation-refusal-mail',
        'federation-refused-profile',
        'federation-accepted',
      ],
    },
    {
      partner: freshPartner('Remise en selle', {
        kind: 'Association d’Alsace-Moselle',
        identifier: { 'Date d’inscription': '12/03/1998', Volume: digits(3), Folio: digits(3) },
        apeCode: '9312Z',
        proof: 'Extrait du registre des associations',
        activity: 'Des séances de remise en selle',
      }),
      reviewer: 'FUB',
      list: '/admin/backend/associations_moselle',
      correction: {
        reason: 'Autre',
        explanation: 'L’adresse n’est pas celle du registre.',
        section: 'Représentant légal',
        fields: { Nom: 'Leroy-Weber' },
      },
      federation: { askedBy: 'ALL', answeredBy: 'FUB' },
      newScreens: ['register-company'],
    },
    {
      partner: freshPartner('Ville de Lyon', {
        kind: 'Collectivité',
        identifier: { 'Numéro SIRET': `9${digits(13)}` },
        apeCode: '8411Z',
        activity: 'Les deux',
      }),
      reviewer: 'ALL',
      list: '/admin/backend/collectivites',
      correction: {
        reason: "Pièce d'identité non valide",
        section: "Responsable de l'identification des cycles",
        document: { upload: 'Ajouter\u00a0: Pièce d’identité du représentant légal', file: documents.identity },
      },
      federation: { askedBy: 'ALL', answeredBy: 'ALL' },
      newScreens: ['register-company', 'file'],
    },
  ];
}
