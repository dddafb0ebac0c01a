import { Controller, Inject } from '@nestjs/common';
import {
  EmailType,
  recommendationLetter,
  sendRecommendationLetter,
  type ByIdInput,
  type Done,
  type LanguageCode,
  type LetterEvent,
  type RecommendationLetter,
  type SendRecommendationLetterInput,
} from '@stallbook/contracts';
import { placeName } from '@stallbook/kernel';
import { withTransaction } from '@stallbook/messaging';
import { CONFIG, MONGO_CLIENT, publicUrl, type StallbookConfig } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { ClientSession, MongoClient } from 'mongodb';
import { EmailOutbox } from '../../email/email-outbox.js';
import { joinedItems } from '../../email/templates/items.js';
import { phrasesIn } from '../../email/phrases.js';
import { translateFeedText } from '../../notification/translate.js';
import { Preferences } from '../../preference/preferences.js';
import { languageOf, Replicas } from '../../replicas/replicas.js';
import { formatDates } from '../../email/dates.js';
import { RecommendationEmails } from '../recommendation-emails.js';

const lineOf = (
  { title, city, state, eventDate, eventEndDate, matchReason }: LetterEvent,
  language: LanguageCode,
): string => {
  const dates = formatDates(eventDate, eventEndDate ?? eventDate, language);
  return `${title}, ${phrasesIn[language].place(dates, placeName(city, state))} ${translateFeedText(language, matchReason)}`;
};

@Controller()
export class SendRecommendationLetterHandler {
  constructor(
    private readonly mails: RecommendationEmails,
    private readonly replicas: Replicas,
    private readonly outbox: EmailOutbox,
    private readonly preferences: Preferences,
    @Inject(CONFIG) private readonly config: StallbookConfig,
    @Inject(MONGO_CLIENT) private readonly client: MongoClient,
  ) {}

  @Handles(recommendationLetter)
  async read({ id }: ByIdInput): Promise<RecommendationLetter | null> {
    const vendorId = await this.mails.personOf(id);
    return vendorId === null ? null : { vendorId };
  }

  /** The letter and its email change in one transaction, so a repeated call sends nothing. */
  @Handles(sendRecommendationLetter)
  async send(input: SendRecommendationLetterInput): Promise<Done> {
    await withTransaction(this.client, (session) => this.write(input, session));
    this.outbox.wake();
    return { id: input.letterId };
  }

  private async write({ letterId: id, events }: SendRecommendationLetterInput, session: ClientSession): Promise<void> {
    const personId = await this.mails.finish(id, session);
    if (!personId || events.length === 0) return;
    const person = await this.replicas.person(personId, session);
    if (!person?.email || !(await this.mails.isWanted(personId))) return;
    const language = languageOf(person);
    const data = {
      item_count: phrasesIn[language].newMarkets(events.length),
      items: joinedItems(events.map((event) => lineOf(event, language))),
      recommendations_url: publicUrl(this.config, '/vendor/recommendations'),
    };
    const type = EmailType.weekly_recommendations;
    const mail = { id, type, to: person.email, toName: person.name, language, personId, data };
    await this.outbox.add([mail], await this.preferences.ofAll([personId], session), session);
  }
}
