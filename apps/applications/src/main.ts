import { processConfig, startService } from '@stallbook/platform';
import { ApplicationsModule } from './applications.module.js';

const config = processConfig('applications');
await startService({ name: 'applications', module: ApplicationsModule, config });
