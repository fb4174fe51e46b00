import { expect, it } from 'vitest';
import { Submission } from '@/api/submission.svelte';

it('asks for one thing at a time, and says in words why the last was not done', async () => {
  const submission = new Submission((error) => `refused: ${String(error)}`);
  const asked: string[] = [];
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  const first = submission.submit(() => {
    asked.push('first');
    return promise;
  });
  expect(submission.pending).toBe(true);
  expect(await submission.submit(() => Promise.resolve(asked.push('second')))).toBe(false);
  resolve();
  expect(await first).toBe(true);
  expect([submission.pending, submission.trouble, asked]).toEqual([false, '', ['first']]);

  expect(await submission.submit(() => Promise.reject(new Error('no seat')))).toBe(false);
  expect([submission.pending, submission.trouble]).toEqual([false, 'refused: Error: no seat']);
  expect(await submission.submit(() => Promise.resolve())).toBe(true);
  expect(submission.trouble).toBe('');
});
