const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text for an XML element: escapes the five characters and every control character that XML 1.0 forbids raw. */
export function xmlText(text: string): string {
  return text
    .replace(/[&<>"']/g, (character) => entities[character] ?? '')
    .replace(/[^\P{Cc}\t\n]/gu, (character) => `&#x${(character.codePointAt(0) ?? 0).toString(16)};`);
}

export type XmlContent = string | number | boolean | XmlElement[];
export type XmlElement = readonly [name: string, content: XmlContent];

/** A small XML document of nested elements, as S3 answers them. */
export function xmlDocument(root: XmlElement, namespace?: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, namespace)}`;
}

function element([name, content]: XmlElement, namespace?: string): string {
  const attribute = namespace ? ` xmlns="${namespace}"` : '';
  const inner = Array.isArray(content) ? content.map((child) => element(child)).join('') : xmlText(String(content));
  return `<${name}${attribute}>${inner}</${name}>`;
}
