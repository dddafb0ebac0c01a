import { IsOptional, IsString, Matches } from 'class-validator';
import type { Message } from './message.dto.js';
import type { Notification } from './notification.dto.js';

export const liveChannel = (installation: string, userId: string): string => `${installation}:live:${userId}`;

/** `cursor` increases by one per signal, so that missed signals can be requested. */
export interface LiveSignal {
  type: 'notification';
  cursor: string;
  data: { notification: Notification; unreadCount: number };
}

/** Has no cursor: after an interruption the client loads its conversations again. */
export type MessageSignal =
  | { type: 'message'; data: { message: Message } }
  | { type: 'message-read'; data: { threadId: string; userId: string; lastReadSeq: number; lastReadAt: string } }
  | { type: 'typing'; data: { threadId: string; userId: string } };

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
