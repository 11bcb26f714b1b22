// Names as they are compared: upper case, letters A–Z only.
export const firstNames = [
  'LEA', 'LUCAS', 'MANON', 'HUGO', 'CHLOE', 'NATHAN', 'INES', 'MEHDI', 'JEANNE', 'THEO', 'AMINATA', 'LOUIS', 'ALICE', 'YANIS', 'EMMA', 'GABRIEL', 'ZOE', 'RAPHAEL',
  'SARAH', 'JULES', 'NOEMIE', 'ADAM', 'CAMILLE', 'VICTOR', 'LINA', 'PAUL', 'MARGAUX', 'KARIM', 'ELISE', 'SIMON', 'ROSE', 'MARTIN', 'FATIMA', 'BAPTISTE', 'AGATHE', 'OUMAR',
  'CELINE', 'BRUNO', 'MONIQUE', 'ALAIN', 'SYLVIE',
] as const;

export const lastNames = [
  'DURAND', 'LEFEVRE', 'MOREL', 'GIRAUD', 'ANDRE', 'MERCIER', 'BLANC', 'GUERIN', 'BOYER', 'GARNIER', 'CHEVALIER', 'FRANCOIS', 'LEGRAND', 'GAUTHIER', 'GARCIA', 'PERRIN',
  'ROBIN', 'CLEMENT', 'MORIN', 'NICOLAS', 'HENRY', 'ROUSSEL', 'MATHIEU', 'GAUTIER', 'MASSON', 'MARCHAND', 'DUVAL', 'DENIS', 'DUMONT', 'MARIE', 'LEMAIRE', 'NOEL', 'MEYER',
  'DUFOUR', 'MEUNIER', 'BRUN', 'BLANCHARD', 'GIRARD', 'JOLY', 'RIVIERE', 'LUCAS', 'BRUNET', 'GAILLARD', 'BARBIER', 'ARNAUD', 'MARTINEZ', 'GERARD',
] as const;

export const birthPlaces = ['Lyon', 'Paris', 'Marseille', 'Toulouse', 'Nantes', 'Strasbourg', 'Lille', 'Rennes', 'Grenoble', 'Dijon', 'Alger', 'Dakar', 'Porto', 'Saint-Étienne', 'Bordeaux'] as const;

export const postcodes = ['69001', '69003', '69007', '69100', '75010', '75011', '75017', '93100', '94200', '67000', '68100', '44000', '35000', '33000', '31000', '34000', '13001', '38000'] as const;
