import { defaultApeCode } from '@alveole/domain';
import { z } from 'zod';
import * as rules from '../establishment-fields.ts';
import type { FieldRow } from './field-row.ts';

/** What it is, and what staff note on it. */
export const companyFields = {
  companyName: {
    section: 'company',
    isRequired: true,
    label: 'Raison sociale',
    heading: 'Raison sociale',
    messages: ['company'],
    schema: rules.companyName,
  },
  commercialName: {
    section: 'company',
    isRequired: true,
    label: 'Dénomination commerciale',
    help: 'Le nom que vos clients connaissent\u00a0; il paraît sur la carte.',
    heading: 'Dénomination commerciale',
    messages: ['commercialName'],
    schema: rules.commercialName,
  },
  /** SIRET, RNA or entry of the register; its rule is of the kind (`storedIdentifier`). */
  identifier: {
    section: 'company',
    isRequired: true,
    input: 'own',
    label: 'Numéro SIRET',
    help: '14 chiffres, sur votre avis de situation Sirene.',
    staffLabel: 'SIRET',
    heading: 'SIRET, RNA ou inscription',
    messages: ['siret', 'rna'],
  },
  apeCode: {
    section: 'company',
    label: 'Code APE',
    help: 'Il figure sur votre avis de situation Sirene.',
    heading: 'Code APE',
    messages: ['ape'],
    schema: z.union([z.literal(defaultApeCode), rules.optionalApe]),
  },
  retailer: {
    section: 'company',
    holders: 'bike-shops',
    isRequired: true,
    input: 'own',
    label: 'Chaîne de magasin',
    help: 'Choisissez « Autre » si vous êtes indépendant.',
    staffLabel: 'Enseigne',
    heading: 'Enseigne',
    messages: ['chain'],
    schema: rules.chain,
  },
  isFubMember: {
    section: 'company',
    holders: 'associations',
    input: 'box',
    label: 'Notre association est membre de la FUB (Fédération française des usagers de la bicyclette)',
    staffLabel: 'Membre de la FUB',
    heading: 'Adhérent FUB',
  },
  alveoleNumber: {
    section: 'company',
    owner: 'staff',
    label: 'Numéro dans le programme',
    messages: ['productId'],
    schema: rules.productId,
  },
  movedTo: {
    section: 'company',
    owner: 'staff',
    label: 'Transféré vers',
    messages: ['tooLong'],
    schema: rules.movedTo,
  },
} as const satisfies Readonly<Record<string, FieldRow>>;
