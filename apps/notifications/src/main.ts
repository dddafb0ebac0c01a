import 'reflect-metadata';
import { baseConfig, loadConfig, startService } from '@stallbook/platform';
import { NotificationsModule } from './notifications.module.js';

const config = loadConfig(baseConfig);
await startService({ name: 'notifications', module: NotificationsModule.register(config), config });
