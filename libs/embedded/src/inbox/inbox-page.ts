import type { StoredMessage } from './message-store.ts';

const channelNames: Record<StoredMessage['channel'], string> = { mail: 'Courriel', sms: 'SMS' };

const when = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Paris' });

/** The list of messages, newest first. Links are relative, so the page works below any prefix that ends in `/inbox`. */
export function inboxPage(messages: StoredMessage[], { to = '', nonce }: { to?: string; nonce: string }): string {
  const rows = messages.map(
    (message) => `<tr>
<td>${escapeHtml(when.format(new Date(message.sent_at)))}</td>
<td>${channelNames[message.channel]}</td>
<td>${escapeHtml(message.to)}</td>
<td><a href="inbox/${escapeHtml(message.id)}">${escapeHtml(message.subject || message.text.slice(0, 60) || 'Sans objet')}</a></td>
</tr>`,
  );
  const list =
    rows.length === 0
      ? '<p>Aucun message pour le moment.</p>'
      : `<div class="wide" role="region" aria-label="Messages reçus" tabindex="0"><table>
<thead><tr><th scope="col">Reçu le</th><th scope="col">Canal</th><th scope="col">Destinataire</th><th scope="col">Message</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`;
  return page(
    'Boîte de réception',
    nonce,
    `<p>Sur cette installation à une seule machine, les courriels et les SMS arrivent ici et ne partent nulle part.</p>
<form method="get"><label for="to">Adresse ou numéro du destinataire</label>
<input id="to" name="to" type="search" autocomplete="off" value="${escapeHtml(to)}"> <button>Filtrer</button></form>
${list}`,
  );
}

/** One message. Its HTML is only shown in a sandboxed frame, from an address of its own. */
export function messagePage(message: StoredMessage, nonce: string): string {
  const frame =
    message.html === null
      ? ''
      : `<h2>Version mise en forme</h2><iframe sandbox="" title="Courriel mis en forme" src="${escapeHtml(message.id)}/html"></iframe>`;
  return page(
    message.subject || channelNames[message.channel],
    nonce,
    `<p><a href="../inbox">Retour à la boîte de réception</a></p>
<dl><dt>Reçu le</dt><dd>${escapeHtml(when.format(new Date(message.sent_at)))}</dd>
<dt>Destinataire</dt><dd>${escapeHtml(message.to)}</dd></dl>
<h2>Texte</h2><pre>${escapeHtml(message.text)}</pre>${frame}`,
  );
}

export function missingPage(nonce: string): string {
  return page(
    'Message introuvable',
    nonce,
    '<p>Ce message n’existe pas ou a été remplacé par de plus récents.</p><p><a href="../inbox">Retour à la boîte de réception</a></p>',
  );
}

const styles = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-width:64rem;margin:0 auto;padding:1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem;border-bottom:1px solid #8888;vertical-align:top}
.wide{overflow-x:auto}label{display:block}input,button{font:inherit;padding:.4rem .6rem;min-height:2.75rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid #8888;padding:1rem}
iframe{width:100%;min-height:32rem;border:1px solid #8888;background:#fff}dt{font-weight:600}dd{margin:0 0 .5rem}`;

function page(title: string, nonce: string, main: string): string {
  const name = escapeHtml(title);
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name} · Alvéole</title><style nonce="${nonce}">${styles}</style></head>
<body><main><h1>${name}</h1>
${main}
</main></body></html>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
