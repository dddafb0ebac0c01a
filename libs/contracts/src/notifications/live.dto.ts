import { IsOptional, IsString, Matches } from 'class-validator';
import type { Notification } from './notification.dto.js';

/** Redis channel of a person's live signals, per installation; each is a `LiveSignal` as JSON. */
export const liveChannel = (installation: string, userId: string): string => `${installation}:live:${userId}`;

/** `cursor` grows by one with every signal of a person: what is missing after a break can be asked for. */
export interface LiveSignal {
  type: 'notification';
  cursor: string;
  data: { notification: Notification; unreadCount: number };
}

export class LiveSinceInput {
  /** The last cursor seen; without one the answer has no signals, only the cursor to start from. */
  @IsOptional()
  @IsString()
  @Matches(/^\d{1,15}$/)
  cursor?: string;
}

/** Oldest first, at most 200; ask again from `cursor` while `more`. */
export interface LiveBatch {
  signals: LiveSignal[];
  cursor: string;
  more: boolean;
}
