import { runProcess } from '@alveole/service-kit';
import { startAuthService } from './start.ts';

void runProcess(() => startAuthService({ env: process.env }));
