import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { PersonKnown } from '@/api/types';
import PersonFile from '@/operator/PersonFile.svelte';
import { operatorSession } from '@/operator/operator-session.svelte';

const known = (changes: Partial<PersonKnown>): PersonKnown => ({
  person: 7,
  name: 'Ada',
  created: '2026-01-01T00:00:00.000Z',
  rated: false,
  sessions: [],
  restrictions: [],
  matches: [],
  reports: [],
  ratings: [],
  rated_results: 0,
  deeds: [],
  ...changes,
});

afterEach(() => vi.restoreAllMocks());

it('shows two restrictions of a kind', async () => {
  const at = '2026-01-01T00:00:00.000Z';
  const restrictions: PersonKnown['restrictions'] = [
    { kind: 'silence', until: null, reason: 'shouting', at },
    { kind: 'silence', until: at, reason: 'whispering', at },
  ];
  vi.spyOn(operatorSession, 'person').mockResolvedValue(known({ restrictions }));
  render(PersonFile, { who: 'Ada' });
  expect(await screen.findByText(/shouting/)).toBeTruthy();
  expect(screen.getByText(/whispering/)).toBeTruthy();
});
