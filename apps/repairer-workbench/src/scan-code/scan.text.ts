import type { ScanTexts } from './scan-kind.ts';

export const texts = {
  starting: 'Ouverture de la caméra',
  picture: 'Image de la caméra',
  torch: 'Éclairer',
  torchOff: 'Éteindre la lumière',
  again: 'Réessayer',
} as const;

export const fileTexts: ScanTexts = {
  open: 'Scanner avec la caméra',
  title: 'Scanner le code du dossier',
  lead: 'Tenez le QR code du dossier, ou l’O°code de la facture, devant la caméra.',
  type: 'Saisir le code',
  starting: texts.starting,
  looking: 'La caméra cherche un code.',
  foreign: 'Ce code n’est pas celui d’un dossier.',
  lost: 'La lecture s’est arrêtée. Réessayez, ou saisissez le code.',
  blocked:
    'L’accès à la caméra est bloqué. Autorisez-la pour ce site dans les réglages du navigateur, puis réessayez, ou saisissez le code.',
  missing: 'Aucune caméra n’est disponible sur cet appareil. Saisissez le code.',
};
