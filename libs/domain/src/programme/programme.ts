import { z } from 'zod';

/** What one installation says of its programme in public. Its figures and dates are the campaign's. */
export const programme = z.object({
  /** Stands in the header beside the links, on a phone too. */
  name: z.string().trim().min(1).max(40),
  /** Whom one writes to (repairs §2). */
  contacts: z.object({ citizens: z.email(), professionals: z.email(), associations: z.email() }),
  /** Each has its tile. */
  funders: z
    .array(z.string().trim().min(1).max(120))
    .min(1)
    .max(24)
    .refine((names) => new Set(names).size === names.length, 'Names a funder twice'),
  /** What is to be known of these names, below them. */
  fundersNote: z.string().min(1).optional(),
  /** What is to be known of the legal texts, in the footer; absent where they are the installation's own. */
  textsNote: z.string().min(1).optional(),
});

export type Programme = z.infer<typeof programme>;

/** Where an installation says nothing of its own. Six tiles that name nobody real, and addresses that reach nobody. */
export const demonstrationProgramme: Programme = {
  name: 'Alvéole',
  contacts: {
    citizens: 'particuliers@alveole.example',
    professionals: 'professionnels@alveole.example',
    associations: 'collectivites@alveole.example',
  },
  funders: [
    'Agence de démonstration du vélo',
    'Fonds de démonstration pour les mobilités',
    'Région de démonstration',
    'Métropole de démonstration',
    'Fondation de démonstration du cycle',
    'Mutuelle de démonstration des cyclistes',
  ],
  fundersNote: 'Ces noms sont ceux d’une démonstration\u00a0: chaque installation affiche les siens.',
  textsNote: 'Textes légaux de démonstration\u00a0: ils n’engagent personne.',
};
