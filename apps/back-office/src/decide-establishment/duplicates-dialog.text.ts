export const texts = {
  title: 'Un autre dossier validé pourrait être le même',
  lead: 'Comparez les dossiers. Validez seulement s’il s’agit d’établissements différents.',
  this: 'Ce dossier',
  other: 'Dossier déjà validé',
  same: 'identique',
  field: 'Donnée',
  open: 'Ouvrir ce dossier',
  loading: 'Chargement de l’autre dossier',
  failed: 'L’autre dossier ne s’affiche pas',
  elsewhere:
    'Un dossier validé d’une autre liste a le même courriel ou le même téléphone. Un opérateur qui lit toutes les listes doit décider.',
  close: 'Ne pas valider',
  confirm: 'Valider quand même',
} as const;
