import 'reflect-metadata';
import { baseConfig, loadConfig, startService } from '@stallbook/platform';
import { IdentityModule } from './identity.module.js';

const config = loadConfig(baseConfig);
await startService({ name: 'identity', module: IdentityModule.register(config), config });
