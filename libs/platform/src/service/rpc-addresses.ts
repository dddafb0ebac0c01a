import type { ServiceName } from '@stallbook/kernel';
import type { StallbookConfig } from '../config/config.js';

/** The address of each service; undefined if it runs in this process. */
export const rpcAddresses = (config: StallbookConfig): Record<ServiceName, string | undefined> => ({
  identity: config.STALLBOOK_RPC_IDENTITY,
  events: config.STALLBOOK_RPC_EVENTS,
  applications: config.STALLBOOK_RPC_APPLICATIONS,
  billing: config.STALLBOOK_RPC_BILLING,
  attachments: config.STALLBOOK_RPC_ATTACHMENTS,
  content: config.STALLBOOK_RPC_CONTENT,
  notifications: config.STALLBOOK_RPC_NOTIFICATIONS,
});

/** @throws if no variable defines the port */
export function ownRpcPort(service: ServiceName, config: StallbookConfig): number {
  if (config.STALLBOOK_RPC_PORT !== undefined) return config.STALLBOOK_RPC_PORT;
  const [first] = rpcAddresses(config)[service]?.split(',') ?? [];
  if (!first) {
    const name = `STALLBOOK_RPC_${service.toUpperCase()}`;
    throw new Error(`the port of ${service} is not set: set STALLBOOK_RPC_PORT or ${name}`);
  }
  return Number(first.slice(first.lastIndexOf(':') + 1));
}
