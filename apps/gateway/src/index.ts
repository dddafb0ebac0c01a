export { startGateway, type GatewayOptions, type RunningGateway } from './start-gateway.js';
export { buildGatewaySchema } from './graphql/build-schema.js';
