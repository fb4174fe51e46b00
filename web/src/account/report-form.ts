/** Report form loader: fetched, with its words, when somebody wants to tell the host of something. */
import type ReportForm from './ReportForm.svelte';
import { withWords } from '@/i18n/message-catalogue';

export const reportForm = (): Promise<{ default: typeof ReportForm }> =>
  withWords(['host'], import('./ReportForm.svelte'));
