export const texts = {
  copy: 'Copier le secret',
  copied: 'Le secret est copié.',
  notCopied: 'Le navigateur refuse de copier\u00a0: le secret est sélectionné, copiez-le au clavier.',
  done: 'J’ai noté le secret',
} as const;
