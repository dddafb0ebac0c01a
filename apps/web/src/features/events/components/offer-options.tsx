import { useId } from 'react';
import { parseDollars } from '../../../lib/format/money.js';
import type { Amenity } from '../amenities.js';
import { amenitiesOf, eventFilters, soughtAmenities, type EventFilters } from '../filters.js';
import { amenities as amenityTexts, settings } from '../texts/facts.js';
import { filterSheet as texts } from '../texts/filter-sheet.js';
import styles from './event-search.module.css';
import { Choice, type OptionsProps } from './filter-options.js';

interface FeeFieldProps {
  filters: EventFilters;
  name: 'feeFrom' | 'feeTo';
  problemId: string;
}

const isUnreadable = (text: string) => text !== '' && parseDollars(text) === null;

function FeeField({ filters: { chosen, texts: fields, type }, name, problemId }: FeeFieldProps) {
  const invalid = isUnreadable(chosen[name]);
  return (
    <label>
      {texts[name]}
      <span className={styles.dollars}>
        <input
          inputMode="decimal"
          autoComplete="off"
          maxLength={eventFilters[name].longest}
          value={fields[name]}
          aria-invalid={invalid ? true : undefined}
          aria-describedby={invalid ? problemId : undefined}
          onChange={(event) => type({ [name]: event.target.value })}
        />
      </span>
    </label>
  );
}

function FeeOptions({ filters }: OptionsProps) {
  const problemId = useId();
  const { feeFrom, feeTo } = filters.chosen;
  return (
    <>
      <div className={styles.fees}>
        <FeeField filters={filters} name="feeFrom" problemId={problemId} />
        <FeeField filters={filters} name="feeTo" problemId={problemId} />
      </div>
      {(isUnreadable(feeFrom) || isUnreadable(feeTo)) && (
        <p id={problemId} role="alert" className={styles.problem}>
          {texts.feeInvalid}
        </p>
      )}
    </>
  );
}

const offered = eventFilters.setting.values.map(
  (setting) => [setting, setting ? settings[setting] : texts.anySetting] as const,
);

function AmenityOptions({ filters: { texts: fields, now, type } }: OptionsProps) {
  const shown: readonly Amenity[] = amenitiesOf(fields);
  const toggle = (amenity: Amenity) => {
    const before: readonly Amenity[] = amenitiesOf(now());
    const next = soughtAmenities.filter((one) => (one === amenity) !== before.includes(one));
    type({ amenities: next.join() });
  };
  return soughtAmenities.map((amenity) => (
    <label key={amenity} className={styles.option}>
      <input type="checkbox" checked={shown.includes(amenity)} onChange={() => toggle(amenity)} />
      {amenityTexts[amenity]}
    </label>
  ));
}

/** What a stall costs and finds there. */
export function OfferOptions({ filters }: OptionsProps) {
  const hintId = useId();
  const { setting } = filters.chosen;
  return (
    <>
      <fieldset aria-describedby={hintId}>
        <legend>{texts.fee}</legend>
        <FeeOptions filters={filters} />
      </fieldset>
      <fieldset aria-describedby={hintId}>
        <legend>{texts.setting}</legend>
        <Choice name="setting" value={setting} options={offered} onPick={(to) => filters.choose({ setting: to })} />
      </fieldset>
      <fieldset aria-describedby={hintId}>
        <legend>{texts.onSite}</legend>
        <AmenityOptions filters={filters} />
      </fieldset>
      <p id={hintId} className={styles.hint}>
        {texts.onlyAnnounced}
      </p>
    </>
  );
}
