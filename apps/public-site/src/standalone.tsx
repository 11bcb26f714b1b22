import { runStandalone } from '@alveole/api-client/standalone';
import '@alveole/ui/tokens.css';
import '@alveole/ui/fonts.css';
import '@alveole/ui/base.css';
import PublicSiteRoutes from './routes.tsx';

void runStandalone(PublicSiteRoutes);
