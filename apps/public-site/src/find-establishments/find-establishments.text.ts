import type { Finder } from '@alveole/domain';

export const postcodeTexts = {
  label: 'Votre code postal',
  search: 'Rechercher',
  near: 'Autour de moi',
  locating: 'Recherche de votre position',
  here: 'votre position',
  refused: 'Votre navigateur n’a pas donné votre position. Autorisez-la pour ce site ou saisissez un code postal.',
  nearHint: 'Votre position sert à cette recherche seulement, elle n’est pas conservée.',
} as const;

export const townTexts = {
  open: 'Chercher par le nom de la ville',
  label: 'Votre ville',
  search: 'Chercher la ville',
  incomplete: 'Saisissez le nom de la ville, ou son début',
  asking: 'Recherche de la ville',
  failed: 'La recherche n’a pas abouti. Réessayez, ou saisissez un code postal.',
  none: 'Aucune commune de ce nom. Vérifiez l’orthographe ou saisissez un code postal.',
  choose: 'Choisissez votre ville dans la liste.',
  found: 'Villes trouvées',
} as const;

interface FinderTexts {
  /** Over the field, on the page. */
  readonly question: string;
  /** @param place « 69001 Lyon », or the postcode alone */
  readonly title: (place: string) => string;
  readonly none: string;
  readonly list: string;
  readonly map: string;
  readonly found: readonly [one: string, several: string];
}

export const finderTexts: Readonly<Record<Finder, FinderTexts>> = {
  repair: {
    question: 'Qui répare près de chez vous\u00a0?',
    title: (place) => `Réparateurs autour de ${place}`,
    none: 'Aucun réparateur référencé à moins de 30\u00a0km. Essayez le code postal d’une ville voisine.',
    list: 'Réparateurs trouvés',
    map: 'Carte des réparateurs, en complément de la liste',
    found: ['réparateur', 'réparateurs'],
  },
  lesson: {
    question: 'Qui donne des séances près de chez vous\u00a0?',
    title: (place) => `Vélo-écoles autour de ${place}`,
    none: 'Aucune vélo-école référencée à moins de 30\u00a0km. Essayez le code postal d’une ville voisine.',
    list: 'Vélo-écoles trouvées',
    map: 'Carte des vélo-écoles, en complément de la liste',
    found: ['vélo-école', 'vélo-écoles'],
  },
};

export const resultTexts = {
  empty: "Nous n'avons rien trouvé.",
  emptyFilter: 'Aucun résultat de ce type autour de vous. Affichez-les tous.',
  again: 'Chercher ailleurs',
  openNow: 'Ouverts maintenant',
  emptyOpen: 'Aucun n’annonce être ouvert en ce moment. Affichez-les tous.',
  showAll: 'Tout afficher',
  directions: 'Itinéraire',
  unknownPostcode: 'Nous ne connaissons pas ce code postal. Vérifiez-le puis cherchez à nouveau.',
  loading: 'Recherche en cours',
  filter: 'Type d’établissement',
  showList: 'Afficher la liste',
  showMap: 'Afficher la carte',
  showOnMap: 'Voir sur la carte',
  workshop: 'Atelier associatif',
  repairer: 'Réparateur',
  school: 'Vélo-école',
  hours: 'Horaires',
  byAppointment: 'Sur rendez-vous uniquement',
  website: 'Site internet',
  newTab: '(nouvel onglet)',
  call: 'Appeler',
  noTiles: 'Le fond de carte n’est pas disponible\u00a0: cercles de distance et communes le remplacent.',
  noMap: 'La carte n’a pas pu être chargée. La liste est complète.',
  retry: 'Réessayer',
  attribution: '© les contributeurs d’OpenStreetMap',
  printedRings: 'Où se trouvent les adresses de la liste, par distance et direction',
  zoomIn: 'Agrandir la carte',
  zoomOut: 'Réduire la carte',
} as const;

export const filterLabels = { tous: 'Tous', reparateurs: 'Réparateurs', ateliers: 'Ateliers associatifs' } as const;
