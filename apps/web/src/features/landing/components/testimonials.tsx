import { ServiceText } from '../../../components/ui/service-text.js';
import { useLandingTextsQuery } from '../api/landing.generated.js';
import { samples, voices } from '../texts.js';
import { SampleMark } from './sample-mark.js';
import { Section } from './section.js';
import styles from './testimonials.module.css';

export function Testimonials() {
  const { data, isLoading } = useLandingTextsQuery();
  if (!data && !isLoading) return null;
  return (
    <Section title={voices.title} ground="sunken">
      {data?.texts.samples.includes('testimonials') && <SampleMark>{samples.testimonials}</SampleMark>}
      <div className={styles.voices}>
        {data?.texts.testimonials.map(({ words, name, trade }) => (
          <figure key={words}>
            <blockquote>
              <ServiceText>{words}</ServiceText>
            </blockquote>
            <figcaption>
              <strong>{name}</strong>
              {trade && (
                <>
                  {', '}
                  <ServiceText>{trade}</ServiceText>
                </>
              )}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
