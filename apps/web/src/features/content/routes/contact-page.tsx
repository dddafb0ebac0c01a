import { mailTo } from '@stallbook/kernel/mail-to';
import { Link } from 'react-router-dom';
import { Card, Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { QuickContactForm } from '../components/quick-contact-form.js';
import { useStaffAddressQuery } from '../api/content.generated.js';
import { contactPage } from '../texts/contact-page.js';
import styles from './contact-page.module.css';

export function Component() {
  const { data } = useStaffAddressQuery();
  return (
    <Page>
      <PageHeader title={contactPage.title} lead={contactPage.lead} />
      <div className={styles.columns}>
        <Card>
          <QuickContactForm />
        </Card>
        <aside className={styles.aside}>
          <Stack gap={24}>
            <div>
              <h2>{contactPage.aside}</h2>
              <ul className={styles.ways}>
                {data && (
                  <li>
                    <a href={mailTo(data.texts.contactEmail)}>{contactPage.mail}</a>
                    {data.texts.samples.includes('contact') && ` ${contactPage.sample}`}
                  </li>
                )}
                <li>
                  <Link to="/support">{contactPage.support}</Link>
                </li>
                <li>
                  <Link to="/help">{contactPage.help}</Link>
                </li>
              </ul>
            </div>
            <div>
              <h2>{contactPage.market}</h2>
              <p>{contactPage.marketText}</p>
            </div>
          </Stack>
        </aside>
      </div>
    </Page>
  );
}
