import type { Random } from '@alveole/seed-data';

/** The most frequent names of France, in their order: few names have most people. */
const firstNames =
  'MARIE JEAN MICHEL CATHERINE PHILIPPE CHRISTINE PIERRE FRANCOISE ALAIN NATHALIE NICOLAS ISABELLE PATRICK SYLVIE DANIEL MARTINE CHRISTOPHE VALERIE DAVID ANNE FREDERIC CELINE LAURENT SANDRINE ERIC STEPHANIE JULIEN CAMILLE THOMAS LEA LUC EMMA HUGO CHLOE PAUL ALICE MARC CLAIRE LUCAS JULIE ANTOINE SARAH JACQUES ELISE ROBERT MANON CHRISTIAN LAURA BERNARD INES'.split(
    ' ',
  );
const lastNames =
  'MARTIN BERNARD THOMAS PETIT ROBERT RICHARD DURAND DUBOIS MOREAU LAURENT SIMON MICHEL LEFEBVRE LEROY ROUX DAVID BERTRAND MOREL FOURNIER GIRARD BONNET DUPONT LAMBERT FONTAINE ROUSSEAU VINCENT MULLER LEFEVRE FAURE ANDRE MERCIER BLANC GUERIN BOYER GARNIER CHEVALIER FRANCOIS LEGRAND GAUTHIER GARCIA PERRIN ROBIN CLEMENT MORIN NICOLAS HENRY ROUSSEL MATHIEU GAUTIER MASSON MARCHAND DUVAL DENIS DUMONT MARIE LEMAIRE NOEL MEYER DUFOUR MEUNIER BRUN BLANCHARD GIRAUD JOLY RIVIERE LUCAS BRUNET GAILLARD BARBIER ARNAUD MARTINEZ GERARD ROCHE RENARD SCHMITT ROY LEROUX COLIN VIDAL CARON'.split(
    ' ',
  );
const syllables =
  'BA BE BO CA CHE CO DE DU FA GO GUI LA LE LI MA ME MO NA NO PA PE PI RA RE RI RO SA SE TA TE VA VI'.split(' ');
const trades = ['Cycles', 'Vélo', 'Atelier', 'Bicyclette', 'La Roue', 'Mobilité', 'Vélociste', 'Réparation'];
const towns =
  'Lyon Paris Marseille Nantes Lille Strasbourg Bordeaux Toulouse Rennes Grenoble Dijon Angers Nancy Tours Metz Brest Limoges Amiens Annecy Besançon'.split(
    ' ',
  );

/** The earlier in the list, the more frequent. */
const frequent = (random: Random, items: readonly string[]): string =>
  items[Math.floor((items.length * random.int(0, 1000) * random.int(0, 1000)) / 1_000_001)] as string;

const rareName = (random: Random): string =>
  Array.from({ length: random.int(2, 4) }, () => random.pick(syllables)).join('') +
  random.pick(['T', 'N', 'L', 'R', 'ND']);

export const personOf = (random: Random) => ({
  firstName: frequent(random, firstNames),
  lastName: random.chance(0.45) ? frequent(random, lastNames) : rareName(random),
  phone: `+336${random.int(10_000_000, 99_999_999)}`,
});

/** The nth shop has the same name whoever asks. */
export const shopName = (n: number): string => {
  const trade = trades[n % trades.length] as string;
  const place =
    n % 3 === 0 ? `du ${syllables[n % 29]}${syllables[(n * 7) % 31]}`.toLowerCase() : `de ${towns[n % towns.length]}`;
  return `${trade} ${place} ${Math.floor(n / 40) || ''}`.trim();
};

export const shopId = (n: number): string => `shop-${String(n).padStart(6, '0')}`;
export const staffId = (n: number): string => `staff-${n}`;
export const staffMembers = 20;

/** So many shops as would have written these files. */
export const shopsFor = (files: number): number => Math.max(400, Math.round(files / 400));
