import { smsCodeLifetimeText, smsSpacingText } from '@alveole/domain';

export const wayTexts = {
  /** Before there is a file: the ways are described, and open on the screen of the code. */
  ahead:
    'Ouvrez le dossier avec le mobile du client, ou celui d’un proche qu’il choisit. Si le code n’arrive pas, ces voies s’ouvrent à l’étape du code.',
  close: 'Revenir au dossier',
  open: 'Pas de mobile, ou pas de réseau\u00a0?',
  title: 'Le client ne peut pas recevoir le SMS',
  lead: 'Choisissez ce qui convient. Le dossier reste ouvert, et rien de ce qui est saisi ne se perd.',
  outside: {
    title: 'Il a un mobile, mais pas de réseau ici',
    text: `Le code vaut ${smsCodeLifetimeText}. Le client le lit dehors ou au Wi-Fi, puis vous donne les 6 chiffres.`,
  },
  number: {
    title: 'Il n’a pas ce mobile sur lui, ou n’en a pas',
    text: 'Le code part une fois au numéro qu’il vous donne, celui d’un proche présent par exemple. Le numéro du client ne change pas, et il est prévenu. Le mobile de votre établissement est refusé.',
    field: 'Autre numéro',
    send: 'Envoyer le code à ce numéro',
    act: 'Corriger le numéro du client',
  },
  mail: {
    title: 'Il lit ses courriels',
    text: `Envoyez d’abord le SMS\u00a0: s’il échoue, ou n’est pas remis en ${smsSpacingText}, le courriel prend le relais, à son adresse ou à celle qu’il vous donne.`,
    field: 'Autre adresse e-mail',
    hint: 'Pour cet envoi seulement\u00a0: elle n’est pas gardée, et le client est prévenu.',
    send: 'Envoyer le code à cette adresse',
  },
  later: {
    title: 'Il vous donne le code plus tard',
    text: 'Le dossier attend dans vos dossiers «\u00a0À terminer\u00a0». Vous y revenez quand le client a reçu son code, au besoin en le renvoyant.',
    until: (date: string) => `Vous pouvez le terminer jusqu’au ${date}.`,
    act: 'Terminer plus tard',
  },
  staff: {
    title: 'Rien de tout cela n’est possible',
    text: 'Écrivez au programme dans le dossier, et dites pourquoi\u00a0: un administrateur peut le terminer sans code, en notant la raison.',
    act: 'Écrire au programme',
  },
} as const;
