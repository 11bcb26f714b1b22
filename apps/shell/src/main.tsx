import '@alveole/ui/tokens.css';
import '@alveole/ui/fonts.css';
import '@alveole/ui/base.css';
import './layout/page.css';
import type { ShellGifts } from '@alveole/contracts';
import { createFederation } from './remotes/federation.ts';
import { startShell } from './start-shell.tsx';

/** The bundler writes it: what this build gives to remotes. */
declare const SHELL_GIFTS: ShellGifts;

void startShell(createFederation(), SHELL_GIFTS);
