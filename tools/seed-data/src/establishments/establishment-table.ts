import type { EstablishmentKind } from '@alveole/domain';
import type { EstablishmentWay } from './establishment-ways.ts';
import type { TrainingStory } from './training-stories.ts';

/** One establishment of the demo; the rest is drawn. */
export interface EstablishmentRow {
  /** Names it in mail addresses and identifiers. */
  readonly slug: string;
  readonly name: string;
  readonly kind: EstablishmentKind;
  readonly representative: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly way: EstablishmentWay;
  readonly training: TrainingStory;
  /** Days before today of the registration. */
  readonly age: number;
  /** Share of the demo's files; 0 for those that have none. */
  readonly files: number;
  readonly withoutIban?: true;
}

// prettier-ignore
type Line = readonly [
  slug: string, name: string, kind: EstablishmentKind, representative: string, street: string, zip: string, city: string, latitude: number, longitude: number,
  way: EstablishmentWay, training: TrainingStory, age: number, files: number, withoutIban?: true,
];

/** Towns are real; streets are common ones, people and shops are made up. The first is the shop of the demo's repairer. */
// prettier-ignore
const lines: readonly Line[] = [
  ['cycles-saone', 'Cycles de la Saône', 0, 'Camille Bernard', '14 quai de la Pêcherie', '69001', 'Lyon', 45.7668, 4.8316, 'validated', 'none', 80, 24],
  ['atelier-guillotiere', 'Atelier Vélo Guillotière', 1, 'Nadia Benali', '31 rue de Marseille', '69007', 'Lyon', 45.7529, 4.8414, 'validated', 'both', 79, 9],
  ['velos-bellecour', 'Vélos Bellecour', 0, 'Antoine Mercier', '8 rue de la Charité', '69002', 'Lyon', 45.7561, 4.8331, 'validated', 'none', 78, 6],
  ['brotteaux-bike', 'Brotteaux Bike', 0, 'Julie Fabre', '52 cours Vitton', '69006', 'Lyon', 45.7689, 4.8517, 'mended', 'none', 80, 5],
  ['cycles-gratte-ciel', 'Cycles Gratte-Ciel', 0, 'Karim Haddad', '17 avenue Henri Barbusse', '69100', 'Villeurbanne', 45.7672, 4.8797, 'validated', 'none', 77, 9, true],
  ['velo-ecole-bron', 'Vélo-école de Bron', 1, 'Sylvie Perrot', '3 rue de la Pagère', '69500', 'Bron', 45.7387, 4.913, 'validated', 'lessons', 76, 6],
  ['cycles-republique', 'Cycles République', 0, 'Marc Dubois', '22 boulevard Voltaire', '75011', 'Paris', 48.8635, 2.3676, 'validated', 'none', 79, 8],
  ['bicloune-canal', 'La Bicloune du canal', 1, 'Inès Lambert', '95 quai de Valmy', '75010', 'Paris', 48.8731, 2.3635, 'validated', 'both', 78, 8],
  ['velos-batignolles', 'Vélos des Batignolles', 0, 'Hugo Renard', '41 rue des Dames', '75017', 'Paris', 48.8846, 2.3222, 'validated', 'none', 70, 4],
  ['montreuil-roule', 'Montreuil roule', 1, 'Leïla Cherif', '12 rue de Paris', '93100', 'Montreuil', 48.8572, 2.4294, 'mended', 'none', 80, 4],
  ['ivry-cycles', 'Ivry Cycles', 0, 'Paul Garnier', '27 avenue Maurice Thorez', '94200', 'Ivry-sur-Seine', 48.8126, 2.3842, 'validated', 'waiting', 65, 3],
  ['plaine-velo', 'Plaine Vélo', 0, 'Fatou Diallo', '6 rue de la République', '93200', 'Saint-Denis', 48.9356, 2.3569, 'validated', 'none', 60, 2],
  ['cycles-ill', "Cycles de l'Ill", 0, 'Mathieu Schmitt', '9 quai des Bateliers', '67000', 'Strasbourg', 48.581, 7.7545, 'validated', 'none', 79, 6],
  ['sellerie-bouchers', 'Sellerie des Bouchers', 2, 'Anne Keller', '10 rue des Bouchers', '67000', 'Strasbourg', 48.5779, 7.7528, 'validated', 'both', 80, 6],
  ['velo-mulhouse', 'Vélo Solidaire Mulhouse', 2, 'Luc Wagner', '33 rue de la Sinne', '68100', 'Mulhouse', 47.7447, 7.338, 'validated', 'none', 72, 3],
  ['atelier-erdre', "Atelier de l'Erdre", 1, 'Gaëlle Le Goff', '5 quai Ceineray', '44000', 'Nantes', 47.2206, -1.5519, 'refused', 'none', 21, 0],
  ['cycles-loire', 'Cycles de Loire', 0, 'Yann Morvan', '18 rue de Strasbourg', '44000', 'Nantes', 47.2166, -1.5512, 'validated', 'none', 75, 5],
  ['velo-rennais', 'Le Vélo rennais', 0, 'Maëlle Guérin', '44 rue Saint-Hélier', '35000', 'Rennes', 48.1057, -1.6715, 'validated', 'none', 74, 4],
  ['cycles-garonne', 'Cycles Garonne', 0, 'Pierre Castaing', '71 cours Victor Hugo', '33000', 'Bordeaux', 44.8339, -0.5704, 'suspended', 'none', 68, 0],
  ['bordeaux-pedale', 'Bordeaux Pédale', 1, 'Manon Duprat', '15 rue Causserouge', '33000', 'Bordeaux', 44.8307, -0.5667, 'validated', 'both', 77, 6],
  ['velo-capitole', 'Vélo Capitole', 0, 'Romain Delmas', '29 rue du Taur', '31000', 'Toulouse', 43.6068, 1.4421, 'validated', 'none', 73, 4],
  ['maison-velo-toulouse', 'La Maison du vélo', 1, 'Clara Vidal', '12 boulevard Bonrepos', '31000', 'Toulouse', 43.6112, 1.4527, 'validated', 'lessons', 66, 4],
  ['cycles-ecusson', "Cycles de l'Écusson", 0, 'Nicolas Roche', '24 rue de Verdun', '34000', 'Montpellier', 43.6073, 3.8815, 'validated', 'none', 71, 7, true],
  ['velo-vieux-port', 'Vélo Vieux-Port', 0, 'Samira Amrani', '38 rue de Rome', '13001', 'Marseille', 43.2935, 5.3797, 'validated', 'none', 70, 4],
  ['repar-cite', "Répar'cité", 1, 'Olivier Blanc', '7 rue Pierre Semard', '38000', 'Grenoble', 45.1893, 5.7112, 'validated', 'both', 76, 5],
  ['roue-libre', 'Roue Libre', 1, 'Émilie Lefort', '19 rue des Postes', '59000', 'Lille', 50.6241, 3.0589, 'resubmitted', 'none', 26, 0],
  ['pedale-flandre', 'La Pédale de Flandre', 0, 'Benoît Vasseur', '63 rue de Solférino', '59800', 'Lille', 50.6291, 3.0512, 'declined', 'none', 40, 0],
  ['cycles-normands', 'Cycles normands', 0, 'Lucie Hamel', '50 rue du Général Leclerc', '76000', 'Rouen', 49.4397, 1.0936, 'saved-again', 'none', 9, 0],
  ['velo-cite-caen', 'Vélocité Caen', 1, 'Damien Marie', '54 quai Amiral Hamelin', '14000', 'Caen', 49.1806, -0.3528, 'awaiting', 'sent', 16, 0],
  ['petit-plateau', 'Petit Plateau', 0, 'Erwan Kerjean', '11 rue de Siam', '29200', 'Brest', 48.3867, -4.4893, 'awaiting', 'none', 2, 0],
  ['ateliers-doubs', 'Ateliers du Doubs', 1, 'Chloé Jeannin', '4 rue Battant', '25000', 'Besançon', 47.2418, 6.0186, 'awaiting', 'waiting', 4, 0],
  ['velos-canal', 'Les Vélos du canal', 0, 'Thierry Humbert', '16 rue de la Liberté', '21000', 'Dijon', 47.3222, 5.0388, 'refused-other', 'none', 13, 0],
  ['velo-lorraine', 'Vélo Lorraine', 2, 'Isabelle Muller', '20 rue Serpenoise', '57000', 'Metz', 49.1166, 6.1749, 'resubmitted', 'none', 30, 0],
  ['cadre-roues', 'Cadre & Roues', 0, 'Florian Chabrol', '8 rue du Port', '63000', 'Clermont-Ferrand', 45.7797, 3.0876, 'closed', 'none', 35, 0],
  ['cycles-littoral', 'Cycles du Littoral', 0, 'Aurélie Bouyer', '3 quai Valin', '17000', 'La Rochelle', 46.1567, -1.1502, 'awaiting', 'none', 1, 0],
  ['velo-savoie', 'Vélo Savoie', 0, 'Kevin Blondet', '13 rue Sommeiller', '74000', 'Annecy', 45.9013, 6.1262, 'validated', 'refused', 62, 2],
  ['ville-tours', 'Ville de Tours', 3, 'Béatrice Fournier', '2 boulevard Heurteloup', '37000', 'Tours', 47.3904, 0.6889, 'validated', 'none', 58, 0],
  ['agglo-villefranche', 'Agglomération du Val de Saône', 3, 'Gérard Petit', '1 place Jules Grévy', '69400', 'Villefranche-sur-Saône', 45.9895, 4.7184, 'validated', 'none', 45, 0],
  ['ville-angers', "Ville d'Angers", 3, 'Hélène Chauvin', 'Boulevard de la Résistance', '49000', 'Angers', 47.4711, -0.5474, 'refused', 'none', 24, 0],
  ['metropole-nancy', 'Métropole nancéienne', 3, 'Vincent Colin', '22 viaduc Kennedy', '54000', 'Nancy', 48.6886, 6.1745, 'suspended', 'none', 50, 0],
  ['ville-perpignan', 'Régie cyclable de Perpignan', 3, 'Josiane Puig', '16 place de la Loge', '66000', 'Perpignan', 42.7003, 2.8948, 'closed', 'none', 33, 0],
];

export const establishmentTable: readonly EstablishmentRow[] = lines.map(
  ([
    slug,
    name,
    kind,
    representative,
    street,
    zip,
    city,
    latitude,
    longitude,
    way,
    training,
    age,
    files,
    withoutIban,
  ]) => ({
    slug,
    name,
    kind,
    representative,
    street,
    zip,
    city,
    latitude,
    longitude,
    way,
    training,
    age,
    files,
    ...(withoutIban ? { withoutIban } : {}),
  }),
);
