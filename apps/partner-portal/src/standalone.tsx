import { runStandalone } from '@alveole/shared-screens/standalone';
import '@alveole/ui/tokens.css';
import '@alveole/ui/fonts.css';
import '@alveole/ui/base.css';
import PartnerPortalRoutes from './routes.tsx';

void runStandalone(PartnerPortalRoutes);
