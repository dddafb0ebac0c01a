import { IsOptional, IsString, Matches } from 'class-validator';
import type { Notification } from './notification.dto.js';

/** Redis channel of a person's live signals (`LiveSignal` as JSON). */
export const liveChannel = (installation: string, userId: string): string => `${installation}:live:${userId}`;

/** `cursor` increases by one per signal, so that missed signals can be requested. */
export interface LiveSignal {
  type: 'notification';
  cursor: string;
  data: { notification: Notification; unreadCount: number };
}

export class LiveSinceInput {
  /** The last cursor received. Without one, the result has only the current cursor. */
  @IsOptional()
  @IsString()
  @Matches(/^\d{1,15}$/)
  cursor?: string;
}

/** Oldest first, at most 200. Continue from `cursor` while `more` is true. */
export interface LiveBatch {
  signals: LiveSignal[];
  cursor: string;
  more: boolean;
}
