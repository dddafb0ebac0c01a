import { faultsOf, forgottenIn, record, versionsOf, type Catalogue } from './golden-files.js';

/**
 * Checks every version of every event of a catalog against its golden files: each must stay readable and unchanged.
 * `GOLDEN=record npx jest <spec>` adds shapes and edges of new versions.
 */
export function describeGolden(catalogue: Catalogue, folder: string): void {
  if (process.env['GOLDEN'] === 'record') record(catalogue, folder);

  describe(`golden files of ${catalogue.name}`, () => {
    it.each(versionsOf(catalogue))('still match $event, version $version, and can be read', (version) => {
      expect(faultsOf(catalogue, folder, version)).toEqual([]);
    });

    it('contain no event that the catalog no longer has', () => {
      expect(forgottenIn(catalogue, folder)).toEqual([]);
    });
  });
}
