import { expect, test } from 'vitest';
import { isolated } from '@/i18n/isolate';

test.each(['נועה', 'مريم', 'Ada مريم', '𞤀𞤣'])('%s is marked off', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});

test.each(['Ada', '李小龍', 'Дмитрий', '👩\u200D👧', ''])('"%s" stands as it is', (name) => {
  expect(isolated(name)).toBe(name);
});

test('what turns the direction of others is left out of names that are older than that rule', () => {
  expect(isolated('\u202EadA')).toBe('adA');
});
