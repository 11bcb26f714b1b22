import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { loadWhatOpens } from '@alveole/ui/when-opened';
import { waitThenSettle } from './browser-turns.ts';

// `findBy…` ends as soon as it finds; only a machine that is busy needs so long.
configure({ asyncUtilTimeout: 60_000, asyncWrapper: waitThenSettle });

// A press is followed by its dialog at once, as on a page that somebody has touched.
beforeEach(() => loadWhatOpens());
