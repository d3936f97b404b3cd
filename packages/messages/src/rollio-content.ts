/** Materials, charms and consumables of Rollio in words, each made from the numbers it works with. */
import { bossOf, charmOf, consumableOf, materials, nameOfId, textOf, type ContentLists, type Described } from '@yaht/rules';
import type { Words } from './messages.ts';
import type { RulesRow, RulesSection } from './variant-rules.ts';

/** What of these lists bends the points, ready to be laid out. */
export const contentSections = (messages: Words, lists: ContentLists): readonly RulesSection[] => {
  const words = messages.rollioScore;
  return [
    {
      title: words.materialsTitle,
      sentences: [words.notInClassic],
      rows: lists.materials.map(id => row(messages, id, { ...materials[id], name: words.materials[id] }, '')),
    },
    {
      title: words.charmsTitle,
      sentences: [],
      rows: lists.charms.map(id => row(messages, id, charmOf(id), ` (${words.rarities[charmOf(id).rarity]})`)),
    },
    {
      title: words.consumablesTitle,
      sentences: [],
      rows: lists.consumables.map(id => row(messages, id, consumableOf(id), ` ($${consumableOf(id).price})`)),
    },
    {
      title: messages.run.bossesTitle,
      sentences: [],
      rows: lists.bosses.map(id => row(messages, id, bossOf(id), '')),
    },
  ];
};

const row = (messages: Words, id: string, content: Described, note: string): RulesRow => ({
  id,
  name: content.name,
  needs: contentText(messages, id, content) + note,
  pays: '',
});

/**
 * What it does, with its numbers. All versions of an id share a sentence unless one has its own; a language that has none takes that of
 * the content.
 */
export const contentText = ({ rollioContent }: Words, id: string, content: Described): string =>
  textOf({ ...content, text: rollioContent[id] ?? rollioContent[nameOfId(id)] ?? content.text });
