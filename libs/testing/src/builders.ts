export { freshMail, freshMobile, freshSiret } from './builders/fresh-identity.ts';
export { buildConsumer, buildEntity, buildRepairFile } from './builders/wire-builders.ts';
export { buildHeic, buildJpeg, buildPng } from './builders/pictures.ts';
