import { eventTypes } from '../../../components/event/texts.js';
import { CheckboxField, SelectField, TextArea, TextField } from '../../../components/ui/form/fields.js';
import { CheckGrid, FieldGroup, FieldPair } from '../../../components/ui/form/form.js';
import { Card } from '../../../components/ui/layout.js';
import { MoneyField, PhoneField, WebAddressField } from '../../../components/ui/form/typed-fields.js';
import { amenities, settings } from '../texts/facts.js';
import { eventForm } from '../texts/form.js';
import { ClosedNotice, NoBoothsNotice } from './closed-notice.js';
import { MovedDatesNotice } from './moved-dates-notice.js';
import { RefundPolicyFields } from './refund-policy-fields.js';

const { about, fees, when, where, rules } = eventForm;
const options = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }));

export function Basics() {
  return (
    <Card>
      <FieldGroup title={about.title}>
        <TextField name="title" label={about.name} />
        <SelectField name="eventType" label={about.type} options={options(eventTypes)} />
        <TextArea name="description" label={about.description} rows={6} hint={about.descriptionHint} />
      </FieldGroup>
    </Card>
  );
}

export function PlaceAndTime({ lead }: { lead?: string }) {
  return (
    <>
      <Card>
        <FieldGroup title={when.title} lead={lead}>
          <FieldPair>
            <TextField name="eventDate" label={when.date} type="date" />
            <TextField name="eventEndDate" label={when.endDate} type="date" />
          </FieldPair>
          <ClosedNotice />
          <MovedDatesNotice />
          <FieldPair>
            <TextField name="startTime" label={when.opens} type="time" />
            <TextField name="endTime" label={when.closes} type="time" />
          </FieldPair>
          <TextField name="applicationDeadline" label={when.deadline} type="date" hint={when.deadlineHint} />
          <FieldPair>
            <TextField name="loadInDate" label={when.loadInDate} type="date" />
            <TextField name="loadInTime" label={when.loadInTime} type="time" />
            <TextField name="loadOutTime" label={when.loadOutTime} type="time" />
          </FieldPair>
        </FieldGroup>
      </Card>
      <Card>
        <FieldGroup title={where.title} lead={where.lead}>
          <TextField name="location" label={where.location} hint={where.locationHint} />
          <TextField name="address" label={where.address} autoComplete="street-address" />
          <FieldPair>
            <TextField name="city" label={where.city} />
            <TextField name="state" label={where.state} />
            <TextField name="zipCode" label={where.zip} inputMode="numeric" />
          </FieldPair>
          <SelectField
            name="indoorOutdoor"
            label={where.setting}
            placeholder={where.settingUnknown}
            options={options(settings)}
          />
        </FieldGroup>
      </Card>
    </>
  );
}

export function FeesAndBooths() {
  return (
    <>
      <Card>
        <FieldGroup title={fees.title}>
          <FieldPair>
            <MoneyField name="boothFee" label={fees.booth} hint={fees.boothHint} />
            <MoneyField name="applicationFee" label={fees.application} hint={fees.applicationHint} />
          </FieldPair>
          <FieldPair>
            <TextField name="maxVendors" label={fees.maxVendors} hint={fees.maxVendorsHint} inputMode="numeric" />
            <TextField name="boothSize" label={fees.boothSize} hint={fees.boothSizeHint} />
          </FieldPair>
          <NoBoothsNotice />
        </FieldGroup>
      </Card>
      <RefundPolicyFields />
    </>
  );
}

export function AmenitiesAndRules() {
  return (
    <>
      <Card>
        <FieldGroup title={eventForm.onSite}>
          <CheckGrid>
            {options(amenities).map(({ value, label }) => (
              <CheckboxField key={value} name={value} label={label} />
            ))}
          </CheckGrid>
        </FieldGroup>
      </Card>
      <Card>
        <FieldGroup title={rules.title} lead={rules.lead}>
          <TextArea name="setupInstructions" label={rules.setup} />
          <TextArea name="productRestrictions" label={rules.restrictions} hint={rules.restrictionsHint} />
          <TextArea name="cancellationPolicy" label={rules.cancellation} hint={rules.cancellationHint} />
          <FieldPair>
            <TextField name="contactEmail" label={rules.email} type="email" />
            <PhoneField name="contactPhone" label={rules.phone} />
          </FieldPair>
          <WebAddressField name="websiteUrl" label={rules.website} />
        </FieldGroup>
      </Card>
    </>
  );
}
