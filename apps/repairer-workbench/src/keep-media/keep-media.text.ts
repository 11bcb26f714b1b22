export const texts = {
  unreadableHeic: 'Cette photo HEIC est illisible ou trop grande. Reprenez-la, ou choisissez-la au format JPG.',
} as const;
