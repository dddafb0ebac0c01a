import { Link } from 'react-router-dom';
import { FoundersAtTheirStall } from '../art/founders.js';
import { ServiceText } from '../../../components/ui/service-text.js';
import { useLandingTextsQuery } from '../api/landing.generated.js';
import { founders, samples } from '../texts.js';
import styles from './founders.module.css';
import { SampleMark } from './sample-mark.js';
import { Section } from './section.js';

export function Founders() {
  const { data, isLoading } = useLandingTextsQuery();
  if (isLoading) return <div className={styles.place} aria-hidden="true" />;
  if (!data) return null;
  const { title, text, signature } = data.texts.story;
  return (
    <Section title={<ServiceText>{title}</ServiceText>} ground="sunken">
      <div className={styles.columns}>
        <div className={styles.letter}>
          {data.texts.samples.includes('story') && <SampleMark>{samples.story}</SampleMark>}
          {text.split(/\n\s*\n/).map((paragraph, index) => (
            <p key={index}>
              <ServiceText>{paragraph}</ServiceText>
            </p>
          ))}
          <p className={styles.signed}>
            <strong>
              <ServiceText>{signature}</ServiceText>
            </strong>
            <Link to="/about">{founders.more}</Link>
          </p>
        </div>
        <svg className={styles.picture} viewBox="20 40 440 380" aria-hidden="true">
          <FoundersAtTheirStall />
        </svg>
      </div>
    </Section>
  );
}
