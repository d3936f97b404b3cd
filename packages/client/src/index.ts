export { LocalTable, type LocalParts, type NotStored } from './local-table.ts';
export { readSave, SAVE_SCHEMA, saveOf, type Save, type Saved } from './save.ts';
