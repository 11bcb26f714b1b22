/**
 * Has the browser keep the counter's frame and files, for a day without a network. Does nothing where the browser knows
 * no service workers (plain http from another machine).
 * @param basePath `''` or `/alveole-pro`
 */
export async function keepAtHand(basePath: string): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  // A development server has none.
  await workers.register(`${basePath}/service-worker.js`).catch(() => undefined);
  const { active } = await workers.ready;
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
}
