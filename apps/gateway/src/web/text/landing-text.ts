import { LandingSection, type LandingTexts } from '@stallbook/contracts';
import { escapeHtml, mailTo } from '@stallbook/kernel';
import type { PageTexts } from '../language/page-texts.js';

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
const link = (href: string, label: string) => `<li><a href="${href}">${label}</a></li>`;

/** The button of the offer needs the app, so the offer is left out. */
export function landingText({ testimonials, story, contactEmail, samples }: LandingTexts, texts: PageTexts): string {
  const { landing, sample, foreign } = texts;
  const mark = (section: LandingSection, text: string) =>
    samples.includes(section) ? `<p><strong>${sample}</strong> ${text}</p>` : '';
  const quotes = testimonials.map(
    ({ words, name, trade }) =>
      `<blockquote${foreign}>${paragraph(words)}${paragraph(trade ? `${name}, ${trade}` : name)}</blockquote>`,
  );
  return [
    `<h1>${landing.title}</h1>`,
    paragraph(landing.lead),
    '<ul>',
    link('/events', landing.events),
    link('/pricing', landing.plans),
    link('/blog', landing.blog),
    '</ul>',
    `<h2>${landing.quotes}</h2>`,
    mark(LandingSection.testimonials, landing.quotesSample),
    ...quotes,
    `<section${foreign}>`,
    `<h2>${escapeHtml(story.title)}</h2>`,
    ...story.text.split(/\n\s*\n/).map(paragraph),
    paragraph(story.signature),
    '</section>',
    mark(LandingSection.story, landing.storySample),
    `<h2>${landing.contact}</h2>`,
    mark(LandingSection.contact, landing.contactSample),
    `<p><a href="${escapeHtml(mailTo(contactEmail))}">${escapeHtml(contactEmail)}</a></p>`,
  ].join('\n');
}
