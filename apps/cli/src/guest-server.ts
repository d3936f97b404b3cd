/** The server that a command names, with what this machine keeps for its guests. */
import { err, ok, type Result } from '@yaht/rules';
import { nodeServer, parseAddress, readLink, type Server } from '@yaht/terminal/remote';
import type { Context } from './context.ts';
import { shown } from './output/text.ts';

/** The address that was typed, behind the command or with `--host`; not both. */
export function typedAddress({ messages }: Context, address?: string, host?: string): Result<string | undefined, string> {
  const isOne = address === undefined || host === undefined;
  return isOne ? ok(address ?? host) : err(messages.online.problems.twoServers(shown(address), shown(host)));
}

/** Nothing is connected yet. */
export function guestServer({ messages, paths, output }: Context, text: string): Result<Server, string> {
  const address = readLink(text)?.address ?? parseAddress(text);
  if (!address) return err(messages.online.problems.badAddress(shown(text)));
  return ok(nodeServer(address, paths.state, error => output.detail(String(error))));
}
