import { registerRemotes, loadRemote } from '@module-federation/enhanced/runtime';
import '@alveole/ui/tokens.css';
import '@alveole/ui/fonts.css';
import '@alveole/ui/base.css';
import { startShell } from './start/start-shell.tsx';

void startShell({ registerRemotes, loadRemote });
