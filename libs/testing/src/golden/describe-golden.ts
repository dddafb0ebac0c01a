import { faultsOf, forgottenIn, record, versionsOf, type Catalogue } from './golden-files.js';

/**
 * Holds every version of every event of a catalogue against the golden files in a folder: each can be read for ever, and
 * none changes without a new version. `GOLDEN=record npx jest <spec>` adds shape and edges
 * of versions that are new.
 */
export function describeGolden(catalogue: Catalogue, folder: string): void {
  if (process.env['GOLDEN'] === 'record') record(catalogue, folder);

  describe(`golden files of ${catalogue.name}`, () => {
    it.each(versionsOf(catalogue))('$event, version $version, can be read for ever and is what it was', (version) => {
      expect(faultsOf(catalogue, folder, version)).toEqual([]);
    });

    it('hold nothing that has been forgotten', () => {
      expect(forgottenIn(catalogue, folder)).toEqual([]);
    });
  });
}
