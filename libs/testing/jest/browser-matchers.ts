import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// `findBy…` ends as soon as it finds; only a machine that is busy needs so long.
configure({ asyncUtilTimeout: 60_000 });
