import 'reflect-metadata';
import { processConfig, startService } from '@stallbook/platform';
import { NotificationsModule } from './notifications.module.js';

const config = processConfig('notifications');
await startService({ name: 'notifications', module: NotificationsModule, config });
