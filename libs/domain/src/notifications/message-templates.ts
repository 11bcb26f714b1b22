import { accountTemplates } from './account-templates.ts';
import { beneficiaryTemplates } from './beneficiary-templates.ts';
import { establishmentTemplates } from './establishment-templates.ts';
import { fileTemplates } from './file-templates.ts';
import type { MessageSubject, MessageTemplate } from './message-template.ts';
import { moneyTemplates } from './money-templates.ts';
import { staffTemplates } from './staff-templates.ts';

const templates = {
  ...accountTemplates,
  ...establishmentTemplates,
  ...fileTemplates,
  ...moneyTemplates,
  ...beneficiaryTemplates,
  ...staffTemplates,
} as const;

export type TemplateName = keyof typeof templates;

/** Every mail and SMS of both specifications, by the name under which it is kept. */
export const messageTemplates: Readonly<Record<TemplateName, MessageTemplate>> = templates;

export const templateNames = Object.keys(templates) as [TemplateName, ...TemplateName[]];

/** Whose file a message speaks of; undefined for what speaks of none, and for a name that is gone. */
export function subjectOf(name: string): MessageSubject | undefined {
  return Object.hasOwn(templates, name) ? messageTemplates[name as TemplateName].about : undefined;
}

/** Of messages that are no longer sent. */
const goneLabels: ReadonlyMap<string, string> = new Map([
  ['file-message', 'Nouveau message'],
  ['file-refunded', 'Dossier payé'],
]);

/** What staff calls a message; older records may hold names that are gone. */
export function templateLabel(name: string): string {
  const known = Object.hasOwn(templates, name) ? messageTemplates[name as TemplateName].label : undefined;
  return known ?? goneLabels.get(name) ?? name;
}
