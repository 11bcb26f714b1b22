/** The documents of the footer; `file` stands in the shell's `public` folder; it is relative to `<base href>`. */
export const legalDocuments = [
  { file: 'documents/conditions-generales-utilisation.pdf', name: 'Conditions générales d’utilisation (PDF)' },
  { file: 'documents/mentions-legales.pdf', name: 'Mentions légales (PDF)' },
] as const;
