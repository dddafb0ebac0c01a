import { Card } from '../../../components/ui/layout.js';
import { attendee } from '../texts/attendee-features.js';
import styles from './attendee.module.css';
import { WaitlistForm } from './waitlist-form.js';

export function WaitlistCard() {
  return (
    <Card title={attendee.waitlist} id="waitlist">
      <p className={styles.hint}>{attendee.waitlistText}</p>
      <WaitlistForm />
    </Card>
  );
}
