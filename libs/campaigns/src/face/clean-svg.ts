import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { actingElements, drawingAttributes, drawingElements } from './svg-vocabulary.ts';

/** A drawing that runs nothing and loads nothing, written anew from what it is drawn with. */
export interface CleanSvg {
  readonly svg: string;
  /** Width by height of its view. */
  readonly ratio: number;
}

/** What is wrong with a picture; the line is absent where the whole file is. */
export interface PictureFault {
  readonly line?: number;
  readonly sentence: string;
}

type Node = Readonly<Record<string, unknown>>;

const longestSvg = 65_536;
const metaData = XMLParser.getMetaDataSymbol() as unknown as string;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  trimValues: false,
  captureMetaData: true,
});

/** Reads a logo and writes it anew; every fault where it is unsafe or no drawing. */
export function cleanSvg(text: string): CleanSvg | { readonly faults: readonly PictureFault[] } {
  if (text.length > longestSvg) return { faults: [{ sentence: 'Le logo dépasse 64 Kio.' }] };
  const declared = /<!(DOCTYPE|ENTITY)/i.exec(text);
  if (declared)
    return {
      faults: [{ line: lineAt(text, declared.index), sentence: 'Un logo ne déclare ni type de document ni entité.' }],
    };
  const validity = XMLValidator.validate(text);
  if (validity !== true)
    return { faults: [{ line: validity.err.line, sentence: 'Ce fichier n’est pas un SVG bien formé.' }] };
  const root = (parser.parse(text) as readonly Node[]).find((node) => nameOf(node) === 'svg');
  if (root === undefined) return { faults: [{ sentence: 'Ce fichier n’est pas un SVG.' }] };
  const faults: PictureFault[] = [];
  const svg = written(root, text, faults);
  const ratio = ratioOf(root);
  if (ratio === undefined)
    faults.push({
      line: lineAt(text, startOf(root)),
      sentence: 'Il manque « viewBox », ou sa taille n’a pas de sens.',
    });
  return faults.length > 0 || ratio === undefined ? { faults } : { svg, ratio };
}

function written(node: Node, text: string, faults: PictureFault[]): string {
  const name = nameOf(node);
  if (name === '#text') return escaped(String(node['#text']));
  const local = name.replace(/^svg:/, '');
  if (actingElements.has(local)) {
    faults.push({ line: lineAt(text, startOf(node)), sentence: `« <${local}> » n’est pas permis dans un logo.` });
    return '';
  }
  if (!drawingElements.has(local)) return '';
  const attributes = Object.entries((node[':@'] ?? {}) as Readonly<Record<string, string>>)
    .map(([key, value]) => writtenAttribute(key, value, { line: lineAt(text, startOf(node)), faults }))
    .join('');
  const inside = (node[name] as readonly Node[]).map((child) => written(child, text, faults)).join('');
  const space = local === 'svg' ? ' xmlns="http://www.w3.org/2000/svg"' : '';
  return `<${local}${space}${attributes}>${inside}</${local}>`;
}

/** Character references may hide a name or an address; no browser sees one that is not spelled out here. */
function writtenAttribute(
  key: string,
  value: string,
  { line, faults }: { readonly line: number; readonly faults: PictureFault[] },
): string {
  const name = key.replace(/^xlink:/, '');
  if (/^on/i.test(name))
    faults.push({ line, sentence: `L’attribut « ${name} » agit : il n’est pas permis dans un logo.` });
  if (key === 'xmlns' || key.startsWith('xmlns:')) return '';
  if (name === 'style') return writtenStyle(value, { line, faults });
  if (!drawingAttributes.has(name)) return '';
  if (isOutside(name, value)) {
    faults.push({ line, sentence: `« ${name} » mène hors du fichier : un logo ne charge rien d’autre.` });
    return '';
  }
  return ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`;
}

/** What an editor wrote as style becomes attributes: the content policy of pages lets no style of a file apply. */
function writtenStyle(style: string, place: { readonly line: number; readonly faults: PictureFault[] }): string {
  return style
    .split(';')
    .map((declaration) => /^\s*([\w-]+)\s*:\s*(.+?)\s*$/.exec(declaration))
    .map((match) => (match?.[1] && match[2] ? writtenAttribute(match[1], match[2], place) : ''))
    .join('');
}

function isOutside(name: string, value: string): boolean {
  if (name === 'href') return !/^#[\w.-]+$/.test(value.trim());
  return /&#|\\|@import|javascript:|data:|https?:|\/\//i.test(value) || /url\(\s*(?!['"]?#)/i.test(value);
}

function ratioOf(root: Node): number | undefined {
  const { viewBox, width, height } = (root[':@'] ?? {}) as Readonly<Record<string, string | undefined>>;
  const [, , wide, high] = viewBox
    ?.trim()
    .split(/[\s,]+/)
    .map(Number) ?? [0, 0, Number.parseFloat(width ?? ''), Number.parseFloat(height ?? '')];
  const ratio = (wide ?? Number.NaN) / (high ?? Number.NaN);
  return viewBox !== undefined && Number.isFinite(ratio) && ratio > 0 ? ratio : undefined;
}

const nameOf = (node: Node): string => Object.keys(node).find((key) => key !== ':@') ?? '';

const startOf = (node: Node): number =>
  (node as unknown as Record<symbol, { startIndex?: number } | undefined>)[metaData as unknown as symbol]?.startIndex ??
  0;

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

function escaped(text: string): string {
  return text.replace(/&(?!(amp|lt|gt|quot|apos);)/g, '&amp;').replaceAll('<', '&lt;');
}
