import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogActions } from '../../../components/ui/dialog/dialog.js';
import { Stack } from '../../../components/ui/layout.js';
import type { EventFilters } from '../filters.js';
import { filterSheet } from '../texts/filter-sheet.js';
import { eventSearch as texts } from '../texts/search.js';
import styles from './event-search.module.css';
import { EventCodeLookup } from './event-code-lookup.js';
import { DateOptions, DistanceOptions, TypeOptions } from './filter-options.js';
import { OfferOptions } from './offer-options.js';
import { TextCell } from './text-cell.js';

interface FilterSheetProps {
  filters: EventFilters;
  found?: string;
  onClose: () => void;
}

/** What has no room next to the search field of a phone. The list behind it answers at every choice. */
export function FilterSheet({ filters, found, onClose }: FilterSheetProps) {
  return (
    <Dialog title={filterSheet.title} open onClose={onClose}>
      <Stack gap={20}>
        <div className={styles.sheetField}>
          <TextCell
            name={texts.where.name}
            value={filters.texts.location}
            placeholder={texts.where.example}
            onChange={(location) => filters.type({ location })}
          />
        </div>
        <fieldset className={styles.chips}>
          <legend>{texts.distance.name}</legend>
          <DistanceOptions filters={filters} />
        </fieldset>
        <fieldset>
          <legend>{texts.when}</legend>
          <DateOptions filters={filters} />
        </fieldset>
        <fieldset className={styles.chips}>
          <legend>{texts.type}</legend>
          <TypeOptions filters={filters} />
        </fieldset>
        <OfferOptions filters={filters} />
        <EventCodeLookup />
        <DialogActions>
          <Button onClick={onClose}>{found ? filterSheet.show(found) : filterSheet.showAny}</Button>
          <Button look="secondary" onClick={filters.clear}>
            {filterSheet.reset}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
