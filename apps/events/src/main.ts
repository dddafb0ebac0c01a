import { processConfig, startService } from '@stallbook/platform';
import { EventsModule } from './events.module.js';

const config = processConfig('events');
await startService({ name: 'events', module: EventsModule, config });
