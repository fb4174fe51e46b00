import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitingSign } from '@/account/waiting-sign.svelte';
import { askToNotify } from '@/layout/ask-to-notify';
import { TurnAlert, EventWatch } from '@/match/turn-alert.svelte';
import type { MatchFacts, Room } from '@/api/types';
import { settings } from '@/prefs/settings.svelte';
import { soundPlayer } from '@/sound/sound-player';
import { MatchClient } from '@/match/match-client.svelte';
import { event, FixtureSocket, room, view } from '../support/fake-socket';

const by = (actor: number | null, v: number, kind = 'stone-step') => ({
  v,
  event: { ...event(kind), actor },
});

describe('somebody is called', () => {
  const ME = [0];

  it('when others have acted and it is their turn', () => {
    const watch = new EventWatch();
    watch.look(ME, { turn: 1, happened: [by(0, 1)] });
    expect(watch.look(ME, { turn: 1, happened: [by(0, 1), by(1, 2)] })).toBeNull();
    expect(watch.look(ME, { turn: 0, happened: [by(0, 1), by(1, 2), by(1, 3)] })).toBe('turn');
  });

  it('not at the first look', () => {
    expect(new EventWatch().look(ME, { turn: 0, happened: [by(1, 1)] })).toBeNull();
  });

  it('not twice for one turn, nor for what they do in it', () => {
    const watch = new EventWatch();
    watch.look(ME, { turn: 1, happened: [] });
    expect(watch.look(ME, { turn: 0, happened: [by(1, 1)] })).toBe('turn');
    expect(watch.look(ME, { turn: 0, happened: [by(1, 1)] })).toBeNull();
    expect(watch.look(ME, { turn: 0, happened: [by(1, 1), by(0, 2)] })).toBeNull();
  });

  it('for the next turn, also where all came at once', () => {
    const watch = new EventWatch();
    watch.look(ME, { turn: 0, happened: [by(1, 1)] });
    expect(watch.look(ME, { turn: 0, happened: [by(1, 1), by(0, 2), by(1, 3)] })).toBe('turn');
  });

  it('when a clock has moved on instead of anybody', () => {
    const watch = new EventWatch();
    watch.look(ME, { turn: 1, happened: [] });
    expect(watch.look(ME, { turn: 0, happened: [by(null, 1, 'time-out')] })).toBe('turn');
  });

  it('when they are asked whether to end here, but not by themselves', () => {
    const watch = new EventWatch();
    watch.look(ME, { turn: 1, happened: [] });
    expect(watch.look(ME, { turn: 1, happened: [by(1, 1, 'end-offered')] })).toBe('asked');
    const mine = [by(1, 1, 'end-offered'), by(0, 2, 'end-offered')];
    expect(watch.look(ME, { turn: 1, happened: mine })).toBeNull();
  });

  it('never by those at the same screen, nor when they look on', () => {
    for (const mine of [[0, 1], []]) {
      const watch = new EventWatch();
      watch.look(mine, { turn: 0, happened: [] });
      expect(watch.look(mine, { turn: 0, happened: [by(1, 1)] })).toBeNull();
    }
  });
});

class Place {
  id = 'x';
  client = $state.raw<MatchClient | null>(null);
  match = $state.raw<MatchFacts | null>(view().match);
  room = $state.raw<Room | null>(room());
  waiting = $state(false);
  mine = [0];
}

class FixtureNotice {
  static permission = 'default';
  static shown: FixtureNotice[] = [];
  static requestPermission = vi.fn(() => Promise.resolve(FixtureNotice.permission));
  closed = false;
  onclick: (() => void) | null = null;
  title: string;
  constructor(title: string) {
    this.title = title;
    FixtureNotice.shown.push(this);
  }
  close(): void {
    this.closed = true;
  }
}

