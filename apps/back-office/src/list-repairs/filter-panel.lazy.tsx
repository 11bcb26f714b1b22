import { whenOpened } from '@alveole/ui';
import type { FilterPanelProps } from './filter-panel.tsx';

/** The panel of filters, with its lists of choices, once it is near. */
export const FilterPanel = whenOpened<FilterPanelProps & { readonly isOpen: boolean }>(async () => {
  const { FilterPanel: Loaded } = await import('./filter-panel.tsx');
  return ({ isOpen, ...props }) => (isOpen ? <Loaded {...props} /> : null);
});
