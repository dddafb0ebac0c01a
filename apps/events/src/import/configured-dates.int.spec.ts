import { importPreview } from '@stallbook/contracts';
import { actorAs, openServiceHarness, type ServiceHarness } from '@stallbook/platform/testing';
import { EventsModule } from '../events.module.js';

describe('the dates of an import', () => {
  let harness: ServiceHarness;
  beforeAll(async () => {
    const env = {
      STALLBOOK_IMPORT_FIRST_YEAR: '2028',
      STALLBOOK_IMPORT_LAST_YEAR: '2032',
      STALLBOOK_IMPORT_FALLBACK_DATE: '2028-09-02',
    };
    harness = await openServiceHarness({ name: 'events', module: EventsModule, env });
  });
  afterAll(() => harness?.close());

  it('[CL-045] [CL-046] are in the configured years, or else the configured fallback', async () => {
    const text = ['name,city,state,start date', 'Late,Salem,Oregon,2032-05-08', 'Early,Salem,Oregon,2027-05-08'].join(
      '\n',
    );
    const { rows, warnings } = await harness.call(importPreview, { text, truncated: false }, actorAs('admin'));
    expect(rows.map(({ eventDate }) => eventDate)).toEqual(['2032-05-08', '2028-09-02']);
    expect(warnings.map(({ message }) => message).join()).toContain('is not in the years 2028 to 2032');
  });
});
