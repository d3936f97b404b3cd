/** The server that a command names, with what this machine keeps for its guests. */
import { err, ok, type Result } from '@yaht/rules';
import { nodeServer, parseAddress, type Server } from '@yaht/terminal/remote';
import type { Context } from './context.ts';
import { shown } from './output/text.ts';

/** Nothing is connected yet. */
export function guestServer({ messages, paths, output }: Context, text: string): Result<Server, string> {
  const address = parseAddress(text);
  if (!address) return err(messages.online.problems.badAddress(shown(text)));
  return ok(nodeServer(address, paths.state, error => output.detail(String(error))));
}
