// Where Nest's modules are mapped and its microservices loaded is of no interest between the results.
import { Logger } from '@nestjs/common';

Logger.overrideLogger(['warn', 'error', 'fatal']);
