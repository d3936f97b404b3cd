/** Files to and from the device. */

export const saveFile = (name: string, text: string): void => saveBlob(name, new Blob([text], { type: 'application/json' }));

export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

/** The content of a chosen file as JSON; undefined when it is none. */
export const readJson = async (file: File): Promise<unknown> => parsedJson(await file.text());

/** The value of a JSON text; undefined when it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
