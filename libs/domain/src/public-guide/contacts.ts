/** Whom one writes to: a professional, or an association or local authority (repairs §2). */
export const publicContacts = [
  { name: 'Professionnels', mail: 'professionnels@alveole.example' },
  { name: 'Associations et collectivités', mail: 'collectivites@alveole.example' },
] as const;
