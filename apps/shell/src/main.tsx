import '@alveole/ui/tokens.css';
import '@alveole/ui/fonts.css';
import '@alveole/ui/base.css';
import './layout/page.css';
import { createFederation } from './remotes/federation.ts';
import { startShell } from './start/start-shell.tsx';

void startShell(createFederation());
