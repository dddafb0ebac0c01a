import { Inject, Injectable } from '@nestjs/common';
import { EmailType, NotificationType, type LanguageCode } from '@stallbook/contracts';
import { CONFIG, publicUrl, type StallbookConfig } from '@stallbook/platform';
import { joinedItems } from '../email/templates/items.js';
import { phrasesIn } from '../email/phrases.js';
import { translateFeedText } from '../notification/translate.js';
import { FORMER_MEMBER } from '../replicas/replicas.js';
import { inDays, type ReminderMarket, type RosterKind } from './due-dates.js';
import {
  composed,
  eventData,
  paymentStateOf,
  timeOf,
  type RenderContext,
  type ComposedReminder,
} from './composed-reminder.js';
import type { RosterVendor } from './roster.js';

export interface RosterOf {
  marketEventId: string;
  organizerId: string;
  kind: RosterKind;
  vendors: readonly RosterVendor[];
}

const types = { fiveDay: EmailType.event_roster_5day, oneDay: EmailType.event_roster_1day } as const;
const SHOWN = 30;

const isUnpaid = ({ booth }: RosterVendor): boolean => typeof paymentStateOf(booth) === 'object';

function linesOf(vendors: readonly RosterVendor[], language: LanguageCode): string {
  const { onRoster, more } = phrasesIn[language];
  const lines = vendors.slice(0, SHOWN).map(({ name, booth }) => onRoster(name, paymentStateOf(booth)));
  return joinedItems(vendors.length > SHOWN ? [...lines, more(vendors.length - SHOWN)] : lines);
}

@Injectable()
export class RosterWriter {
  constructor(@Inject(CONFIG) private readonly config: StallbookConfig) {}

  write(
    { marketEventId, organizerId, kind, vendors }: RosterOf,
    market: ReminderMarket,
    { at, language }: RenderContext,
  ): ComposedReminder {
    const link = `/applications/roster?event=${marketEventId}`;
    const summaryIn = (inLanguage: LanguageCode) =>
      phrasesIn[inLanguage].rosterOf(vendors.length, vendors.filter(isUnpaid).length);
    const named = vendors.slice(0, SHOWN);
    return composed(
      [marketEventId, organizerId, kind, market.startDate],
      { marketEventId },
      {
        notification: {
          userId: organizerId,
          type: NotificationType.event_reminder,
          link,
          at,
          title: 'Event reminder',
          body: `${market.title} is ${inDays(market, at)}. ${summaryIn('en')}`,
        },
        email: {
          type: types[kind],
          names: named.map(({ booth }) => booth.vendorId),
          unnamedItems: named.map(({ booth }, place) => ({
            personId: booth.vendorId,
            place,
            text: phrasesIn[language].onRoster(translateFeedText(language, FORMER_MEMBER), paymentStateOf(booth)),
          })),
          data: {
            ...eventData(market, language),
            days_left: inDays(market, at, language),
            start_time: timeOf(market.startTime, language),
            location: market.place,
            summary: summaryIn(language),
            items: linesOf(vendors, language),
            roster_url: publicUrl(this.config, link),
          },
        },
      },
    );
  }
}
