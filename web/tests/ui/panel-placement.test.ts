import { describe, expect, it } from 'vitest';
import { panelPlacement } from '@/ui/panel-placement';

const REM = 16;
const table = { left: 0, top: 44, right: 1280, bottom: 800 };

describe('a panel over the story', () => {
  it('grows upwards where the board stands beside it', () => {
    const board = { left: 16, top: 124, right: 838, bottom: 756 };
    const story = { left: 854, top: 624, right: 1250, bottom: 790 };
    const spot = panelPlacement(story, board, table, REM);
    expect(spot).toEqual({ left: 854, top: 790 - 22 * REM, right: 1250, bottom: 790 });
  });

  it('grows towards the middle under the board', () => {
    const board = { left: 24, top: 138, right: 1242, bottom: 528 };
    const story = { left: 990, top: 534, right: 1245, bottom: 890 };
    const spot = panelPlacement(story, board, { ...table, bottom: 900 }, REM);
    expect(spot).toEqual({ left: 1245 - 23 * REM, top: 534, right: 1245, bottom: 890 });
  });

  it('is the wider where it cannot be so high', () => {
    const board = { left: 24, top: 138, right: 1242, bottom: 528 };
    const story = { left: 990, top: 534, right: 1245, bottom: 790 };
    const spot = panelPlacement(story, board, table, REM);
    expect(spot).toEqual({ left: 1245 - 31 * REM, top: 528, right: 1245, bottom: 790 });
  });

  it('never lies over the board', () => {
    const board = { left: 253, top: 48, right: 980, bottom: 774 };
    const story = { left: 14, top: 385, right: 239, bottom: 788 };
    const spot = panelPlacement(story, board, table, REM);
    expect(spot).toEqual({ left: 14, top: 385, right: 253, bottom: 788 });
  });

  it('has no place where the story leaves too little', () => {
    const board = { left: 14, top: 146, right: 900, bottom: 742 };
    const story = { left: 14, top: 750, right: 866, bottom: 800 };
    expect(panelPlacement(story, board, table, REM)).toBeNull();
  });
});
