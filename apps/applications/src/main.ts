import { baseConfig, loadConfig, startService } from '@stallbook/platform';
import { ApplicationsModule } from './applications.module.js';

const config = loadConfig(baseConfig);
await startService({ name: 'applications', module: ApplicationsModule.register(config), config });
