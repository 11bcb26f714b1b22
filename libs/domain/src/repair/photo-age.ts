import type { Refusal } from '../decision.ts';

/** A photo of the bike as it is handed over is of the last 24 hours (repairs §4). */
export const photoAgeMs = 24 * 60 * 60 * 1000;

/**
 * Whether a photo is recent enough to show the bike as it is handed over. A clock that runs ahead is no proof of age.
 * @param takenAt when the camera says that it took the picture, else when the file was last changed
 */
export function isPhotoFresh(takenAt: Date, now: Date): boolean {
  return now.getTime() - takenAt.getTime() <= photoAgeMs;
}

/**
 * The answer to a photo that is not. The screen judges the file that was chosen; the service judges what the picture
 * itself says of its moment, and accepts a picture that says nothing.
 */
export const stalePhoto: Refusal = {
  code: 'ValidationException',
  id: 'photo-too-old',
  message: 'media_url (INVALID): Photo too old',
  explanation: 'Merci de sélectionner une photo plus récente',
};
