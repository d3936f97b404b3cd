/** Where things are kept on this machine: XDG folders on Linux, the native ones on macOS and Windows. */
import { posix, win32 } from 'node:path';

export type Paths = {
  /** The settings file. */
  readonly config: string;
  /** Games put aside, games that ended, and what a server keeps. */
  readonly data: string;
  /** Seats at servers, and the keys of profiles. */
  readonly state: string;
  /** What can be made again: solved tables. */
  readonly cache: string;
};

type Env = Readonly<Record<string, string | undefined>>;

/** What the paths depend on. */
export type Machine = { readonly env: Env; readonly platform: string; readonly home: string };

/** The folders of this machine; `YAHT_CONFIG_DIR`, `YAHT_DATA_DIR`, `YAHT_STATE_DIR` and `YAHT_CACHE_DIR` come before all others. */
export function pathsFor(machine: Machine): Paths {
  const { env, platform } = machine;
  const path = platform === 'win32' ? win32 : posix;
  const folders = nativeFolders(machine);
  return {
    config: path.join(env['YAHT_CONFIG_DIR'] || folders.config, 'config.json'),
    data: env['YAHT_DATA_DIR'] || folders.data,
    state: env['YAHT_STATE_DIR'] || folders.state,
    cache: env['YAHT_CACHE_DIR'] || folders.cache,
  };
}

function nativeFolders({ env, platform, home }: Machine): Paths {
  if (platform === 'win32') return windowsFolders(env, home);
  if (platform === 'darwin') return macFolders(home);
  return xdgFolders(env, home);
}

function windowsFolders(env: Env, home: string): Paths {
  const roaming = env['APPDATA'] || win32.join(home, 'AppData', 'Roaming');
  const local = win32.join(env['LOCALAPPDATA'] || win32.join(home, 'AppData', 'Local'), 'yaht');
  return {
    config: win32.join(roaming, 'yaht'),
    data: win32.join(local, 'data'),
    state: win32.join(local, 'state'),
    cache: win32.join(local, 'cache'),
  };
}

function macFolders(home: string): Paths {
  const support = posix.join(home, 'Library', 'Application Support', 'yaht');
  return {
    config: support,
    data: posix.join(support, 'data'),
    state: posix.join(support, 'state'),
    cache: posix.join(home, 'Library', 'Caches', 'yaht'),
  };
}

/** The specification tells to ignore a folder that is not absolute. */
function xdgFolders(env: Env, home: string): Paths {
  const folder = (name: string, fallback: string): string => {
    const base = env[name] ?? '';
    return posix.join(posix.isAbsolute(base) ? base : posix.join(home, fallback), 'yaht');
  };
  return {
    config: folder('XDG_CONFIG_HOME', '.config'),
    data: folder('XDG_DATA_HOME', '.local/share'),
    state: folder('XDG_STATE_HOME', '.local/state'),
    cache: folder('XDG_CACHE_HOME', '.cache'),
  };
}
