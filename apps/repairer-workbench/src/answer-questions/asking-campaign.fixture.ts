import type { Campaign, Question } from '@alveole/domain';
import { openEndedCampaign } from '@alveole/domain/fixtures';

const common = { isRequired: true } as const;

/** What a town asks: at the opening who the client is, with the invoice what the bike is, its use and a notice. */
export const questions: readonly Question[] = [
  {
    ...common,
    id: 'etudiant',
    label: 'Le client est-il étudiant ?',
    step: 'opening',
    kind: 'yes-no',
    fileKind: 'repair',
  },
  {
    ...common,
    id: 'velo',
    label: 'Quel vélo ?',
    step: 'invoice',
    kind: 'choice',
    fileKind: 'repair',
    options: [
      { id: 'cargo', label: 'Un vélo cargo' },
      { id: 'autre', label: 'Un autre vélo' },
    ],
  },
  {
    id: 'kilometres',
    label: 'Kilomètres par semaine',
    hint: 'À vélo, en moyenne.',
    step: 'invoice',
    isRequired: false,
    kind: 'number',
    unit: 'km',
    min: 0,
    max: 500,
  },
  { id: 'avis', label: 'Avis d’imposition', step: 'invoice', isRequired: false, kind: 'document' },
];

/** The open-ended campaign with these questions; a cargo bike has 80 %, every other bike 40 %. */
export const askingCampaign: Campaign = {
  ...openEndedCampaign,
  questions: [...questions],
  rules: {
    ...openEndedCampaign.rules,
    'réparation . prime': {
      titre: 'Aide à la réparation',
      variations: [
        { si: "question . velo = 'cargo'", alors: 'facture . montant HT * 80%' },
        { sinon: 'facture . montant HT * 40%' },
      ],
    },
  },
};
