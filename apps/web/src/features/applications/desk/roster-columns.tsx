import { mailTo } from '@stallbook/kernel/mail-to';
import { placeName } from '@stallbook/kernel/us-states';
import { Link } from 'react-router-dom';
import type { Column, DataColumn } from '../../../components/ui/table/data-table.js';
import { EmailWords, PhoneText } from '../../../components/ui/text.js';
import type { RosterQuery } from '../api/applications.generated.js';
import { boothKey } from '../booth-key.js';
import { paymentLabel, paymentState } from '../components/payment-badge.js';
import { booth, roster as texts } from '../texts/booths.js';
import { desk } from '../texts/desk.js';
import { applicationColumns as headers } from '../texts/lists.js';
import styles from './roster.module.css';
import { vendorOf } from './vendor-of.js';

export type RosterEntry = RosterQuery['applications']['items'][number];

const text = (
  header: string,
  field: string,
  value: (entry: RosterEntry) => string | null | undefined,
  csv = value,
): DataColumn<RosterEntry> => ({
  header,
  field,
  cell: (entry) => value(entry) || '—',
  value,
  csv,
});

function Vendor({ entry }: { entry: RosterEntry }) {
  const { vendor } = entry.application;
  return (
    <>
      <span className={styles.here} aria-hidden="true" />
      {vendor ? <Link to={`/vendors/${vendor.id}`}>{vendorOf(entry)}</Link> : vendorOf(entry)}
    </>
  );
}

function Contact({ entry: { application, vendorEmail, vendorPhone } }: { entry: RosterEntry }) {
  const isShared = vendorEmail ?? vendorPhone;
  return (
    <div className={styles.contact}>
      {application.vendor?.contactName && <div>{application.vendor.contactName}</div>}
      {vendorEmail && (
        <div>
          <a href={mailTo(vendorEmail)}>
            <EmailWords email={vendorEmail} />
          </a>
        </div>
      )}
      {vendorPhone && (
        <div>
          <PhoneText phone={vendorPhone} />
        </div>
      )}
      {!isShared && <small className={styles.notShared}>{texts.notShared}</small>}
    </div>
  );
}

/** A booth that two vendors have is marked. */
export const rosterColumns = (shared: readonly string[]): readonly Column<RosterEntry>[] => {
  const boothOf = ({ application: { boothLocation } }: RosterEntry) => {
    if (!boothLocation) return null;
    return shared.includes(boothKey(boothLocation)) ? texts.sharedBooth(boothLocation) : boothLocation;
  };
  return [
    {
      ...text(headers.vendor, 'vendor', vendorOf, ({ application }) => application.vendor?.businessName),
      cell: (entry) => <Vendor entry={entry} />,
    },
    {
      ...text(booth.label, 'booth_location', boothOf, ({ application }) => application.boothLocation),
      phone: 'aside',
    },
    text(texts.needs, 'booth_requirements', ({ application }) => application.boothRequirements),
    {
      ...text(headers.contact, 'contact_name', ({ application }) => application.vendor?.contactName),
      cell: (entry) => <Contact entry={entry} />,
    },
    { ...text(texts.email, 'email', ({ vendorEmail }) => vendorEmail), onlyInFiles: true },
    { ...text(texts.phone, 'phone', ({ vendorPhone }) => vendorPhone), onlyInFiles: true },
    {
      ...text(texts.place, 'place', ({ application }) =>
        placeName(application.vendor?.city, application.vendor?.state),
      ),
      phone: 'more',
    },
    { ...text(desk.category, 'categories', ({ categories }) => categories.join(', ')), extra: true },
    { ...text(headers.products, 'products_offered', ({ application }) => application.productsOffered), phone: 'more' },
    text(
      headers.payment,
      'payment_status',
      ({ application }) => paymentLabel(application),
      ({ application }) => paymentState(application),
    ),
  ];
};
