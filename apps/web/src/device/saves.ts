/** Games on this device, each kept as it was after its latest move. */
import { SaveBook, type SaveStore } from '@yaht/client';
import { database } from './database.ts';

const shelf: SaveStore = {
  names: async () => (await database()).getAllKeys('games'),
  read: async name => (await database()).get('games', name),
  write: async (name, text, mayGo) => {
    const { store, done } = (await database()).transaction('games', 'readwrite');
    const stored = await store.get(name);
    const isWritten = stored === undefined || mayGo(stored);
    if (isWritten) await store.put(text, name);
    await done;
    return isWritten ? undefined : stored;
  },
  remove: async name => (await database()).delete('games', name),
  setAside: async name => {
    const moving = (await database()).transaction(['games', 'damaged'], 'readwrite');
    const text = await moving.objectStore('games').get(name);
    if (text !== undefined) await moving.objectStore('damaged').put(text, name);
    await moving.objectStore('games').delete(name);
    await moving.done;
    return 'damaged';
  },
};

export const saves = new SaveBook(shelf);
