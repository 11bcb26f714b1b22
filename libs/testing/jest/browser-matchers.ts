import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { loadWhatOpens } from '@alveole/ui/when-opened';

// `findBy…` ends as soon as it finds; only a machine that is busy needs so long.
configure({ asyncUtilTimeout: 60_000 });

// A press is followed by its dialog at once, as on a page that somebody has touched.
beforeEach(() => loadWhatOpens());
