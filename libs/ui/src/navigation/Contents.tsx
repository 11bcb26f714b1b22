import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { StatusBadge, type StatusTone } from '../feedback/StatusBadge.tsx';
import classes from './Contents.module.css';

export interface ContentsSection {
  id: string;
  title: string;
  /** What is to be known of it while it is closed: « 2 points à corriger ». */
  mark?: { tone: StatusTone; text: string };
  /** Drawn from the first opening on, and hidden while the section is closed: what is being typed or sent goes on. */
  children: ReactNode;
}

export interface ContentsProps {
  /** Names the whole: « Votre dossier ». */
  label: string;
  sections: readonly ContentsSection[];
  /** The one that is open; undefined when all are closed. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  /** The level of the titles in the page's headings. */
  level?: 2 | 3;
}

/** A long page as its table of contents, of which one section is open: each line tells how its section stands. */
export function Contents({ label, sections, open, onOpen, level = 2 }: ContentsProps) {
  return (
    <div role="group" aria-label={label} className={classes.contents}>
      {sections.map((section) => (
        <Section
          key={section.id}
          section={section}
          level={level}
          isOpen={section.id === open}
          onToggle={() => onOpen(section.id === open ? undefined : section.id)}
        />
      ))}
    </div>
  );
}

interface SectionProps {
  section: ContentsSection;
  level: 2 | 3;
  isOpen: boolean;
  onToggle: () => void;
}

function Section({ section: { title, mark, children }, level, isOpen, onToggle }: SectionProps) {
  const [titleId, panelId] = [useId(), useId()];
  const line = useLineInView(isOpen);
  const [isDrawn, setDrawn] = useState(isOpen);
  if (isOpen && !isDrawn) setDrawn(true);
  const Heading = `h${level}` as const;
  return (
    <div className={classes.section} data-open={isOpen || undefined}>
      <Heading className={classes.heading}>
        <button
          ref={line}
          type="button"
          className={classes.line}
          aria-expanded={isOpen}
          aria-controls={isDrawn ? panelId : undefined}
          onClick={onToggle}
        >
          <span id={titleId} className={classes.title}>
            {title}
          </span>
          {mark ? <StatusBadge tone={mark.tone}>{mark.text}</StatusBadge> : null}
          <Icon name="chevronDown" className={classes.chevron} />
        </button>
      </Heading>
      {isDrawn ? (
        <div id={panelId} role="region" aria-labelledby={titleId} hidden={!isOpen} className={classes.panel}>
          {children}
        </div>
      ) : null}
    </div>
  );
}

/** The section that closes above takes its height away, and the focus that was in it: the line stays in view and takes it. */
function useLineInView(isOpen: boolean) {
  const line = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) {
      if (isAbove(line.current)) line.current?.scrollIntoView({ block: 'start' });
      if (isFocusLost()) line.current?.focus({ preventScroll: true });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  return line;
}

/** On nothing, or on what is hidden now. */
function isFocusLost(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.closest('[hidden]') !== null;
}

const isAbove = (element: Element | null) => (element?.getBoundingClientRect().top ?? 0) < 0;
