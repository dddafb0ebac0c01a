import { IsOptional, IsString, Matches } from 'class-validator';
import type { Notification } from './notification.dto.js';

export const liveChannel = (installation: string, userId: string): string => `${installation}:live:${userId}`;

/** `cursor` increases by one per signal, so that missed signals can be requested. */
export interface LiveSignal {
  type: 'notification';
  cursor: string;
  data: { notification: Notification; unreadCount: number };
}

export class LiveSinceInput {
  @IsOptional()
  @IsString()
  @Matches(/^\d{1,15}$/)
  cursor?: string;
}

export interface LiveBatch {
  signals: LiveSignal[];
  cursor: string;
  more: boolean;
}
