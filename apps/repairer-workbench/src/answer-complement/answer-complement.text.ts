import { formatCount } from '@alveole/ui';

export const texts = {
  title: 'Votre réponse',
  rest: 'Il reste à envoyer',
  restLead: 'Une partie de votre réponse est partie. Le reste attend ici\u00a0: envoyez-le.',
  lead: 'Joignez tout ce qui est demandé, puis envoyez en une fois\u00a0: le dossier repart à l’examen.',
  photos: 'Photos du vélo',
  anotherPhoto: 'Choisir une autre photo',
  anotherInvoice: 'Choisir une autre facture',
  photosHint: 'Choisissez-en plusieurs, ou prenez-les l’une après l’autre.',
  invoice: 'Facture corrigée',
  invoiceHint: 'Elle remplace la précédente. Une photo nette ou un PDF.',
  message: 'Votre message',
  messageHint: 'Il est lu par la personne qui suit le dossier.',
  send: 'Envoyer la réponse',
  nothing: 'Ajoutez une photo, une facture ou un message.',
  confirmTitle: 'Envoyer cette réponse\u00a0?',
  confirmLabel: 'Envoyer',
  sending: 'Envoi de votre réponse',
  onDevice: 'Votre réponse est sur cet appareil. Elle part dès que le serveur répond.',
  refused: 'Une partie de votre réponse a été refusée\u00a0: la raison est en haut de la page.',
  done: 'Votre demande a bien été prise en compte',
} as const;

const list = new Intl.ListFormat('fr', { type: 'conjunction' });

type PartKind = 'message' | 'photo' | 'invoice';

/** « 2 photos, la facture et votre message seront envoyés. Le dossier repart à l’examen. » */
export function consequenceText(kinds: readonly PartKind[]): string {
  const photos = kinds.filter((kind) => kind === 'photo').length;
  const parts = [
    photos > 0 ? formatCount(photos, 'photo') : undefined,
    kinds.includes('invoice') ? 'la facture' : undefined,
    kinds.includes('message') ? 'votre message' : undefined,
  ].filter((part) => part !== undefined);
  // Photos and invoice are feminine, the message is not.
  const sent = kinds.includes('message') ? 'envoyé' : 'envoyée';
  const text = list.format(parts);
  const verb = kinds.length === 1 ? `sera ${sent}` : `seront ${sent}s`;
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)} ${verb}. Le dossier repart à l’examen.`;
}

/** `sentText(1, 3)`: « 1 sur 3 éléments ». */
export function sentText(done: number, total: number): string {
  return `${done} sur ${formatCount(total, 'élément')}`;
}
