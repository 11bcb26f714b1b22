import type { UnreadablePdf } from '@alveole/contracts/media';

/** Why nobody would see anything in a PDF, and what helps. */
export const pdfTexts: Readonly<Record<UnreadablePdf, string>> = {
  PDF_ENCRYPTED: 'Ce PDF demande un mot de passe\u00a0: enregistrez-le sans mot de passe, ou envoyez une photo.',
  PDF_NO_PAGE: 'Ce PDF n’a aucune page\u00a0: choisissez un autre fichier, ou envoyez une photo.',
  PDF_FORM_SHELL:
    'Ce PDF est un formulaire que seul son logiciel affiche\u00a0: imprimez-le en PDF, ou envoyez une photo.',
  PDF_PORTFOLIO: 'Ce PDF n’est que la couverture d’un porte-documents\u00a0: choisissez le document qu’il contient.',
  PDF_BLANK: 'La première page de ce PDF est vide\u00a0: choisissez un document dont la première page se lit.',
};
