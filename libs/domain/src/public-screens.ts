import { formatWholeEuros } from './money.ts';
import { legalTextPlaces } from './programme/legal-text.ts';
import type { LegalTextId } from './programme/legal-text.ts';
import { registrationTimeText } from './registration-time.ts';
import type { Screen } from './screen.ts';

const open = { layout: '/auth', icon: 'page', roles: 'everyone', hidden: true } as const;

const legalTextDescriptions: Readonly<Record<LegalTextId, string>> = {
  'conditions-generales': 'Ce que chacun accepte en utilisant le service.',
  'mentions-legales': 'Qui édite et héberge le service, et comment lui écrire.',
  'donnees-personnelles': 'Quelles données sont demandées, pourquoi, combien de temps, et vos droits.',
  'conditions-reparateurs': 'Ce qui lie le programme et un établissement référencé.',
};

const legalTextScreens: readonly Screen[] = legalTextPlaces.map(({ id, name, page }) => ({
  ...open,
  path: page.replace(/^auth/, ''),
  name,
  description: legalTextDescriptions[id],
}));

/** What opens without a session. */
export const publicScreens: readonly Screen[] = [
  ...legalTextScreens,
  {
    ...open,
    path: '/login',
    name: 'Connexion',
    description: 'Réparateurs, vélo-écoles, collectivités et équipe du programme\u00a0: accédez à vos dossiers.',
  },
  {
    ...open,
    path: '/forgot',
    name: 'Mot de passe oublié',
    description: 'Recevez un code par courriel et choisissez un nouveau mot de passe.',
  },
  {
    ...open,
    path: '/register',
    name: 'Devenir partenaire',
    description: `Vélocistes, associations et collectivités\u00a0: inscrivez votre établissement en ${registrationTimeText}.`,
  },
  {
    ...open,
    path: '/programme',
    name: 'Le programme',
    description: 'Les aides du programme, ceux qui le portent et ceux qui le financent.',
  },
  {
    ...open,
    path: '/programme/chiffres',
    name: 'Le programme en chiffres',
    description: 'Dossiers déposés, validés et versés, par semaine et par département, en données ouvertes.',
  },
  {
    ...open,
    path: '/programme/comptes',
    name: 'Comptes ouverts',
    description: 'Ce que le programme a accordé, versé et doit encore, par financeur, par mois et par département.',
  },
  {
    ...open,
    path: '/programme/versements',
    name: 'Versements aux établissements',
    description: 'Ce que chaque financeur a versé à chaque établissement, à rechercher et en données ouvertes.',
  },
  {
    ...open,
    path: '/programme/verifier',
    name: 'Vérifier les comptes',
    description: 'Chaque somme accordée, versée ou renvoyée, ligne par ligne\u00a0: refaites le compte vous-même.',
  },
  {
    ...open,
    path: '/particulier',
    name: 'Particuliers',
    description: ({ repairCapCents }) =>
      `Jusqu’à ${formatWholeEuros(repairCapCents)} hors taxes déduits de la facture de réparation de votre vélo.`,
  },
  {
    ...open,
    path: '/particulier/faq',
    name: 'Questions fréquentes',
    description: 'Qui a droit à l’aide, pour quelles réparations, et comment elle se calcule.',
  },
  {
    ...open,
    path: '/particulier/aide',
    name: 'Aide',
    description: 'Trouvez en deux questions la réponse à votre problème.',
  },
  {
    ...open,
    path: '/particulier/inscription',
    name: 'Préinscription',
    description: 'Préinscrivez-vous une fois, votre code sert pour chacun de vos vélos. Ce n’est pas obligatoire.',
  },
  {
    ...open,
    path: '/particulier/codepreinscription',
    name: 'Code de préinscription perdu',
    description: 'Retrouvez votre code de préinscription avec votre nom et votre naissance.',
  },
  {
    ...open,
    path: '/particulier/faire-reparer',
    name: 'Faire réparer mon vélo',
    description: 'Trouvez près de chez vous un réparateur qui déduit l’aide de sa facture.',
  },
  {
    ...open,
    path: '/particulier/remettre-en-selle',
    name: 'Me remettre en selle',
    description: 'Trouvez près de chez vous une séance pour reprendre confiance à vélo.',
  },
  {
    ...open,
    path: '/particulier/confirmation',
    name: 'Confirmer mon retrait',
    description: 'Vérifiez les montants de votre réparation, et confirmez que votre vélo vous est rendu.',
  },
  {
    ...open,
    path: '/particulier/donnees',
    name: 'Mes données',
    description: 'Demandez une copie de vos données, leur correction ou leur effacement.',
  },
  {
    ...open,
    path: '/particulier/donnees/suivi',
    name: 'Suivre ma demande',
    description: 'Montrez par un code que c’est bien vous, et téléchargez vos données.',
  },
  {
    ...open,
    path: '/courriels',
    name: 'Ne plus recevoir un courriel',
    description: 'Arrêtez les courriels d’information que vous ne souhaitez plus recevoir.',
  },
  {
    ...open,
    path: '/particulier/accessibilite',
    name: 'Déclaration d’accessibilité',
    description: 'Où en est l’accessibilité du service, et à qui signaler une difficulté.',
  },
];
