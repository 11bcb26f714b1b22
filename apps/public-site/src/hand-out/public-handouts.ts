import { contactsOf, faqSteps, guideAnswers, helpTree } from '@alveole/domain';
import type { Campaign, Programme } from '@alveole/domain';
import { aidsOf, datesOf, owners, texts as programmeTexts } from '../tell-programme/programme.text.ts';
import { faqTexts } from '../tell-programme/faq.text.ts';
import { typeset } from '../tell-programme/typeset.ts';
import { steps, stepsTitle } from '../tell-programme/steps.text.ts';
import type { Handout, HandoutChapter, HandoutKind, HandoutSource } from './handout.ts';
import { handoutTexts } from './hand-out.text.ts';

/** The documents that the public pages offer, made of the texts of these pages and of what the installation tells. */
export function handoutOf(kind: HandoutKind, source: HandoutSource): Handout {
  const { chapters, ...handout } = makers[kind](source);
  return { ...handout, from: source.programme.name, chapters: [...chapters, contactOf(source.programme)] };
}

const makers: Readonly<Record<HandoutKind, (source: HandoutSource) => Omit<Handout, 'from'>>> = {
  procedure: ({ campaign }) => ({
    ...handoutTexts.procedure,
    chapters: [
      { title: stepsTitle, paragraphs: steps.map(({ title, text }, index) => `${index + 1}. ${title}. ${text}`) },
      ...(['1b', '2c', '1a', '1c', '3a'] as const).map((step) => answerOf(step, campaign)),
    ],
  }),
  faq: ({ campaign }) => ({
    ...handoutTexts.faq,
    title: faqTexts.title,
    lead: faqTexts.lead,
    chapters: (['1', '2', '3'] as const).flatMap((chapter): HandoutChapter[] => [
      { title: typeset(helpTree[chapter].title), paragraphs: [] },
      ...faqSteps
        .filter((step) => step.startsWith(chapter))
        .map((step) => ({ ...answerOf(step, campaign), isInner: true as const })),
    ]),
  }),
  programme: ({ campaign, programme }) => ({
    ...handoutTexts.programme,
    title: programmeTexts.title,
    lead: programmeTexts.lead,
    chapters: [
      {
        title: programmeTexts.aids,
        paragraphs: aidsOf(campaign).map(({ figure, title, text }) => `${title}\u00a0: ${figure}. ${text}`),
      },
      {
        title: programmeTexts.dates,
        paragraphs: datesOf(campaign).map(({ name, value }) => `${name}\u00a0: ${value}`),
      },
      { title: programmeTexts.owners, paragraphs: owners.map(({ title, text }) => `${title}. ${text}`) },
      {
        title: programmeTexts.funders,
        paragraphs: [programme.funders.join(', '), ...(programme.fundersNote ? [programme.fundersNote] : [])],
      },
    ],
  }),
};

function contactOf(programme: Programme): HandoutChapter {
  const paragraphs = contactsOf(programme).map(({ name, mail }) => `${name}\u00a0: ${mail}`);
  return { title: handoutTexts.contact, paragraphs };
}

function answerOf(step: (typeof faqSteps)[number], campaign: Campaign): HandoutChapter {
  return { title: typeset(helpTree[step].title), paragraphs: guideAnswers(campaign)[step].map(typeset) };
}
