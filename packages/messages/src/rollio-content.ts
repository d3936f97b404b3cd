/** Materials, charms and consumables of Rollio in words, each made from the numbers it works with. */
import { bosses, charms, consumables, MATERIALS, materials, textOf, type Described } from '@yaht/rules';
import type { Words } from './messages.ts';
import type { RulesRow, RulesSection } from './variant-rules.ts';

/** What bends the points, ready to be laid out. */
export const contentSections = (messages: Words): readonly RulesSection[] => {
  const words = messages.rollioScore;
  return [
    {
      title: words.materialsTitle,
      sentences: [words.notInClassic],
      rows: MATERIALS.map(id => row(messages, id, { ...materials[id], name: words.materials[id] }, '')),
    },
    {
      title: words.charmsTitle,
      sentences: [],
      rows: Object.entries(charms).map(([id, charm]) => row(messages, id, charm, ` (${words.rarities[charm.rarity]})`)),
    },
    {
      title: words.consumablesTitle,
      sentences: [],
      rows: Object.entries(consumables).map(([id, consumable]) => row(messages, id, consumable, ` ($${consumable.price})`)),
    },
    {
      title: messages.run.bossesTitle,
      sentences: [],
      rows: Object.entries(bosses).map(([id, boss]) => row(messages, id, boss, '')),
    },
  ];
};

const row = (messages: Words, id: string, content: Described, note: string): RulesRow => ({
  id,
  name: content.name,
  needs: contentText(messages, id, content) + note,
  pays: '',
});

/** What it does, with its numbers; a language that has no sentence of its own takes that of the content. */
export const contentText = ({ rollioContent }: Words, id: string, content: Described): string =>
  textOf({ ...content, text: rollioContent[id] ?? content.text });
