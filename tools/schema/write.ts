import { writeFileSync } from 'node:fs';
import { buildGatewaySchema } from '@stallbook/gateway';
import { printSchema } from 'graphql';

writeFileSync('schema.graphql', `${printSchema(await buildGatewaySchema())}\n`);
