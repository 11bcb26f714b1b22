import type { IncidentView } from '@alveole/contracts/repair';

const days = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** « 26 et 27 mai 2020 », whose last day stands on one line; a single day alone. */
export function daysText({ firstDay, lastDay }: IncidentView): string {
  const range = days.formatRange(new Date(firstDay), new Date(lastDay)).replace('–', ' et ');
  return range.replace(/ (?=\p{L}{3,} )| (?=\d{4}$)/gu, '\u00a0');
}

export const texts = {
  title: (at: string) => `Problème de connexion des ${at}`,
  lead: 'Des dossiers de votre établissement n’ont pas pu être transmis ces jours-là.',
  how: 'Enregistrez chaque dossier concerné comme d’habitude, puis déclarez-le sur sa page\u00a0: il sera examiné avec les autres.',
  toFiles: 'Voir mes réparations',
  none: 'Aucun dossier concerné',
  tick: (at: string) => `Ce dossier n’a pas pu être transmis à cause du problème de connexion des ${at}.`,
  certifyTitle: 'Certifier sur l’honneur\u00a0?',
  certify: (at: string) =>
    `Je certifie sur l’honneur que ce dossier n’a pas pu être transmis à cause du problème de connexion des ${at}.`,
  certifyConfirm: 'Je certifie sur l’honneur',
  declared: 'Vous avez certifié que ce dossier n’avait pas pu être transmis.',
  done: 'Votre demande a bien été prise en compte',
} as const;
