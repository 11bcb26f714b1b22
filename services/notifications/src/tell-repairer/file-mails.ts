import { formatEuros } from '@alveole/domain';
import { greetingMail, listed } from '../record/message.ts';
import type { Message } from '../record/message.ts';

interface FileDecision {
  readonly to: string;
  readonly fileNumber: string;
  /** What staff wrote: the complement asked for, or why the file is not eligible. */
  readonly lines: readonly string[];
  /** Integer cents. */
  readonly toRefundCents: number | undefined;
  readonly url: string;
}

interface Template {
  readonly template: string;
  readonly subject: string;
  readonly says: (decision: FileDecision) => readonly string[];
}

const complement: Template = {
  template: 'complement-request',
  subject: 'Complément demandé',
  says: ({ lines, url }) => ['Un complément est nécessaire :', ...listed(lines), `Répondez depuis le dossier : ${url}`],
};
const validated: Template = {
  template: 'file-validated',
  subject: 'Dossier validé',
  says: ({ toRefundCents }) => [
    `Le dossier est validé. Le virement de ${formatEuros(toRefundCents ?? 0)} est en préparation.`,
  ],
};
const refunded: Template = {
  template: 'file-refunded',
  subject: 'Dossier remboursé',
  says: ({ toRefundCents }) => [`Le virement de ${formatEuros(toRefundCents ?? 0)} a été émis.`],
};
const notEligible: Template = {
  template: 'file-not-eligible',
  subject: 'Dossier non éligible',
  says: ({ lines }) => ['Ce dossier n’est pas éligible à la prime.', ...listed(lines)],
};
const abandoned: Template = {
  template: 'file-abandoned',
  subject: 'Dossier abandonné',
  says: () => ['Ce dossier a été abandonné par l’opérateur de la plateforme.'],
};
const message: Template = {
  template: 'file-message',
  subject: 'Nouveau message',
  says: ({ lines, url }) => [lines.join('\n'), `Répondez depuis le dossier : ${url}`],
};

/** Operations of staff that the repairer is told of by mail; the others are read in the file. */
const templates: Readonly<Record<string, Template>> = {
  COM: complement,
  COMECH: complement,
  AVAL: validated,
  AVALECH: validated,
  REM: refunded,
  REMECH: refunded,
  NIL: notEligible,
  NILECH: notEligible,
  ACAN: abandoned,
  MSG: message,
};

/** The mail that an operation of staff calls for; undefined when it calls for none. */
export function fileMail(operation: string, decision: FileDecision): Message | undefined {
  const template = Object.hasOwn(templates, operation) ? templates[operation] : undefined;
  if (!template) return undefined;
  return greetingMail({
    template: template.template,
    to: decision.to,
    subject: `${template.subject} – ${decision.fileNumber}`,
    paragraphs: template.says(decision),
  });
}
