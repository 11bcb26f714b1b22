import type { Message } from '../record/message.ts';
import type { MailLook } from './mail-look.ts';

/** What the link does. */
export const optOutWords = 'Ne plus recevoir ces courriels';

/**
 * A mail as HTML: nothing that a person typed is ever markup.
 * @param mailLook in whose name and colour it is written
 */
export function htmlOf(message: Message, { programmeName, colour, foot }: MailLook): string {
  const body = message.paragraphs
    .map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>${escapeHtml(message.subject)}</title></head>
<body style="margin:0;padding:24px;background:#f6f7f4;font:16px/1.5 Figtree,Arial,sans-serif;color:#15211f">
<div style="max-width:560px;margin:auto;padding:32px;background:#fff;border:1px solid #dfe5e2;border-radius:10px">
<p style="margin:0 0 24px;font-weight:700;color:${colour}">${escapeHtml(programmeName)}</p>
${body}
</div>${linesBelow(foot)}${footOf(message)}</body></html>`;
}

/** Who sends it, as the face of the installation says. */
function linesBelow(foot: readonly string[]): string {
  if (foot.length === 0) return '';
  const lines = foot.map(escapeHtml).join('<br>');
  return `\n<p style="max-width:560px;margin:16px auto 0;font-size:13px;color:#4a5a57;text-align:center">${lines}</p>`;
}

/** Under the mail, where there is something to stop. */
function footOf({ optOut }: Message): string {
  if (optOut === undefined) return '';
  const link = `<a href="${escapeHtml(optOut.page)}" style="color:#4a5a57">${optOutWords}</a>`;
  return `\n<p style="max-width:560px;margin:16px auto 0;font-size:13px;text-align:center">${link}</p>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
