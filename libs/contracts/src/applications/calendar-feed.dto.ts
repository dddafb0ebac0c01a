import { Field, ObjectType } from '@nestjs/graphql';
import { Matches } from 'class-validator';

@ObjectType()
export class CalendarFeed {
  /** Its secret link is only known to those who copied it. */
  @Field(() => String)
  createdAt!: string;
}

@ObjectType()
export class NewCalendarFeed extends CalendarFeed {
  /** Below the public address of this site. Anyone who has it can read the calendar. */
  @Field(() => String)
  path!: string;
}

/** The path of the feed of a token. */
export const calendarFeedPath = (token: string): string => `/calendar/vendor/${token}.ics`;

export class CalendarTokenInput {
  @Matches(/^[\w-]{43}$/)
  token!: string;
}

/** A market that a vendor applied to. Dates and times are local to `timeZone`. */
export interface CalendarFeedEntry {
  eventId: string;
  title: string;
  status: 'pending' | 'accepted';
  awaitsPayment: boolean;
  boothLocation: string | null;
  location: string;
  address: string | null;
  city: string;
  state: string;
  timeZone: string;
  startDate: string;
  endDate: string;
  startTime: string | null;
  endTime: string | null;
  loadInDate: string | null;
  loadInTime: string | null;
}
