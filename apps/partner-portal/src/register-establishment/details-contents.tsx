import { Button, Contents, Form, formatCount, Stack, type ContentsSection } from '@alveole/ui';
import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { askedSections } from './details-sections.tsx';
import { texts } from './register-establishment.text.ts';
import type { PartProps, RegistrationSection } from './registration-section.ts';
import type { RegistrationValues } from './registration-form.ts';
import type { Details } from './use-details.ts';

export interface DetailsContentsProps extends PartProps {
  readonly details: Details;
}

/** Step 3 as its table of contents: what is done, what is missing, what is to be mended. */
export function DetailsContents({ details, ...part }: DetailsContentsProps): ReactNode {
  const { form, open, show } = details;
  const { errors } = useFormState({ control: form.control });
  const values = useWatch({ control: form.control }) as RegistrationValues;
  const asked = askedSections(values);
  const sections = asked.map((section): ContentsSection => {
    const faults = section.fields.filter((name) => errors[name] !== undefined).length;
    return {
      id: section.id,
      title: section.title(part.kind),
      mark: markOf(section, part, values, faults),
      children: <SectionForm {...{ section, part, details, faults }} isLast={section === asked.at(-1)} />,
    };
  });
  return <Contents label={texts.contents} sections={sections} open={open} onOpen={show} />;
}

interface SectionFormProps {
  readonly section: RegistrationSection;
  readonly part: PartProps;
  readonly details: Details;
  /** How many fields of the section are faulty. */
  readonly faults: number;
  readonly isLast: boolean;
}

/** One section; going on checks it and opens the next. */
function SectionForm({ section, part, details, faults, isLast }: SectionFormProps): ReactNode {
  const isOpen = details.open === section.id;
  return (
    <Form
      onSubmit={() => void details.goOn(section)}
      refusals={isOpen && faults > 0 ? details.refusals : 0}
      aria-label={section.title(part.kind)}
    >
      <Stack gap="300">
        <section.Content {...part} />
      </Stack>
      {isLast ? null : (
        <div>
          <Button type="submit">{texts.nextSection}</Button>
        </div>
      )}
    </Form>
  );
}

function markOf(
  { rules, fields, isOptional }: RegistrationSection,
  { kind }: PartProps,
  values: RegistrationValues,
  faults: number,
): ContentsSection['mark'] {
  if (faults > 0) return { tone: 'red', text: `${formatCount(faults, 'point')} à corriger` };
  if (isOptional && fields.every((name) => isEmpty(values[name]))) return { tone: 'grey', text: texts.marks.optional };
  return rules(kind, values).safeParse(values).success
    ? { tone: 'green', text: texts.marks.done }
    : { tone: 'orange', text: texts.marks.missing };
}

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);
