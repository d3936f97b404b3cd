/** `<dice>` of Rollio, with `--materials` and `--charms`: what lies on the table, what it is made of and what bends the points. */
import { closest, type Messages } from '@yaht/messages';
import {
  CHARM_IDS,
  charmOf,
  err,
  MATERIALS,
  MAX_HAND,
  MAX_SIDES,
  nameOfId,
  ok,
  plainHand,
  type CharmId,
  type Hand,
  type Material,
  type Result,
} from '@yaht/rules';
import { shown } from '../output/text.ts';

/** The hand that was described, or what is wrong with it in one sentence. */
export function readHand(messages: Messages, text: string, materials: readonly Material[]): Result<Hand, string> {
  const words = messages.rollioScore;
  const faces = readFaces(messages, text);
  if (!faces.ok) return faces;
  const dice = faces.value.length;
  if (materials.length > dice) return err(words.tooManyMaterials(materials.length, dice));
  return ok(plainHand(faces.value).map((die, i) => ({ ...die, material: materials[i] ?? die.material })));
}

/** `3,3,12` and `3 3 12`, or one digit for each die. */
function readFaces(messages: Messages, text: string): Result<readonly number[], string> {
  const words = messages.rollioScore;
  const trimmed = text.trim();
  if (trimmed === '') return err(words.noDice);
  const parts = /[\s,]/.test(trimmed) ? trimmed.split(/\s*,\s*|\s+/) : [...trimmed];
  const wrong = parts.find(part => !/^\d{1,2}$/.test(part) || Number(part) < 1 || Number(part) > MAX_SIDES);
  if (wrong !== undefined) return err(words.badFace(shown(wrong === '' ? trimmed : wrong), MAX_SIDES));
  return parts.length > MAX_HAND ? err(words.tooManyDice(parts.length, MAX_HAND)) : ok(parts.map(Number));
}

/** Materials in the order of the dice; a dash is plastic. */
export function readMaterials({ rollioScore: words }: Messages, text: string): Result<readonly Material[], string> {
  const found: Material[] = [];
  for (const part of listOf(text)) {
    const material = part === '-' ? 'plastic' : materialCalled(words.materials, part);
    if (!material) return err(words.unknownMaterial(shown(part), MATERIALS));
    found.push(material);
  }
  return ok(found);
}

const materialCalled = (names: Readonly<Record<Material, string>>, text: string): Material | undefined =>
  MATERIALS.find(material => [material, names[material]].some(name => name.toLowerCase() === text.toLowerCase()));

/** Charms in the order the player arranged them, by id, by name or by the first letters of one. */
export function readCharms({ rollioScore: words }: Messages, text: string): Result<readonly CharmId[], string> {
  const ids: CharmId[] = [];
  for (const part of listOf(text)) {
    const found = charmsCalled(part);
    const [id] = found;
    if (id === undefined) return err(words.unknownCharm(shown(part), nearest(part)));
    if (found.length > 1) return err(words.ambiguousCharm(shown(part), found.map(nameOf)));
    if (ids.includes(id)) return err(words.charmTwice(nameOf(id)));
    ids.push(id);
  }
  return ok(ids);
}

const nameOf = (id: CharmId): string => charmOf(id).name;

/** A version by its number; otherwise the latest one, by the whole name before its beginning. */
function charmsCalled(text: string): readonly CharmId[] {
  const version = CHARM_IDS.filter(id => id.includes('@') && id.toLowerCase() === text.toLowerCase());
  if (version.length > 0) return version;
  const wanted = plain(text);
  const whole = LATEST.filter(id => [plain(id), plain(nameOf(id))].includes(wanted));
  return whole.length > 0 ? whole : LATEST.filter(id => [plain(id), plain(nameOf(id))].some(name => name.startsWith(wanted)));
}

/** The last version of each charm in the list of all. */
const LATEST: readonly CharmId[] = [...new Map(CHARM_IDS.map(id => [nameOfId(id), id])).values()];

/** Names near the text, whole or in their first word. */
function nearest(text: string): readonly string[] {
  const called = LATEST.flatMap(id => [nameOf(id), nameOf(id).split(/[ ’-]/)[0] ?? ''].map(word => ({ word, name: nameOf(id) })));
  const near = closest(
    text,
    called.map(({ word }) => word),
  );
  return [...new Set(near.flatMap(word => called.filter(entry => entry.word === word).map(({ name }) => name)))].slice(0, 3);
}

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(Boolean);
