/** Ids of content. `comeback@2` is the second version of `comeback`: another behaviour under the same name, and both are kept for ever. */

const ID = /^[a-z][A-Za-z0-9]{0,39}(?:@(?:[2-9]|[1-9]\d{1,2}))?$/;

/** Whether a text can be the id of some content, of this program or of a newer one. */
export const isContentId = (text: string): boolean => ID.test(text);

/** What all versions of an id have in common: `comeback` for `comeback@2`. */
export const nameOfId = (id: string): string => id.split('@')[0] ?? id;
