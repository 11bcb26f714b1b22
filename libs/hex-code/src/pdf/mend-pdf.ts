import {
  PDFArray,
  PDFCatalog,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  PDFPageLeaf,
  PDFPageTree,
  PDFRef,
} from '@cantoo/pdf-lib';
import type { PDFContext, PDFDocument, PDFObject } from '@cantoo/pdf-lib';

/** More levels than any program nests pages in. */
const deepest = 32;

const named = (name: string) => PDFName.of(name);

/**
 * Gives a file what readers do without and the library asks for: a catalog that says that it is one, and the types of
 * pages and of the tree that holds them.
 */
export function mendPdf(document: PDFDocument): void {
  const { context } = document;
  const catalog = document.catalog instanceof PDFCatalog ? document.catalog : catalogIn(context);
  if (catalog === undefined) return;
  // The library reads it once, as it opens the file.
  Object.assign(document, { catalog });
  const pages = catalog.get(named('Pages'));
  if (pages !== undefined) mendTree(context, pages, undefined, 0, new Set());
}

/**
 * Once a file is decrypted, what could not be read of it is still packed as before: its old tables of objects, which name
 * the protection, must not be written again.
 */
export function forgetProtection({ context }: PDFDocument): void {
  if (!context.isDecrypted) return;
  for (const [ref, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFInvalidObject) context.delete(ref);
}

/** The root of the trailer, else the object that holds pages as a catalog does. */
function catalogIn(context: PDFContext): PDFCatalog | undefined {
  const objects = context.enumerateIndirectObjects();
  const isCatalog = (object: PDFObject | undefined): object is PDFDict =>
    object instanceof PDFDict && context.lookup(object.get(named('Pages'))) instanceof PDFDict;
  const root = context.trailerInfo.Root;
  const [ref, dict] =
    root instanceof PDFRef && isCatalog(context.lookup(root))
      ? [root, context.lookup(root)]
      : (objects.find(([, object]) => isCatalog(object)) ?? []);
  if (!(ref instanceof PDFRef) || !isCatalog(dict)) return undefined;
  const catalog = PDFCatalog.fromMapWithContext(new Map(dict.entries()), context);
  catalog.set(named('Type'), named('Catalog'));
  context.assign(ref, catalog);
  context.trailerInfo.Root = ref;
  return catalog;
}

/** Each node is looked at once: a small file can name a branch a million times. */
function mendTree(
  context: PDFContext,
  node: PDFObject,
  parent: PDFRef | undefined,
  depth: number,
  seen: Set<PDFRef>,
): void {
  if (!(node instanceof PDFRef) || seen.has(node) || depth > deepest) return;
  seen.add(node);
  const dict = context.lookup(node);
  if (!(dict instanceof PDFDict)) return;
  const kids = context.lookup(dict.get(named('Kids')));
  assignTyped(context, node, dict, kids instanceof PDFArray, parent);
  if (kids instanceof PDFArray) kids.asArray().forEach((kid) => mendTree(context, kid, node, depth + 1, seen));
}

function assignTyped(context: PDFContext, ref: PDFRef, dict: PDFDict, isTree: boolean, parent?: PDFRef): void {
  if (dict instanceof PDFPageLeaf || dict instanceof PDFPageTree) return;
  const map = new Map(dict.entries());
  map.set(named('Type'), named(isTree ? 'Pages' : 'Page'));
  if (parent) map.set(named('Parent'), parent);
  const typed = isTree ? PDFPageTree.fromMapWithContext(map, context) : PDFPageLeaf.fromMapWithContext(map, context);
  context.assign(ref, typed);
}
