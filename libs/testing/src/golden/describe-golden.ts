import { faultsOf, forgottenIn, record, versionsOf, type Catalog } from './golden-files.js';

/**
 * Checks every version of every event of a catalog against its golden files: each must stay readable and unchanged.
 * `GOLDEN=record npx jest <spec>` adds shapes and edges of new versions.
 */
export function describeGolden(catalog: Catalog, folder: string): void {
  if (process.env['GOLDEN'] === 'record') record(catalog, folder);

  describe(`golden files of ${catalog.name}`, () => {
    it.each(versionsOf(catalog))('still match $event, version $version, and can be read', (version) => {
      expect(faultsOf(catalog, folder, version)).toEqual([]);
    });

    it('contain no event that the catalog no longer has', () => {
      expect(forgottenIn(catalog, folder)).toEqual([]);
    });
  });
}
