import type { SwitchTexts } from './programme-switch.tsx';

export const texts: SwitchTexts = {
  card: 'Versements suspendus',
  loading: 'Chargement du réglage des versements suspendus',
  on: {
    badge: 'Dits à l’établissement',
    lead: 'Un établissement dont les versements sont suspendus le lit dans « Mes virements », avec la raison.',
    act: 'Le dire aux établissements',
    ask: 'Dire aux établissements que leurs versements sont suspendus\u00a0?',
    consequence: 'Ils liront dès maintenant la suspension en cours et la raison que le gestionnaire a donnée.',
    done: 'Les établissements lisent que leurs versements sont suspendus',
  },
  off: {
    badge: 'Non dits',
    lead: 'Un établissement dont les versements sont suspendus ne le lit nulle part.',
    act: 'Ne pas le dire aux établissements',
    ask: 'Ne plus dire aux établissements que leurs versements sont suspendus\u00a0?',
    consequence: 'Ils verront leurs dossiers validés attendre, sans la suspension ni sa raison.',
    done: 'Les établissements ne lisent plus que leurs versements sont suspendus',
  },
};
