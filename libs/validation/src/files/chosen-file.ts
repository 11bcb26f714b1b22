import { z } from 'zod';
import { messages } from '../messages.ts';
import { fileExtension } from './file-name.ts';

/** Invoices and documents: images and PDF. */
export const documentFileName = z
  .string(messages.file)
  .refine((name) => fileExtension(name) !== undefined, messages.file);
/** Photos: images only. */
export const photoFileName = z
  .string(messages.file)
  .refine((name) => fileExtension(name) === '.jpg' || fileExtension(name) === '.png', messages.file);
