/** Module by path, see `pages-of-routes.mjs`. */
export function pagesOfRoutes(text: string): Readonly<Record<string, string>>;
