/** HTTP client of one's own page: results, friends and blocked people, invitations by name. */
import type { Contact, OwnMatch, OwnResults } from './types';
import { ask, part, send } from './http-client';

const LIST = '/api/me/contacts';

export type ContactKind = Contact['kind'];

export const ownResults = (): Promise<OwnResults> => ask('/api/me/results');
/** All records of one's finished matches, as a file. */
export const ownRecordsAddress = (): string => '/api/me/records';

type Listed = Promise<{ contacts: Contact[] }>;
export const contacts = (): Listed => ask(LIST);
export const putContact = (name: string, kind: ContactKind): Listed =>
  send('PUT', `${LIST}/${part(name)}`, { kind });
export const removeContact = (name: string): Listed => send('DELETE', `${LIST}/${part(name)}`);

export const invitations = (): Promise<{ matches: OwnMatch[] }> => ask('/api/me/invitations');
/** Keep an open seat of one's own table for the holder of an account. */
export const inviteByName = (id: string, seat: number, name: string): Promise<unknown> =>
  send('PUT', `/api/matches/${part(id)}/seats/${seat}/invitation`, { name });
