/** Files to and from the device. */

export const saveFile = (name: string, text: string): void => saveBlob(name, new Blob([text], { type: 'application/json' }));

export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

/** The content of a chosen file as JSON; undefined when it is none. */
export async function readJson(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text()) as unknown;
  } catch {
    return undefined;
  }
}
