import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetKept, isKept } from '@/offline/keep-for-offline';
import { keepsPage } from '@/offline/worker-uses';

const at = (url: string): ServiceWorker =>
  ({ scriptURL: `https://club.example${url}` }) as ServiceWorker;

let subscription: object | null;
const unregister = vi.fn();
const register = vi.fn();
const removed = vi.fn();

beforeEach(() => {
  for (const mock of [unregister, register, removed]) mock.mockReset();
  const registration = { unregister, pushManager: { getSubscription: async () => subscription } };
  const serviceWorker = {
    register,
    getRegistration: async () => registration,
    controller: at('/sw.js?calls'),
  };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('caches', { keys: async () => ['diablerie-a-b', 'other'], delete: removed });
});

describe('the one worker of the site', () => {
  it('keeps the page or does not, by its address', () => {
    expect(keepsPage(at('/sw.js'))).toBe(true);
    expect(keepsPage(at('/sw.js?calls'))).toBe(false);
    expect(keepsPage(null)).toBe(false);
  });

  it('that only calls keeps nothing, whatever lies there', async () => {
    expect(await isKept()).toBe(false);
  });

  it('goes on calling who is called, though nothing is kept any more', async () => {
    subscription = {};
    await forgetKept();
    expect(register).toHaveBeenCalledWith('/sw.js?calls', { updateViaCache: 'none' });
    expect(unregister).not.toHaveBeenCalled();
    expect(removed.mock.calls).toEqual([['diablerie-a-b']]);
  });

  it('goes where nobody is called', async () => {
    subscription = null;
    await forgetKept();
    expect(unregister).toHaveBeenCalledOnce();
    expect(register).not.toHaveBeenCalled();
  });
});
