import { formatCount } from '@alveole/ui';
import type { WaitingView } from '@alveole/contracts/desk';
import { EstablishmentKind } from '@alveole/domain';

export const texts = {
  title: 'Accueil',
  lead: 'Ce qui attend aujourd’hui, le plus ancien d’abord.',
  loading: 'Chargement de ce qui attend',
  nothing: 'Rien n’attend',
  nothingReason: 'Tous les dossiers sont traités. Les nouveaux apparaîtront ici.',
  establishments: 'Établissements',
  repairs: 'Réparations et séances',
  queues: 'Files d’attente',
  columns: {
    queue: 'File',
    count: 'Dossiers',
    oldest: 'Le plus ancien',
    median: 'Âge médian',
    risk: 'Délai promis',
    act: 'Agir',
  },
  toConfirm: 'Validations à confirmer',
  handle: 'Traiter',
  payments: 'Virements à préparer',
  sharedPayments: 'Virements à préparer (parts des financeurs)',
  prepare: 'Préparer',
  noRisk: 'Tenu',
  atRisk: (count: number) => `${formatCount(count)} à risque`,
  riskHelp:
    'À risque\u00a0: le délai de paiement que le programme promet est dépassé, ou le sera demain, compté depuis que le dossier attend. Pour un virement, il l’est aussi quand le prochain lot est le dernier à temps («\u00a0Échéance proche\u00a0»).',
} as const;

export const queueTexts: Readonly<Record<WaitingView['queue'], string>> = {
  registered: 'À valider',
  resubmitted: 'Dossiers renvoyés à relire',
  'training-to-send': 'Demandes VE à envoyer à la FUB',
  'training-sent': 'Demandes VE en attente de réponse de la FUB',
  mine: 'Mes dossiers à décider',
};

export const kindTexts: Readonly<Record<EstablishmentKind, string>> = {
  [EstablishmentKind.bikeShop]: 'Entreprises',
  [EstablishmentKind.association]: 'Associations hors Alsace-Moselle',
  [EstablishmentKind.alsaceMoselleAssociation]: 'Associations Alsace-Moselle',
  [EstablishmentKind.localAuthority]: 'Collectivités',
};
