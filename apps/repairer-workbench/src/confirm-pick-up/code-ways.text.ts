import { smsCodeLifetimeText, smsSpacingText } from '@alveole/domain';

export const wayTexts = {
  open: 'Pas de mobile, ou pas de réseau\u00a0?',
  title: 'Le client ne peut pas recevoir le SMS',
  lead: 'Choisissez ce qui convient. Le dossier reste ouvert, et rien de ce qui est saisi ne se perd.',
  outside: {
    title: 'Il a un mobile, mais pas de réseau ici',
    text: `Le code vaut ${smsCodeLifetimeText}. Le client le lit dehors ou au Wi-Fi, puis vous donne les 6 chiffres.`,
  },
  number: {
    title: 'Il n’a pas ce mobile sur lui, ou n’en a pas',
    text: 'Son numéro est remplacé par celui qu’il vous indique, le sien ou celui d’un proche présent\u00a0: le code y part. L’ancien numéro est prévenu. Le mobile de votre établissement est refusé.',
    act: 'Changer le numéro du client',
  },
  mail: {
    title: 'Il lit ses courriels',
    text: `Envoyez d’abord le SMS\u00a0: s’il échoue, ou n’est pas remis en ${smsSpacingText}, le courriel prend le relais.`,
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
