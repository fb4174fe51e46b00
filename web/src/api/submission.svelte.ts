/** Submission: what somebody asks of the server, one thing at a time, and in words why the last was not done. */
import { troubleText } from './error-text';

export class Submission {
  pending = $state(false);
  /** '' where the last was done, and while one is under way. */
  trouble = $state('');
  readonly #inWords: (error: unknown) => string;

  constructor(inWords: (error: unknown) => string = troubleText) {
    this.#inWords = inWords;
  }

  /** Ask for something, unless something is under way; whether it was done. */
  async submit(what: () => Promise<unknown>): Promise<boolean> {
    if (this.pending) return false;
    this.pending = true;
    this.trouble = '';
    try {
      await what();
      return true;
    } catch (error) {
      this.trouble = this.#inWords(error);
      return false;
    } finally {
      this.pending = false;
    }
  }
}
