import { describe, expect, it } from 'vitest';
import {
  boardAddress,
  readBoardAddress,
  readBoardFile,
  type BoardLink,
} from '@/analysis/board-link';

const LINK: BoardLink = {
  game: 'doctor-faust',
  seats: 2,
  options: { first_player: 1 },
  position: {
    soul: 17,
    stones: [
      [0, 3],
      [4, 4],
    ],
    note: '“ß”',
  },
  acts: [['s1', 's1'], ['soul']],
  at: 1,
};

const searchOf = (address: string): string => new URL(address, 'http://page').search;

describe('the address of a board', () => {
  it('says all of it again', async () => {
    const address = await boardAddress(LINK);
    expect(address).toMatch(/^\/analysis\/doctor-faust\?set=[\w-]+&at=1$/);
    expect(await readBoardAddress('doctor-faust', searchOf(address))).toEqual(LINK);
  });

  it('looks at the end where it does not say after how many acts', async () => {
    const address = (await boardAddress(LINK)).replace(/&at=1$/, '');
    expect((await readBoardAddress('doctor-faust', searchOf(address)))?.at).toBe(2);
  });

  it.each(['', '?at=1', '?set=', '?set=%%', '?set=AAAA', '?set=q1Y'])(
    'that says nothing or nonsense sets nothing up: %s',
    async (search) => {
      expect(await readBoardAddress('doctor-faust', search)).toBeNull();
    },
  );
});

describe('a file', () => {
  it('is a position document with what it is of', () => {
    const { game, seats, options, position } = LINK;
    expect(readBoardFile(JSON.stringify({ game, seats, options, position }))).toEqual({
      ...LINK,
      acts: [],
      at: 0,
    });
  });

  it.each(['', '[]', '{}', '{"game": "doctor-faust"}', '{"game": 1, "seats": 2}', 'null'])(
    'that is none is refused: %s',
    (text) => {
      expect(() => readBoardFile(text)).toThrow();
    },
  );
});
