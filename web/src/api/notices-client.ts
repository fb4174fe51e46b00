/** HTTP client of being called back: what a server offers, how one wants it, where one is told; what waits for one. */
import type {
  NoticesOffered,
  NoticesSeen,
  NoticeTarget,
  NoticeTargetWish,
  NoticeTrial,
  NoticeWishes,
} from './types';
import { ask, send } from './http-client';

const TARGETS = '/api/me/notices/targets';

export const noticesOffered = (): Promise<NoticesOffered> => ask('/api/notices');
export const ownNotices = (): Promise<NoticesSeen> => ask('/api/me/notices');
export const changeNotices = (wishes: NoticeWishes): Promise<NoticesSeen> =>
  send('PUT', '/api/me/notices', wishes);
export const addTarget = (target: NoticeTargetWish): Promise<NoticeTarget> =>
  send('POST', TARGETS, target);
export const removeTarget = (number: number): Promise<void> =>
  send('DELETE', `${TARGETS}/${number}`);
/** Say the code that was in a mail. */
export const confirmTarget = (number: number, code: string): Promise<NoticeTarget> =>
  send('POST', `${TARGETS}/${number}/confirmation`, { code });
export const tryTarget = (number: number): Promise<{ outcome: NoticeTrial }> =>
  send('POST', `${TARGETS}/${number}/trial`);

/** The matches in which it is the reader's turn and other people wait, and the tables at which a seat is kept for them. */
export const waitingMatches = (): Promise<{ matches: string[]; invitations?: string[] }> =>
  ask('/api/me/waiting');
