import { baseConfig, loadConfig, startService } from '@stallbook/platform';
import { EventsModule } from './events.module.js';

const config = loadConfig(baseConfig);
await startService({ name: 'events', module: EventsModule.register(config), config });
