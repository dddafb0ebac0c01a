import 'reflect-metadata';
import { processConfig, startService } from '@stallbook/platform';
import { IdentityModule } from './identity.module.js';

const config = processConfig('identity');
await startService({ name: 'identity', module: IdentityModule, config });
