/** Why an upload is not accepted, with the wire's code and its English message. */
export const refusals = {
  'foreign-prefix': { code: 'NotAuthorizedException', message: 'This file belongs to somebody else' },
  missing: { code: 'MediaRefusedException', message: 'No file was uploaded under this name' },
  'too-big': { code: 'MediaRefusedException', message: 'The file is too big' },
  'wrong-type': { code: 'MediaRefusedException', message: 'The file is of another type than its name says' },
  'wrong-hash': { code: 'MediaRefusedException', message: 'The file is not the one that was announced' },
  'unreadable-image': { code: 'MediaRefusedException', message: 'The image is damaged' },
  'too-many-pixels': { code: 'MediaRefusedException', message: 'The image has too many pixels' },
} as const;

export interface UploadRefusal {
  reason: keyof typeof refusals;
  code: (typeof refusals)[keyof typeof refusals]['code'];
  message: string;
}
