import { databaseError } from '../errors.ts';
import { isDoc } from '../bson/values.ts';
import type { Value } from '../bson/values.ts';

/** Names that begin with `$` can be stored by MongoDB but not worked with: refused here. */
export function refuseDollarNames(path: string, value: Value): void {
  if (Array.isArray(value)) value.forEach((element) => refuseDollarNames(path, element));
  if (!isDoc(value)) return;
  for (const [name, inner] of value) {
    if (name.startsWith('$'))
      throw databaseError(
        'DollarPrefixedFieldName',
        `The dollar ($) prefixed field '${name}' in '${path === '' ? name : `${path}.${name}`}' is not valid for storage.`,
      );
    refuseDollarNames(path === '' ? name : `${path}.${name}`, inner);
  }
}
