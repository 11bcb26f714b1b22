import { formatWholeEuros } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import { formatDate } from '@alveole/ui/format';

export const texts = {
  title: 'Le programme',
  lead: 'Des aides pour remettre les vélos en état et les personnes en selle, versées directement aux professionnels.',
  dates: 'Dates du programme',
  repairsSince: 'Prime à la réparation, depuis le',
  sessionsSince: 'Remise en selle, depuis le',
  until: 'Fin du programme',
  noEnd: 'Pas de date de fin prévue',
  aids: 'Les aides',
  owners: 'Qui porte le programme',
  funders: 'Les financeurs',
  also: 'Et aussi',
  professional: {
    to: '/auth/register',
    title: 'Devenir partenaire',
    text: 'Réparateurs, vélo-écoles, associations et collectivités.',
  },
  cyclist: { to: '/auth/particulier', title: 'Profiter de l’aide', text: 'Trouver un réparateur ou une séance.' },
  figures: {
    to: '/auth/programme/chiffres',
    title: 'Le programme en chiffres',
    text: 'Dossiers, montants et délais, en données ouvertes.',
  },
  faq: { to: '/auth/particulier/faq', title: 'Questions fréquentes', text: 'Ce qui est pris en charge, et comment.' },
} as const;

export const owners = [
  { title: 'Le porteur du programme', text: 'Fixe les règles, contrôle les dossiers et verse les aides.' },
  { title: 'Les réparateurs et les vélo-écoles', text: 'Accueillent les cyclistes et déduisent l’aide de la facture.' },
  {
    title: 'Les associations et les collectivités',
    text: 'Animent les ateliers associatifs et relaient le programme.',
  },
] as const;

/** The kinds of aid with the figures of the running campaign. */
export function aidsOf({ repairCapCents, bikesPerPerson, sessionPremiumsCents, parking }: Campaign) {
  return [
    {
      figure: formatWholeEuros(repairCapCents),
      title: 'Prime à la réparation',
      text: `Par vélo, hors taxes, au plus. Jusqu’à ${bikesPerPerson} vélos par personne.`,
    },
    {
      figure: formatWholeEuros(sessionPremiumsCents[1]),
      title: 'Remise en selle',
      text: `Pour une personne seule, hors taxes\u00a0; ${formatWholeEuros(sessionPremiumsCents[2])} à deux, ${formatWholeEuros(sessionPremiumsCents[3])} à trois.`,
    },
    {
      figure: `${parking.percentOfInvestment}\u00a0%`,
      title: 'Stationnement',
      text: `De l’investissement hors taxes, jusqu’à ${formatWholeEuros(parking.capPerSpotCents)} par place.`,
    },
  ];
}

export interface ProgrammeDate {
  readonly name: string;
  readonly value: string;
}

export function datesOf({ startsOn, sessionsStartOn, endsOn }: Campaign): readonly ProgrammeDate[] {
  return [
    { name: texts.repairsSince, value: formatDate(startsOn) },
    { name: texts.sessionsSince, value: formatDate(sessionsStartOn) },
    { name: texts.until, value: endsOn === null ? texts.noEnd : formatDate(endsOn) },
  ];
}
