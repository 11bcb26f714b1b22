import type { CameraFault } from './camera-stream.ts';

export const texts = {
  open: 'Scanner avec la caméra',
  title: 'Scanner le code du dossier',
  lead: 'Tenez le QR code du dossier, ou l’O°code de la facture, devant la caméra.',
  starting: 'Ouverture de la caméra',
  looking: 'La caméra cherche un code.',
  foreign: 'Ce code n’est pas celui d’un dossier.',
  picture: 'Image de la caméra',
  torch: 'Éclairer',
  torchOff: 'Éteindre la lumière',
  type: 'Saisir le code',
  again: 'Réessayer',
  lost: 'La lecture s’est arrêtée. Réessayez, ou saisissez le code.',
} as const;

export const faultTexts: Readonly<Record<CameraFault, string>> = {
  blocked:
    'L’accès à la caméra est bloqué. Autorisez-la pour ce site dans les réglages du navigateur, puis réessayez, ou saisissez le code.',
  missing: 'Aucune caméra n’est disponible sur cet appareil. Saisissez le code.',
};
