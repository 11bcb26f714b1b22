import type { ComponentType } from 'react';
import { ButtonPage, KbdPage, LinkButtonPage } from './pages/actions.tsx';
import { BrandPage, FormatPage } from './pages/brand.tsx';
import { CheckboxPage, ComboBoxPage, RadioGroupPage, SelectPage } from './pages/choice-fields.tsx';
import { DefinitionListPage, TablePage, TimelinePage } from './pages/data.tsx';
import { NoticePage, ProgressPage, StatesPage, StatusBadgePage, ToastPage } from './pages/feedback.tsx';
import { DocumentViewerPage, UploadPage } from './pages/files.tsx';
import { FormPage } from './pages/forms.tsx';
import { LayoutPage } from './pages/layout.tsx';
import { ContentsPage, FilterChipsPage, StepperPage, TabsPage } from './pages/navigation.tsx';
import { OverlaysPage } from './pages/overlays.tsx';
import { CounterScreen, DeskFileScreen, DeskListScreen } from './pages/screens.tsx';
import {
  AmountFieldPage,
  CodeFieldPage,
  DateFieldPage,
  PhoneFieldPage,
  SearchFieldPage,
  TextFieldPage,
} from './pages/text-fields.tsx';

export interface GalleryPage {
  path: string;
  title: string;
  Page: ComponentType;
}

const page = (path: string, title: string, Page: ComponentType): GalleryPage => ({ path, title, Page });

/** The gallery's menu. */
export const chapters: readonly { title: string; pages: readonly [GalleryPage, ...GalleryPage[]] }[] = [
  {
    title: 'Actes',
    pages: [
      page('/button', 'Button', ButtonPage),
      page('/link-button', 'LinkButton, TextLink', LinkButtonPage),
      page('/kbd', 'Kbd', KbdPage),
    ],
  },
  {
    title: 'Champs',
    pages: [
      page('/text-field', 'TextField, TextArea', TextFieldPage),
      page('/amount-field', 'AmountField', AmountFieldPage),
      page('/code-field', 'CodeField', CodeFieldPage),
      page('/phone-field', 'PhoneField', PhoneFieldPage),
      page('/date-field', 'DateField', DateFieldPage),
      page('/search-field', 'SearchField', SearchFieldPage),
      page('/select', 'Select', SelectPage),
      page('/combo-box', 'ComboBox', ComboBoxPage),
      page('/radio-group', 'RadioGroup', RadioGroupPage),
      page('/checkbox', 'Checkbox, CheckboxGroup', CheckboxPage),
      page('/form', 'Form, Fieldset', FormPage),
      page('/upload', 'Upload', UploadPage),
    ],
  },
  {
    title: 'Données',
    pages: [
      page('/table', 'Table, LoadMore', TablePage),
      page('/definition-list', 'DefinitionList', DefinitionListPage),
      page('/timeline', 'Timeline', TimelinePage),
      page('/document-viewer', 'DocumentViewer', DocumentViewerPage),
      page('/format', 'Formats', FormatPage),
    ],
  },
  {
    title: 'Messages',
    pages: [
      page('/status-badge', 'StatusBadge, CountBadge', StatusBadgePage),
      page('/notice', 'Notice, Banner', NoticePage),
      page('/toast', 'Toast', ToastPage),
      page('/progress', 'ProgressBar, Skeleton', ProgressPage),
      page('/states', 'EmptyState, ErrorState', StatesPage),
    ],
  },
  {
    title: 'Se repérer',
    pages: [
      page('/contents', 'Contents', ContentsPage),
      page('/tabs', 'Tabs', TabsPage),
      page('/stepper', 'Stepper', StepperPage),
      page('/filter-chips', 'FilterChips', FilterChipsPage),
      page('/overlays', 'Dialog, Drawer', OverlaysPage),
    ],
  },
  {
    title: 'Mise en page',
    pages: [page('/layout', 'Page, Stack, Card…', LayoutPage), page('/brand', 'AppLogo, Icon', BrandPage)],
  },
  {
    title: 'Écrans',
    pages: [
      page('/ecran-liste', 'Liste du bureau', DeskListScreen),
      page('/ecran-dossier', 'Dossier du bureau', DeskFileScreen),
      page('/ecran-comptoir', 'Comptoir', CounterScreen),
    ],
  },
];

const pages = chapters.flatMap((chapter) => chapter.pages);

/** The page of a path; the first one when there is none. */
export function pageAt(path: string): GalleryPage {
  return pages.find((candidate) => candidate.path === path) ?? chapters[0]!.pages[0];
}
