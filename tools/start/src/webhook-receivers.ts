const ownMachine: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whom webhooks may call: programs of this machine too while it is only tried, at an address that nobody else reaches;
 * whoever publishes the installation calls public addresses alone.
 * @param publicUrl where browsers reach the installation
 */
export function webhookReceiversAt(publicUrl: string): 'own-machine' | 'public' {
  return ownMachine.has(new URL(publicUrl).hostname) ? 'own-machine' : 'public';
}
