/** HTTP client of frames: what goes over a WebSocket otherwise, a request for each. */
import { matchPath, query, readRoom, send, ServerError } from './http-client';
import type { AckFrame, CommandFrame, RejFrame, UpFrame } from './types';

/** Where the frames of a match are streamed from, after what has been seen and heard. */
export const streamAddress = (
  id: string,
  seat: number | null,
  { after, heard, walks, beliefs }: Extract<UpFrame, { type: 'resume' }>,
): string =>
  matchPath(
    id,
    `/frames?${query({
      after: String(after),
      heard: String(heard),
      walks: String(walks),
      beliefs: String(beliefs),
      seat: seat === null ? null : String(seat),
    })}`,
  );

/** Whether the match can be reached. Throws ServerError if it cannot. */
export const pingMatch = (id: string): Promise<unknown> => readRoom(id);

type Answer = Partial<AckFrame> & { n?: number };

/** Ask for what a frame asks for; null where no answer came. */
export async function postFrame(
  id: string,
  seat: number | null,
  frame: CommandFrame,
): Promise<AckFrame | RejFrame | null> {
  try {
    const { v = 0, done = 1, stopped = null } = await request(id, seat, frame);
    return { type: 'ack', cmd: frame.cmd, v, done, stopped };
  } catch (error) {
    if (!(error instanceof ServerError) || error.problem.reason === undefined) return null;
    return rejection(frame.cmd, error);
  }
}

function rejection(cmd: string, { problem, message }: ServerError): RejFrame {
  const { clause, reason, params, legal } = problem;
  return {
    type: 'rej',
    cmd,
    clause: clause ?? null,
    reason: reason ?? '',
    params: params ?? {},
    message,
    legal: legal ?? [],
  };
}

function request(id: string, seat: number | null, frame: CommandFrame): Promise<Answer> {
  const { type, ...wanted } = frame;
  const body = { ...wanted, seat };
  if (type === 'act') return send('POST', matchPath(id, '/actions'), body);
  if (type === 'do') return send('POST', matchPath(id, '/deeds'), body);
  if (type === 'say') return send('POST', matchPath(id, '/messages'), body);
  return send('PUT', matchPath(id, '/prepared'), { answer: frame.answer, cmd: frame.cmd, seat });
}
