/** What to say of a saved act, by whether the establishment is told. */
export const texts = {
  mailSent: "Un email a été envoyé à l'établissement.",
  mailNotSent: "Opération effectué avec succès. Le mail n'a pas été envoyé à l'établissement.",
} as const;
