/** Contact list of the reader: friends and blocked people, as the server last told it. */
import type { Contact } from '@/api/types';
import { contacts } from '@/api/contacts-client';
import { troubleText } from '@/api/error-text';

export class ContactList {
  /** Null until it is known. */
  contacts = $state.raw<readonly Contact[] | null>(null);
  trouble = $state('');

  /** Ask for it. */
  look(): Promise<void> {
    return this.heed(contacts());
  }

  /** Take over what an answer tells, or say why there is none. */
  async heed(answer: Promise<{ contacts: Contact[] }>): Promise<void> {
    try {
      this.contacts = (await answer).contacts;
      this.trouble = '';
    } catch (error) {
      this.trouble = troubleText(error);
    }
  }
}
