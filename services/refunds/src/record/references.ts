/** The id of the message to the bank; at most 35 characters of the SEPA set (EPC217-08). */
export function messageIdOf(batchId: string): string {
  const batch = batchId.replace(/[^A-Za-z0-9]/g, '').slice(0, 16);
  return `ALV-${batch.toUpperCase()}`;
}

/** The end-to-end id of a transfer: its batch, then its place in it. @param index from 0 */
export function referenceOf(batchId: string, index: number): string {
  return numbered(messageIdOf(batchId), index + 1);
}

/** The end-to-end id of the first transfer of a message, by the id of the message or of its payment: `<message>.0`. */
export function transferOneOf(id: string): string {
  return numbered(id.replace(/\.\d+$/, ''), 1);
}

const numbered = (messageId: string, number: number) => `${messageId}-${String(number).padStart(4, '0')}`;
