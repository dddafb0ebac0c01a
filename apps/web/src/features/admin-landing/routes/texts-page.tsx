import { accountLimits } from '@stallbook/contracts/account-limits';
import { contentLimits } from '@stallbook/contracts/content-limits';
import { TextArea, TextField } from '../../../components/ui/form/fields.js';
import { LinkButton } from '../../../components/ui/button.js';
import { ErrorScreen } from '../../../components/ui/error-screen.js';
import { Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { SkeletonCards } from '../../../components/ui/skeletons.js';
import { useEditedLandingTextsQuery, type EditedTextsFragment } from '../api/admin-landing.generated.js';
import { SectionForm } from '../components/section-form.js';
import { TestimonialFields } from '../components/testimonial-fields.js';
import { contactSchema, offerSchema, storySchema, testimonialsSchema } from '../section-schemas.js';
import { contact, offer, story, testimonials, textsPage } from '../texts.js';

function Sections({ texts }: { texts: EditedTextsFragment }) {
  const common = (section: EditedTextsFragment['samples'][number]) => ({
    section,
    isSample: texts.samples.includes(section),
    revision: texts.revision,
  });
  return (
    <Stack gap={24}>
      <SectionForm
        {...common('offer')}
        title={offer.title}
        schema={offerSchema}
        values={texts.offer}
        inputOf={(values) => ({ offer: values })}
      >
        <TextField name="lead" label={offer.lead} hint={offer.leadHint} maxLength={contentLimits.offerLead} />
        <TextArea name="text" label={offer.text} rows={3} maxLength={contentLimits.offerText} />
        <TextField name="action" label={offer.action} maxLength={contentLimits.offerAction} />
      </SectionForm>
      <SectionForm
        {...common('testimonials')}
        title={testimonials.title}
        schema={testimonialsSchema}
        values={{ testimonials: texts.testimonials }}
        inputOf={(values) => values}
      >
        <TestimonialFields />
      </SectionForm>
      <SectionForm
        {...common('story')}
        title={story.title}
        schema={storySchema}
        values={texts.story}
        inputOf={(values) => ({ story: values })}
      >
        <TextField name="title" label={story.heading} maxLength={contentLimits.storyTitle} />
        <TextArea name="text" label={story.text} hint={story.textHint} rows={12} maxLength={contentLimits.storyText} />
        <TextField name="signature" label={story.signature} maxLength={contentLimits.storySignature} />
      </SectionForm>
      <SectionForm
        {...common('contact')}
        title={contact.title}
        schema={contactSchema}
        values={{ contactEmail: texts.contactEmail }}
        inputOf={(values) => values}
      >
        <TextField
          name="contactEmail"
          type="email"
          label={contact.email}
          hint={contact.emailHint}
          maxLength={accountLimits.email}
        />
      </SectionForm>
    </Stack>
  );
}

export function Component() {
  const { data, error, isFetching, refetch } = useEditedLandingTextsQuery();
  if (error && !data && !isFetching)
    return <ErrorScreen message={textsPage.notLoaded} onRetry={() => void refetch()} />;
  return (
    <Page>
      <PageHeader
        title={textsPage.title}
        lead={textsPage.lead}
        actions={
          <LinkButton look="secondary" to="/">
            {textsPage.view}
          </LinkButton>
        }
      />
      {data ? <Sections texts={data.texts} /> : <SkeletonCards count={4} lines={4} />}
    </Page>
  );
}
