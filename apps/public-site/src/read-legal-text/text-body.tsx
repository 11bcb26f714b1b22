import { legalTextElements } from '@alveole/domain';
import type { ShownLegalText, TextElement } from '@alveole/domain';
import { createElement } from 'react';
import type { ReactNode } from 'react';

/** The elements of a legal text, the same that the gateway drew. */
export function TextBody({ shown }: { readonly shown: ShownLegalText }): ReactNode {
  return drawn(legalTextElements(shown));
}

const drawn = (elements: readonly TextElement[]): ReactNode[] =>
  elements.map(({ tag, attributes, children }, index) =>
    tag === 'br' ? (
      <br key={index} />
    ) : (
      createElement(tag, { ...attributes, key: index }, typeof children === 'string' ? children : drawn(children))
    ),
  );
