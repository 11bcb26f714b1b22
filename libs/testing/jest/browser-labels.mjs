// jsdom looks through the whole tree for the labels of a field, and for the field of each label on the way.

/** Gives `labels` of fields in this window by their ids and ancestors: the same labels, in the order of the document. */
export function quickenLabels(window) {
  const fields = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'];
  for (const name of fields) {
    const { prototype } = window[`HTML${name}Element`];
    const { get } = Object.getOwnPropertyDescriptor(prototype, 'labels');
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      enumerable: true,
      get() {
        return this.localName === 'input' && this.type === 'hidden' ? get.call(this) : labelsOf(this);
      },
    });
  }
}

function labelsOf(field) {
  const root = field.getRootNode();
  const labels = new Set(field.id === '' ? [] : root.querySelectorAll(`label[for=${JSON.stringify(field.id)}]`));
  for (let label = field.closest('label'); label; label = label.parentElement?.closest('label')) labels.add(label);
  return [...labels].filter((label) => isFieldOf(label, field, root)).sort(inOrderOfDocument);
}

/** A document finds elements by their ids without a walk; jsdom walks the whole tree for the field that a label names. */
function isFieldOf(label, field, root) {
  const id = label.htmlFor;
  return (id !== '' && root.getElementById?.(id) === field) || label.control === field;
}

const inOrderOfDocument = (one, other) => (one.compareDocumentPosition(other) & 4 ? -1 : 1);
