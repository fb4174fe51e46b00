/** Operator session: the token of whoever looks after the server, kept for this tab only, and what is asked with it. */
import type {
  Deed,
  MessageKnown,
  PersonKnown,
  Problem,
  Purged,
  Report,
  ResetLink,
} from '@/api/types';
import { ServerError } from '@/api/http-client';
import { fetchRefusalWords } from '@/api/refusal-words';
import { troubleText } from '@/api/error-text';
import { say } from '@/i18n/messages';

const KEPT = 'diablerie-operator';
export type Closable = 'registration' | 'lobby' | 'watching';
type Body = Readonly<Record<string, unknown>>;

function readToken(): string {
  try {
    return sessionStorage.getItem(KEPT) ?? '';
  } catch {
    return '';
  }
}

function writeToken(token: string): void {
  try {
    if (token === '') sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, token);
  } catch {
    // Then it is known until the page is left.
  }
}

class OperatorSession {
  #token = $state(readToken());
  /** Why what is done next is done. */
  why = $state('');
  /** What has come of the last deed, in words; empty: nothing to say. */
  outcome = $state('');
  trouble = $state('');

  get isIn(): boolean {
    return this.#token !== '';
  }

  /** Come in with a token, if it is an operator's; why not, in words. */
  async enter(token: string): Promise<string> {
    this.#token = token;
    try {
      await this.closures();
      writeToken(token);
      return '';
    } catch (error) {
      this.leave();
      const { status } = error instanceof ServerError ? error.problem : {};
      if (status === 401) return say('host-operator-wrong');
      return status === 404 ? say('host-operator-none') : troubleText(error);
    }
  }

  leave(): void {
    this.#token = '';
    writeToken('');
  }

  async #ask<T>(method: string, what: string, body?: Body): Promise<T> {
    let response: Response;
    try {
      response = await fetch(`/api/operator/${what}`, {
        method,
        credentials: 'omit',
        headers: {
          authorization: `Bearer ${this.#token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    } catch {
      throw new ServerError('unreachable');
    }
    if (response.status === 204) return undefined as T;
    if (response.ok) return (await response.json()) as T;
    const problem = (await response.json().catch(() => ({}))) as Problem;
    await fetchRefusalWords(problem.reason);
    throw new ServerError(problem.detail ?? response.statusText, {
      ...problem,
      status: response.status,
    });
  }

  /** Look at something; undefined if that cannot be, and then it is said why. */
  async look<T>(what: () => Promise<T>): Promise<T | undefined> {
    this.outcome = this.trouble = '';
    try {
      return await what();
    } catch (error) {
      this.trouble = troubleText(error);
      return undefined;
    }
  }

  /** Do something, once there is a reason; what it gives, or undefined if it was not done. */
  async do<T>(what: () => Promise<T>): Promise<T | undefined> {
    if (this.why.trim() === '') {
      this.outcome = '';
      this.trouble = say('host-operator-why-missing');
      return undefined;
    }
    const done = await this.look(async () => ({ given: await what() }));
    if (done === undefined) return undefined;
    this.outcome = say('host-operator-done');
    return done.given;
  }

  #deed<T>(what: string, body: Body): Promise<T> {
    return this.#ask('POST', what, { ...body, why: this.why.trim() });
  }

  // People

  person = (who: string): Promise<PersonKnown> =>
    this.#ask('GET', `people?${new URLSearchParams({ who })}`);
  restrict = (kind: 'silence' | 'ban', who: string, seconds: number | null): Promise<object> =>
    this.#deed(`${kind}s`, { who, seconds });
  lift = (kind: 'silence' | 'ban', who: string): Promise<void> =>
    this.#deed('lifts', { who, kind });
  resetLink = (who: string): Promise<ResetLink> => this.#deed('password-resets', { who });
  unrate = (who: string): Promise<object> => this.#deed('ratings-taken-back', { who });
  exportData = (who: string): Promise<object> => this.#deed('exports', { who });
  remove = (who: string): Promise<void> => this.#deed('deletions', { who });

  // Reports and tables

  reports = (): Promise<Report[]> =>
    this.#ask<{ reports: Report[] }>('GET', 'reports').then(({ reports }) => reports);
  handle = (number: number, state: 'taken' | 'closed'): Promise<Report> =>
    this.#ask('PUT', `reports/${number}`, { state, why: this.why.trim() });
  messages = (match: string): Promise<MessageKnown[]> =>
    this.#ask<{ messages: MessageKnown[] }>(
      'GET',
      `messages?${new URLSearchParams({ match })}`,
    ).then(({ messages }) => messages);
  deleteMessage = (match: string, message: number): Promise<void> =>
    this.#deed('messages-deleted', { match, message });

  // The server

  closures = (): Promise<Closable[]> =>
    this.#ask<{ closed: Closable[] }>('GET', 'closures').then(({ closed }) => closed);
  close = (what: Closable, closed: boolean): Promise<Closable[]> =>
    this.#ask<{ closed: Closable[] }>('PUT', `closures/${what}`, {
      closed,
      why: this.why.trim(),
    }).then((answer) => answer.closed);
  purge = (days: Body, dryRun: boolean): Promise<Purged> =>
    this.#deed('purges', { ...days, dry_run: dryRun });
  deeds = (before: number | null): Promise<Deed[]> =>
    this.#ask<{ deeds: Deed[] }>('GET', before === null ? 'deeds' : `deeds?before=${before}`).then(
      ({ deeds }) => deeds,
    );
}

export const operatorSession = new OperatorSession();
