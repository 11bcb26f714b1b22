/** What is told of a message with a code, in the order of a ladder; the last two are ends. */
export const smsRungs = ['sent', 'delivered', 'failed'] as const;
export type SmsRung = (typeof smsRungs)[number];

/** Why a message with a code did not arrive: stable words, whatever the provider calls it. */
export const smsFailures = ['unknown-number', 'unreachable', 'too-late', 'refused', 'other'] as const;
export type SmsFailure = (typeof smsFailures)[number];

/** Pieces of what providers and our own delivery say, in lower case; the first row that holds one counts. */
const wordings: readonly (readonly [SmsFailure, readonly string[]])[] = [
  ['unknown-number', ['unknown', 'invalid', 'unallocated', 'not assigned', 'no such', 'landline', 'provider 422']],
  ['too-late', ['expired', 'validity', 'too late']],
  ['refused', ['reject', 'refus', 'block', 'blacklist', 'barred', 'spam', 'opted out', 'provider 4']],
  ['unreachable', ['absent', 'unreach', 'switched off', 'no coverage', 'memory', 'undeliver']],
];

/** The stable word for what was said of a failed message; the saying itself may hold a number and is kept nowhere. */
export function smsFailureOf(saying: string | undefined): SmsFailure {
  const words = (saying ?? '').toLowerCase().replace(/[_-]+/g, ' ');
  return wordings.find(([, pieces]) => pieces.some((piece) => words.includes(piece)))?.[0] ?? 'other';
}

/** What a repairer and the desk read of a failed message: why, and what helps. */
export const smsFailureTexts: Readonly<Record<SmsFailure, string>> = {
  'unknown-number': 'Ce numéro n’existe pas ou n’est pas un mobile. Corrigez-le avec le client.',
  unreachable: 'Le téléphone est éteint ou hors réseau. Rallumez-le, puis renvoyez le code.',
  'too-late': 'Le SMS n’est pas arrivé avant la fin de son code. Renvoyez-le.',
  refused: 'L’opérateur a refusé le message. Vérifiez le numéro avec le client.',
  other: 'Le SMS n’a pas été remis. Vérifiez le numéro avec le client.',
};

/** What the timeline calls each rung. */
export const smsRungLabels: Readonly<Record<SmsRung, string>> = {
  sent: 'SMS accepté par l’opérateur',
  delivered: 'SMS remis sur le téléphone',
  failed: 'SMS non remis',
};
