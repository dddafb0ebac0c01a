export { startGateway, type RunningGateway } from './start-gateway.js';
export { buildGatewaySchema } from './build-schema.js';
