import { runStandalone } from '@alveole/shared-screens/standalone';
import '@alveole/ui/tokens.css';
import '@alveole/ui/fonts.css';
import '@alveole/ui/base.css';
import BackOfficeRoutes from './routes.tsx';

void runStandalone(BackOfficeRoutes);