describe('the call', () => {
  let looking = true;
  let place: Place;
  let turnAlert: TurnAlert;
  let end: () => void;
  let play: ReturnType<typeof vi.spyOn>;
  const vibrate = vi.fn();

  function look(): void {
    looking = true;
    window.dispatchEvent(new Event('focus'));
    flushSync();
  }
  async function theyAct(v: number): Promise<void> {
    FixtureSocket.last.receiveTogether(
      { type: 'ev', v, event: { ...event('stone-step'), actor: 1 } },
      { type: 'snap', v, view: view({ to_play: 0 }) },
    );
    await vi.waitFor(() => expect(place.client?.playing).toBe(false));
    flushSync();
  }

  beforeEach(() => {
    settings.speak('en');
    looking = true;
    vi.spyOn(document, 'hasFocus').mockImplementation(() => looking);
    play = vi.spyOn(soundPlayer, 'play').mockReturnValue(undefined);
    vibrate.mockClear();
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true }, vibrate });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('Notification', FixtureNotice);
    vi.stubGlobal('isSecureContext', true);
    FixtureNotice.shown = [];
    FixtureNotice.permission = 'granted';
    FixtureSocket.all = [];
    place = new Place();
    place.client = new MatchClient(() => new FixtureSocket(), 0);
    turnAlert = new TurnAlert(place);
    end = $effect.root(() => turnAlert.follow());
    FixtureSocket.last.open();
    FixtureSocket.last.receive({ type: 'snap', v: 1, view: view({ to_play: 1 }) });
    flushSync();
  });
  afterEach(() => {
    end();
    settings.notify(false);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is a bell and a shake where one looks already', async () => {
    await theyAct(2);
    expect(play).toHaveBeenCalledWith('bell');
    expect(vibrate).toHaveBeenCalledOnce();
    expect(turnAlert.title).toBe('Doctor Faust · Diablerie');
    expect(waitingSign.called).toBe(false);
  });

  it('stays in the tab’s title and sign until one looks', async () => {
    looking = false;
    await theyAct(2);
    expect(turnAlert.title).toBe('● Your turn · Doctor Faust · Diablerie');
    expect(waitingSign.called).toBe(true);
    look();
    expect(turnAlert.title).toBe('Doctor Faust · Diablerie');
    expect(waitingSign.called).toBe(false);
  });

  it('shakes nothing for who wants nothing to move', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    settings.walk('at-once');
    await theyAct(2);
    settings.walk('brisk');
    expect(play).toHaveBeenCalledWith('bell');
    expect(vibrate).not.toHaveBeenCalled();
  });

  it('is told by the system where that is wanted and nobody looks, until somebody does', async () => {
    await theyAct(2);
    looking = false;
    await theyAct(3);
    expect(FixtureNotice.shown).toHaveLength(0);
    settings.notify(true);
    await theyAct(4);
    expect(FixtureNotice.shown.map(({ title }) => title)).toEqual([
      '● Your turn · Doctor Faust · Diablerie',
    ]);
    look();
    expect(FixtureNotice.shown[0]?.closed).toBe(true);
  });

  it('is not told by a system that has taken its leave back', async () => {
    settings.notify(true);
    FixtureNotice.permission = 'denied';
    looking = false;
    await theyAct(2);
    expect(FixtureNotice.shown).toHaveLength(0);
  });

  it('comes when the match begins at which one sat waiting', () => {
    place.waiting = true;
    flushSync();
    looking = false;
    place.waiting = false;
    flushSync();
    expect(turnAlert.title).toBe('● The match begins · Doctor Faust · Diablerie');
  });

  it('does not come to who only watched the table fill', () => {
    place.room = room({ seats: room().seats.map((seat) => ({ ...seat, yours: false })) });
    place.waiting = true;
    flushSync();
    place.waiting = false;
    flushSync();
    expect(play).not.toHaveBeenCalled();
  });

  it('is followed by no sign when one has left', async () => {
    looking = false;
    await theyAct(2);
    end();
    expect(waitingSign.called).toBe(false);
  });

  it('a message of somebody else is heard, and none that was there before', async () => {
    const said = {
      type: 'said',
      deleted: false,
      seat: 1,
      name: 'Ben',
      text: 'ho',
      at: '',
      yours: false,
    } as const;
    FixtureSocket.last.receiveTogether({ type: 'room', room: room() }, { ...said, n: 1 });
    flushSync();
    expect(play).not.toHaveBeenCalled();
    FixtureSocket.last.receive({ ...said, n: 2, yours: true });
    flushSync();
    expect(play).not.toHaveBeenCalled();
    FixtureSocket.last.receive({ ...said, n: 3 });
    flushSync();
    expect(play).toHaveBeenCalledWith('message');
  });

  it('by the system is asked for, and never where it cannot be had', async () => {
    expect(await askToNotify()).toBe('shown');
    expect(FixtureNotice.shown).toHaveLength(1);
    FixtureNotice.permission = 'denied';
    expect(await askToNotify()).toBe('refused');
    FixtureNotice.requestPermission.mockClear();
    vi.stubGlobal('isSecureContext', false);
    expect(await askToNotify()).toBe('unable');
    expect(FixtureNotice.requestPermission).not.toHaveBeenCalled();
  });

  it('by the system is given up where the browser throws, be it later', async () => {
    class ThrowingNotice extends FixtureNotice {
      constructor(title: string) {
        super(title);
        throw new TypeError('Illegal constructor.');
      }
    }
    vi.stubGlobal('Notification', ThrowingNotice);
    expect(await askToNotify()).toBe('unable');
    settings.notify(true);
    looking = false;
    await theyAct(2);
    expect(settings.notices).toBe(false);
  });
});
