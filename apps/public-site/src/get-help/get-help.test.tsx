import { faqSteps, guideAnswers, helpSteps, helpTree } from '@alveole/domain';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import type { HelpStep } from '@alveole/domain';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { screen, within } from '@testing-library/react';
import { FaqPage } from './faq-page.tsx';
import { HelpPage } from './help-page.tsx';
import { typeset } from '../tell-programme/typeset.ts';

const path = '/auth/particulier/aide';
const openHelp = (at = path) => renderScreen(<HelpPage {...fakeRemoteProps()} />, { at });
const openFaq = (at = '/auth/particulier/faq') => renderScreen(<FaqPage {...fakeRemoteProps()} />, { at });
const titleOf = (step: HelpStep) => typeset(helpTree[step].title);
/** As the matcher reads it, which knows no non-breaking space. */
const shown = (text: string) => text.replaceAll('\u00a0', ' ');
const title = () => screen.getByRole('heading', { level: 1 });

beforeEach(() => void Object.assign(Element.prototype, { scrollIntoView: jest.fn() }));

describe('the help tree', () => {
  it('leads from question to answer and back, with the focus on each title', async () => {
    const { user, address } = openHelp();
    expect(title()).toHaveTextContent(shown(titleOf('0')));
    expect(screen.queryByRole('link', { name: 'Ecran précédent' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: titleOf('3') }));
    expect(title()).toHaveFocus();
    await user.click(screen.getByRole('link', { name: titleOf('3c') }));
    expect(title()).toHaveTextContent(titleOf('3c'));
    expect(screen.getByText(/il peut corriger votre numéro de téléphone/)).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Ecran précédent' }));
    expect(address()).toBe(`${path}?etape=3`);
    await user.click(screen.getByRole('link', { name: 'Ecran précédent' }));
    expect(address()).toBe(path);
  });

  it.each(helpSteps)('offers every choice of step %s, or its whole answer', (step) => {
    openHelp(`${path}?etape=${step}`);
    expect(title()).toHaveTextContent(shown(titleOf(step)));
    for (const next of helpTree[step].next)
      expect(screen.getByRole('link', { name: titleOf(next) })).toBeInTheDocument();
    const answers: Record<string, readonly string[] | undefined> = guideAnswers(openEndedCampaign);
    for (const paragraph of answers[step] ?? [])
      expect(screen.getByText(typeset(paragraph), { collapseWhitespace: false })).toBeInTheDocument();
  });

  it('begins afresh at a step that does not exist', () => {
    openHelp(`${path}?etape=constructor`);
    expect(title()).toHaveTextContent(shown(titleOf('0')));
  });
});

describe('the questions', () => {
  it('all stand on one page, and its menu leads to each', async () => {
    const { user, address } = openFaq();
    const menu = screen.getByRole('navigation', { name: 'Sommaire' });
    expect(within(menu).getAllByRole('link')).toHaveLength(faqSteps.length);
    await user.click(within(menu).getByRole('link', { name: titleOf('2d') }));
    expect(address()).toBe('/auth/particulier/faq#question-2d');
    expect(screen.getByRole('heading', { level: 3, name: titleOf('2d') })).toHaveFocus();
  });

  it('open at the one that the address names', () => {
    openFaq('/auth/particulier/faq#question-1c');
    expect(screen.getByRole('heading', { level: 3, name: titleOf('1c') })).toHaveFocus();
  });
});
