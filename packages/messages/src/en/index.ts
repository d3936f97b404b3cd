/** English: the source of every sentence, and the shape that the other languages fill. */
import { archive } from './archive.ts';
import { cli, cliHelp, cliProblems } from './cli.ts';
import { line } from './line.ts';
import { nodes } from './nodes.ts';
import { notices } from './notices.ts';
import { online, onlineActions } from './online.ts';
import { preview } from './preview.ts';
import { rebuild } from './rebuild.ts';
import { runActions, runTerminal } from './run-terminal.ts';
import { server } from './server.ts';
import { terminal } from './terminal.ts';
import { words } from './words.ts';

export const en = {
  ...words,
  line,
  runActions,
  runTerminal,
  archive,
  server,
  nodes,
  notices,
  preview,
  rebuild,
  terminal,
  online,
  onlineActions,
  cli,
  cliHelp,
  cliProblems,
};
