import type { Evidence } from '@alveole/contracts/repair';
import { standingText } from '../send-later/standing.text.ts';
import { standingOf } from '../send-later/use-on-device.ts';
import type { OnDevice } from '../send-later/use-on-device.ts';
import { momentText } from './file.text.ts';

/** « Déposée le 12 mars à 14 h 06 »; « Sur cet appareil, pas encore envoyé » of what the server never had. */
export function evidenceText(recorded: 'Déposée' | 'Ajoutée', entry: Evidence, onDevice: OnDevice): string {
  const standing = standingOf(onDevice, entry);
  return standing ? standingText(standing) : `${recorded} le ${momentText(entry)}`;
}
