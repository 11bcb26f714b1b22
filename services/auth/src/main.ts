import { runService } from '@alveole/service-kit/service';
import { openAdministratorCommand } from './open-administrator/open-administrator.command.ts';
import { authService } from './start.ts';

await runService(authService, { 'open-administrator': openAdministratorCommand });
