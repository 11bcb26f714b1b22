import type { FrenchTexts } from '@alveole/api-client';
import { grantRefusals, scopeLabels, textsById } from '@alveole/domain';
import type { Scope } from '@alveole/domain';

export const texts = {
  title: 'Autoriser un logiciel',
  loading: 'Chargement de la demande',
  question: (name: string) => `Autoriser ${name} à agir pour votre établissement\u00a0?`,
  rights: 'Ce logiciel pourra, pour votre établissement seul\u00a0:',
  trust:
    'N’autorisez qu’un logiciel que vous utilisez, et depuis lequel vous venez de faire cette demande. Votre mot de passe ne lui est pas donné.',
  takeBack: 'Vous pourrez retirer cet accès à tout moment dans Mon compte, Logiciels autorisés.',
  allow: 'Autoriser',
  refuse: 'Refuser',
  allowed: (name: string) => `${name} est autorisé. Vous y retournez…`,
  goOn: (name: string) => `Retourner à ${name}`,
  wrongTitle: 'Cette demande ne peut pas être acceptée',
  wrong: (name: string, error: string) =>
    `${name} a mal formulé sa demande (${error}). Signalez-le à son éditeur, puis recommencez depuis le logiciel.`,
  unknownTitle: 'Demande inconnue',
  unknown:
    'Aucun logiciel connu n’a fait cette demande, ou l’adresse de retour n’est pas celle qu’il a déclarée. Ne continuez pas, et recommencez depuis votre logiciel.',
} as const;

export const sectionTexts = {
  title: 'Logiciels autorisés',
  lead: 'Les logiciels (votre caisse, par exemple) que vous avez autorisés à agir pour votre établissement. Retirez l’accès de celui que vous n’utilisez plus.',
  loading: 'Chargement des logiciels autorisés',
  list: 'Logiciels autorisés',
  empty: 'Aucun logiciel n’est autorisé. La demande part du logiciel, qui vous amène ici.',
  ofAdministrators: 'Seul un administrateur de l’établissement voit et retire les logiciels autorisés.',
  given: (when: string, by: string) => `Autorisé le ${when} par ${by}`,
  used: (when: string) => `Dernière utilisation le ${when}`,
  revoke: 'Retirer l’accès',
  revokeTitle: (name: string) => `Retirer l’accès de ${name}\u00a0?`,
  consequence:
    'Ses appels sont refusés dans les cinq secondes. Pour le rétablir, il faudra l’autoriser de nouveau depuis le logiciel.',
  revoked: 'L’accès est retiré',
} as const;

export const refusals: FrenchTexts = {
  ...textsById(grantRefusals),
  NotFoundException: 'Cet accès n’existe plus. Rechargez la page.',
};

export function rightsText(scopes: readonly Scope[]): string {
  return scopes.map((scope) => scopeLabels[scope]).join(', ');
}

/** Where the browser goes after the answer: a person sees whether that is his software. */
export function returnText(uri: string): string {
  const { protocol, host } = new URL(uri);
  return protocol === 'https:'
    ? `Vous reviendrez ensuite à ${host}.`
    : 'Vous reviendrez ensuite au logiciel installé sur cet appareil.';
}
