/** The path under which the product stands, from `<base href>`: `''` or `/alveole-pro`. */
export function basePath(baseUri: string): string {
  return new URL(baseUri).pathname.replace(/\/[^/]*$/, '');
}
