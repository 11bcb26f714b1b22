import type { EntityData } from '@alveole/contracts/establishment';

const lessons = 'Nous roulons en ville par petits groupes. '.repeat(13).trim();
/** The lessons of a file before they are mended: nothing is attested, as older files have it. */
export const offer = { veDiplome: { EMV: true }, veFormateur: 2, veHourPerWeek: 10 };

interface MendedField {
  /** What is typed; a box is pressed. */
  readonly typed?: string;
  readonly sends: EntityData;
  /** What is refused, and in which words. */
  readonly wrong?: readonly [typed: string, message: string];
}

const notHours = "Le format des horaires est incorrect. Veuillez les corriger s'il vous plait.";
const dayOf = (label: string, day: string): [string, MendedField] => [
  label,
  {
    typed: '09:00 – 12:00, 14:00 – 18:00',
    sends: { horaires_ouverture: { [day]: ['09:00', '12:00', '14:00', '18:00'] } },
    wrong: ['du matin au soir', notHours],
  },
];
/** By their labels: every field that staff may mend, what it sends and what it refuses. */
export const fields: readonly [label: string, field: MendedField][] = [
  [
    'Raison sociale',
    {
      typed: 'Vélo Rhin',
      sends: { raison_sociale: 'Vélo Rhin' },
      wrong: ['', 'Veuillez renseigner une raison sociale'],
    },
  ],
  [
    'Dénomination commerciale',
    {
      typed: 'Le Rhin',
      sends: { commercialname: 'Le Rhin' },
      wrong: ['', 'Veuillez renseigner une dénomination commerciale'],
    },
  ],
  [
    'SIRET',
    {
      typed: '98765432100019',
      sends: { siret: '98765432100019' },
      wrong: ['987 654', 'Veuillez renseigner un siret valide sans espace'],
    },
  ],
  [
    'RNA',
    {
      typed: 'W87654321',
      sends: { siret: 'WWWWWW87654321' },
      wrong: ['W 8765', 'Veuillez renseigner un RNA valide sans espace'],
    },
  ],
  [
    'Date d’inscription au registre',
    {
      typed: '13/03/1998',
      sends: { siret: '13031998042042' },
      wrong: ['31/02/1998', "Veuillez renseigner une date d'inscription valide"],
    },
  ],
  [
    'Volume',
    {
      typed: '042',
      sends: { siret: '13031998042042' },
      wrong: ['42', 'Veuillez renseigner un numéro de Volume valide'],
    },
  ],
  [
    'Folio',
    {
      typed: '042',
      sends: { siret: '13031998042042' },
      wrong: ['42', 'Veuillez renseigner un numéro de Folio valide'],
    },
  ],
  ['Code APE', { typed: '9529z', sends: { codeAPE: '9529Z' }, wrong: ['', 'Veuillez renseigner un code APE'] }],
  [
    'Enseigne',
    { typed: 'Cyclable', sends: { chaine: 'Cyclable' }, wrong: ['', 'Veuillez renseigner une chaîne de magasin'] },
  ],
  ['Membre de la FUB', { sends: { isAssoFub: true } }],
  ['Nom du représentant', { typed: 'Roux', sends: { name: 'Roux' }, wrong: ['', 'Veuillez renseigner un nom'] }],
  [
    'Prénom du représentant',
    { typed: 'Zoé', sends: { firstname: 'Zoé' }, wrong: ['', 'Veuillez renseigner un prénom'] },
  ],
  [
    'Mobile du représentant',
    {
      typed: '06 39 98 12 34',
      sends: { smartphone: '+33639981234' },
      wrong: ['0388111111', 'Veuillez renseigner un numéro de téléphone valide'],
    },
  ],
  [
    'Adresse e-mail',
    {
      typed: 'zoe@exemple.fr',
      sends: { mail: 'zoe@exemple.fr' },
      wrong: ['zoé@', 'Veuillez renseigner un email valide'],
    },
  ],
  [
    'Adresse',
    { typed: '3 rue Terme', sends: { adresse: '3 rue Terme' }, wrong: ['', 'Veuillez renseigner une adresse'] },
  ],
  ['Code postal', { typed: '67100', sends: { zip: '67100' }, wrong: ['671', 'Veuillez renseigner un code postal'] }],
  ['Ville', { typed: 'Colmar', sends: { city: 'Colmar' }, wrong: ['', 'Veuillez renseigner une ville'] }],
  [
    'Téléphone',
    {
      typed: '03 88 22 22 22',
      sends: { telephone: '+33388222222' },
      wrong: ['03 88', 'Veuillez renseigner un numéro de téléphone'],
    },
  ],
  [
    'Site internet',
    {
      typed: 'velo.exemple.fr',
      sends: { website: 'http://velo.exemple.fr' },
      wrong: ['javascript://x', 'Veuillez renseigner une adresse de site valide'],
    },
  ],
  [
    'TVA des factures',
    {
      typed: 'TVA non applicable, art. 293 B du CGI',
      sends: { taux_tva: '293B' },
      wrong: ['19,6', 'Aucun choix de la liste ne correspond'],
    },
  ],
  [
    'Réparateurs sur site',
    { typed: '3', sends: { repairman: 3 }, wrong: ['trois', 'Veuillez renseigner le nombre de réparateurs sur site'] },
  ],
  [
    'Réparations par semaine',
    {
      typed: '12,5',
      sends: { repairday: 12.5 },
      wrong: ['peu', 'Veuillez renseigner le nombre moyen de réparations par semaine'],
    },
  ],
  ['Joignable par téléphone', { sends: { hasPhone: true } }],
  ['Ne pas montrer sur la carte publique', { sends: { no_map: true } }],
  ['Sur rendez-vous uniquement', { sends: { horaires_ouverture: { rdvOnly: true } } }],
  dayOf('Lundi', 'mon'),
  dayOf('Mardi', 'tue'),
  dayOf('Mercredi', 'wed'),
  dayOf('Jeudi', 'thu'),
  dayOf('Vendredi', 'fri'),
  dayOf('Samedi', 'sat'),
  dayOf('Dimanche', 'sun'),
  [
    'IBAN',
    {
      typed: 'FR76 3000 6000 0112 3456 7890 189',
      sends: { iban: 'FR7630006000011234567890189' },
      wrong: ['FR76 3000', 'Veuillez renseigner un IBAN valide'],
    },
  ],
  ['Titulaire du compte', { typed: 'Élodie d’Aboville', sends: { account_holder: 'Élodie d’Aboville' } }],
  [
    'BIC (compte hors de l’Espace économique européen)',
    { typed: 'UBSWCHZH80A', sends: { bic: 'UBSWCHZH80A' }, wrong: ['UBS', 'Veuillez renseigner un code BIC valide'] },
  ],
  [
    'BPJEPS – brevet professionnel de la jeunesse, de l’éducation populaire et du sport',
    { sends: { ve: { ...offer, veDiplome: { BPJEPS: true, EMV: true } } } },
  ],
  [
    'Formateurs',
    {
      typed: '4',
      sends: { ve: { veFormateur: 4 } },
      wrong: ['', 'Veuillez renseigner le nombre de formateurs'],
    },
  ],
  [
    'Heures par semaine',
    {
      typed: '18',
      sends: { ve: { veHourPerWeek: 18 } },
      wrong: ['169', "Veuillez renseigner le nombre d'heures par semaine"],
    },
  ],
  [
    'Description',
    {
      typed: lessons,
      sends: { ve: { veDescription: lessons } },
      wrong: ['Courte', 'La description doit compter au moins 500 caractères'],
    },
  ],
  [
    'Pédagogie',
    {
      typed: lessons,
      sends: { ve: { vePedagogie: lessons } },
      wrong: ['Courte', 'La pédagogie doit compter au moins 500 caractères'],
    },
  ],
  ['Diplômes attestés', { sends: { ve: { veDiplomeAccept: true } } }],
  ['Obligations légales attestées', { sends: { ve: { veLegalAccept: true } } }],
  ['Savoir rouler à vélo', { sends: { ve: { veSavoirRouler: true } } }],
  [
    'Numéro dans le programme',
    { typed: 'A-042', sends: { id_alveole: 'A-042' }, wrong: ['A-0042', "L'identifiant est limité à 5 caractères"] },
  ],
  [
    'Transféré vers',
    { typed: 'Colmar', sends: { move_to: 'Colmar' }, wrong: ['x'.repeat(201), 'Ce texte est trop long'] },
  ],
];
