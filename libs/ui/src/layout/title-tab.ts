/** Names the browser's tab: where one is, then the installation, which the page tells in its head. */
export function titleTab(where: string): void {
  const installation = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
  document.title = `${where} · ${installation ?? 'Alvéole'}`;
}
