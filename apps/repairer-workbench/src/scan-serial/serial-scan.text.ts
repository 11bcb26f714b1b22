import type { ScanTexts } from '../scan-code/scan-kind.ts';
import { texts } from '../scan-code/scan.text.ts';

export const serialTexts: ScanTexts = {
  open: 'Scanner le numéro',
  title: 'Scanner le numéro du vélo',
  lead: 'Tenez le code-barres du vélo, sur son cadre ou son étiquette, devant la caméra.',
  type: 'Saisir le numéro',
  starting: texts.starting,
  looking: 'La caméra cherche un code-barres.',
  foreign: 'Ce code-barres n’est pas le numéro d’un vélo.',
  lost: 'La lecture s’est arrêtée. Réessayez, ou saisissez le numéro.',
  blocked:
    'L’accès à la caméra est bloqué. Autorisez-la pour ce site dans les réglages du navigateur, puis réessayez, ou saisissez le numéro.',
  missing: 'Aucune caméra n’est disponible sur cet appareil. Saisissez le numéro.',
};
