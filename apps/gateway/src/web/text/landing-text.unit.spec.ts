import { LandingSection } from '@stallbook/contracts';
import { pageTexts } from '../language/texts.js';
import { landingText } from './landing-text.js';

const texts = {
  offer: { lead: 'An offer', text: 'Help.', action: 'Join' },
  testimonials: [{ words: 'Sold <out> by noon.', name: 'Ann', trade: 'bread' }],
  story: { title: 'Why', text: 'It rained.\n\nSo we built this.', signature: 'The founders' },
  contactEmail: 'post@market.example',
  samples: [] as LandingSection[],
  revision: 0,
};

describe('the landing page without JavaScript', () => {
  it('[UI-034] [UI-036] has what people say, the story, and the address, as text', () => {
    const html = landingText(texts, pageTexts.en);
    expect(html).toContain('<blockquote><p>Sold &lt;out&gt; by noon.</p><p>Ann, bread</p></blockquote>');
    expect(html).toContain('<p>It rained.</p>\n<p>So we built this.</p>');
    expect(html).toContain('href="mailto:post@market.example"');
    expect(html).not.toContain('Sample.');
  });

  it('marks every sample as one', () => {
    const html = landingText({ ...texts, samples: Object.values(LandingSection) }, pageTexts.en);
    expect(html.match(/<strong>Sample\.<\/strong>/g)).toHaveLength(3);
    expect(html).toContain('No customer said them.');
  });

  it('is in the language of the reader, and says which words are English', () => {
    const html = landingText({ ...texts, samples: Object.values(LandingSection) }, pageTexts.es);
    expect(html).toContain('<h1>Tu próximo buen día de mercado</h1>');
    expect(html).toContain('<blockquote lang="en"><p>Sold &lt;out&gt; by noon.</p>');
    expect(html).toContain('Ningún cliente las dijo.');
  });
});
