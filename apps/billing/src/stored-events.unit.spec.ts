import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { upcast, type EventCatalogue } from '@stallbook/kernel';
import { connectedAccount } from './connected-account/domain/connected-account.js';
import { payment } from './payment/domain/payment.js';

const catalogues: [EventCatalogue, string][] = [
  [payment, 'payment/domain/golden'],
  [connectedAccount, 'connected-account/domain/golden'],
];

describe.each(catalogues.map(([aggregate, folder]) => ({ aggregate, folder, name: aggregate.name })))(
  'stored events of $name',
  ({ aggregate, folder, name }) => {
    const golden = (version: number) =>
      JSON.parse(readFileSync(join(__dirname, folder, `${name}.v${version}.json`), 'utf8')) as Record<string, Record<string, unknown>>;
    const versions = Object.entries(aggregate.events).flatMap(([event, type]) =>
      Array.from({ length: type.version }, (_, index) => ({ event, type, version: index + 1 })),
    );

    it.each(versions)('can be read for ever: $event, version $version', ({ event, type, version }) => {
      const stored = golden(version)[event];
      expect(stored).toBeDefined();
      const read = type.schema.parse(upcast(type, version, stored!));
      if (version === type.version) expect(read).toEqual(stored);
    });
  },
);
