/** The sections `keys` and `themes` of a settings file: keys and looks of one's own. */
import { err, ok, type Result } from '@yaht/rules';
import { keyNamed, NAMED_KEYS, REMAPPABLE, ROLES, STYLE_WORDS, type OwnKeys, type OwnThemes } from '@yaht/terminal/settings';
import type { SettingsProblem } from './settings-file.ts';

type Read<Value> = Result<Value, SettingsProblem>;

/** By action one key, or several. */
export function keysIn(json: unknown): Read<OwnKeys> {
  if (!isObject(json)) return err({ code: 'not-an-object', section: 'keys' });
  const keys: Record<string, readonly string[]> = {};
  for (const [action, wished] of Object.entries(json)) {
    if (!REMAPPABLE.some(known => known === action))
      return err({ code: 'unknown', section: 'keys', name: action, known: REMAPPABLE });
    const names: readonly unknown[] = Array.isArray(wished) ? wished : [wished];
    const named = names.map(name => (typeof name === 'string' ? keyNamed(name) : undefined));
    const bad = named.indexOf(undefined);
    if (bad >= 0 || names.length === 0)
      return err({ code: 'no-key', name: `keys.${action}`, value: textOf(names[bad]), named: NAMED_KEYS });
    keys[action] = named.filter(name => name !== undefined);
  }
  return ok(keys as OwnKeys);
}

/** By name, what a theme says of each role: words with blanks between them. */
export function themesOf(json: unknown): Read<OwnThemes> {
  if (!isObject(json)) return err({ code: 'not-an-object', section: 'themes' });
  const themes: Record<string, Readonly<Record<string, readonly string[]>>> = {};
  for (const [name, roles] of Object.entries(json)) {
    const theme = rolesIn(`themes.${name}`, roles);
    if (!theme.ok) return theme;
    Object.defineProperty(themes, name, { value: theme.value, enumerable: true });
  }
  return ok(themes as OwnThemes);
}

function rolesIn(section: string, json: unknown): Read<Readonly<Record<string, readonly string[]>>> {
  if (!isObject(json)) return err({ code: 'not-an-object', section });
  const theme: Record<string, readonly string[]> = {};
  for (const [role, look] of Object.entries(json)) {
    const name = `${section}.${role}`;
    if (!ROLES.some(known => known === role)) return err({ code: 'unknown', section, name: role, known: ROLES });
    if (typeof look !== 'string') return err({ code: 'not-a-text', name, orNumber: false });
    const words = look.split(' ').filter(Boolean);
    const bad = words.find(word => !STYLE_WORDS.some(known => known === word));
    if (bad !== undefined) return err({ code: 'cannot-be', name, value: bad, choices: STYLE_WORDS });
    theme[role] = words;
  }
  return ok(theme);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
