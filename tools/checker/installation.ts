import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseConfig, loadConfig, type StallbookConfig } from '@stallbook/platform';
import type { Place } from './driver/person.js';

/** A Stallbook started by the launcher, located by its data folder. */
export class Installation {
  constructor(
    private readonly root: string,
    private readonly port: number,
  ) {}

  /** The configuration that the checker needs. Throws before everything has started. */
  config(): StallbookConfig {
    const { mongo, redis, kafka } = this.ports('servers');
    const secrets = this.read<Record<string, string>>('secrets.json');
    return loadConfig(baseConfig, {
      MONGODB_URL: `mongodb://127.0.0.1:${mongo}/?replicaSet=rs0&directConnection=true`,
      REDIS_URL: `redis://127.0.0.1:${redis}`,
      KAFKA_BROKERS: `127.0.0.1:${kafka}`,
      ...secrets,
      MAILBOX_URL: `http://127.0.0.1:${this.ports('mailbox')['web']}`,
      STRIPE_API_HOST: '127.0.0.1',
      STRIPE_API_PORT: String(this.ports('stripe')['api']),
      LOG_LEVEL: 'silent',
    });
  }

  place(): Place {
    const { MAILBOX_URL = '', STRIPE_API_HOST, STRIPE_API_PORT } = this.config();
    return {
      gateway: `http://127.0.0.1:${this.port}`,
      mailbox: MAILBOX_URL,
      stripe: `http://${STRIPE_API_HOST}:${STRIPE_API_PORT}`,
      stripeKey: this.read<Record<string, string>>('secrets.json')['STRIPE_EMULATOR_CONTROL_KEY'] ?? '',
    };
  }

  /** The running process of that name: a service, `gateway`, `workers`, `mongo`, `redis`, `kafka`. */
  pidOf(name: string): number | undefined {
    try {
      return this.read<{ pid: number }>('run', `${name}.json`).pid;
    } catch {
      return undefined; // it has ended, and was not started again yet
    }
  }

  private ports(set: string): Record<string, number> {
    return this.read('run', 'ports', `${set}.json`);
  }

  private read<T>(...path: string[]): T {
    return JSON.parse(readFileSync(join(this.root, ...path), 'utf8')) as T;
  }
}
