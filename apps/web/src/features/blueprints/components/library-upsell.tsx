import { Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { UpgradeLink } from '../../../components/upgrade/upgrade-link.js';
import { isApiError } from '../../../lib/api/types.js';
import { libraryPage as texts } from '../texts.js';

export const isNotIncluded = (error: unknown): boolean =>
  isApiError(error) && error.code === 'MEMBERSHIP.LIBRARY_REQUIRED';

/** For vendors whose plan does not include the library. */
export function LibraryUpsell() {
  return (
    <Page>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Stack gap={14}>
        <p>{texts.notIncluded}</p>
        <div>
          <UpgradeLink reason="library" />
        </div>
      </Stack>
    </Page>
  );
}
