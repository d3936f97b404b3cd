import { saveBlob } from './files.ts';

/** Giving a text to somebody else: the device's own way, else the clipboard, else by selection. True when it was copied. */
export async function shareText(text: string): Promise<boolean> {
  try {
    if (navigator.share) {
      await navigator.share({ text });
      return false;
    }
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Puts a text where it can be pasted from; true when it is there. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const area = Object.assign(document.createElement('textarea'), { value: text, readOnly: true, className: 'unseen' });
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  return isCopied;
}

/** Gives a picture to somebody else, with words that say what is on it; where the device cannot, it is saved. */
export async function sharePicture(picture: Blob, text: string): Promise<void> {
  const files = [new File([picture], 'yaht.png', { type: picture.type })];
  if (navigator.canShare?.({ files })) {
    // Whoever closes the sheet has changed their mind.
    await navigator.share({ files, text }).catch(() => {});
    return;
  }
  saveBlob('yaht.png', picture);
}
