/**
 * The pages of a remote that load by themselves, read from its `routes.tsx`: each path with the module that draws it. A
 * page that is loaded in another way than `load: async () => (await import('…')).Page` is left out; it is then found one
 * step later by the browser.
 * @param {string} text
 * @returns {Record<string, string>} module by path
 */
export function pagesOfRoutes(text) {
  const entries = text.matchAll(/path: '([^']+)',\s*load: async \(\) =>\s*\(await import\('([^']+)'\)\)/g);
  return Object.fromEntries([...entries].map(([, path, module]) => [path, module]));
}
