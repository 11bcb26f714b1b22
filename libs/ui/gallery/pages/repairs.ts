import type { StatusTone } from '../../src/index.ts';

export interface GalleryRepair {
  id: string;
  shop: string;
  person: string;
  at: string;
  invoiceCents: number;
  premiumCents: number;
  tone: StatusTone;
  status: string;
  holder: string;
}

const row = (
  id: string,
  shop: string,
  person: string,
  at: string,
  invoiceCents: number,
  premiumCents: number,
  tone: StatusTone,
  status: string,
  holder: string,
): GalleryRepair => ({ id, shop, person, at, invoiceCents, premiumCents, tone, status, holder });

/** Files as a list of the desk shows them. */
export const galleryRepairs: readonly GalleryRepair[] = [
  row(
    'REP00012_48213',
    'Les Cycles du Rhône',
    'MARTIN Claire',
    '2021-03-12T13:05:00Z',
    12_500,
    5000,
    'orange',
    'À valider',
    'Moi',
  ),
  row(
    'REP00341_10822',
    'Vélo Saône',
    'BERNARD Paul',
    '2021-03-12T12:51:00Z',
    3800,
    3800,
    'orange',
    'À valider',
    'Libre',
  ),
  row(
    'VEL00077_55120',
    'Atelier du Chat Perché',
    'NGUYEN Linh',
    '2021-03-12T10:20:00Z',
    9000,
    4500,
    'purple',
    'Complété',
    'Moi',
  ),
  row(
    'REP00012_48190',
    'Les Cycles du Rhône',
    'PETIT Louis',
    '2021-03-12T09:02:00Z',
    21_000,
    5000,
    'red',
    'Compléments demandés',
    'J. Roux',
  ),
  row(
    'REP00518_93377',
    'Cyclable Annecy',
    'ROBERT Inès',
    '2021-03-11T17:44:00Z',
    6450,
    5000,
    'green',
    'Validé, remboursement en cours',
    'S. Leroy',
  ),
  row(
    'REP00900_00318',
    'Roue Libre',
    'FAURE Jeanne',
    '2021-03-11T16:12:00Z',
    18_000,
    5000,
    'grey',
    'Non éligible',
    'J. Roux',
  ),
  row(
    'REP00341_10790',
    'Vélo Saône',
    'LAMBERT Zoé',
    '2021-03-11T15:40:00Z',
    2200,
    2200,
    'black',
    'Annulé par l’administration',
    'Libre',
  ),
];
