import { LandingSection, type LandingTexts } from '@stallbook/contracts';
import { escapeHtml } from '../../http/escape-html.js';

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
const link = (href: string, label: string) => `<li><a href="${href}">${label}</a></li>`;

/** The landing page for readers without JavaScript. The button of the offer needs the app, so the offer is left out. */
export function landingText({ testimonials, story, contactEmail, samples }: LandingTexts): string {
  const mark = (section: LandingSection, text: string) =>
    samples.includes(section) ? `<p><strong>Sample.</strong> ${text}</p>` : '';
  const quotes = testimonials.map(
    ({ words, name, trade }) =>
      `<blockquote>${paragraph(words)}${paragraph(trade ? `${name}, ${trade}` : name)}</blockquote>`,
  );
  const email = escapeHtml(contactEmail);
  return [
    '<main class="plain">',
    '<h1>Book a booth at the market</h1>',
    paragraph('Craft fairs, farmers markets and festivals, and the vendors who sell there.'),
    '<ul>',
    link('/events', 'Browse events'),
    link('/pricing', 'Compare plans'),
    link('/blog', 'Read the blog'),
    '</ul>',
    '<h2>What people say</h2>',
    mark(LandingSection.testimonials, 'These quotes are examples. No customer said them.'),
    ...quotes,
    `<h2>${escapeHtml(story.title)}</h2>`,
    mark(LandingSection.story, 'This story is an example.'),
    ...story.text.split(/\n\s*\n/).map(paragraph),
    paragraph(story.signature),
    '<h2>Talk to a person</h2>',
    mark(LandingSection.contact, 'The email address is an example.'),
    `<p><a href="mailto:${email}">${email}</a></p>`,
    '</main>',
  ].join('\n');
}
