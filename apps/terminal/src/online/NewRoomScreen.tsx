/** What a new room is to be, in the whole terminal. */
import { cell, EMPTY, lineOf, span } from '../draw/line.ts';
import { ScreenLayout } from '../shell/ScreenLayout.tsx';
import { useKeys, useLook, useValue, useWords } from '../shell/shell-context.ts';
import { formRows, type NewRoomDesk } from './new-room-desk.ts';

type Props = { readonly desk: NewRoomDesk };

const NAME = 22;

export function NewRoomScreen({ desk }: Props) {
  const form = useValue(desk.form);
  const words = useWords();
  const { glyphs } = useLook();
  useKeys(desk.press);

  const rows = formRows(form, words).map(([name, value], row) => {
    const isUnder = row === form.row;
    return lineOf(
      span(isUnder ? ` ${glyphs.cursor}` : '  ', 'key'),
      span(cell(name, NAME), isUnder ? 'key' : 'plain'),
      span(isUnder ? `← ${value} →` : `  ${value}`, isUnder ? 'active' : 'plain'),
    );
  });
  const open = lineOf(span(`  Enter: ${words.online.fields.open}`, 'key'));
  return (
    <ScreenLayout
      heading={lineOf(span(' yaht', 'title'), `  ${words.online.newRoomTitle}`)}
      body={[EMPTY, ...rows, EMPTY, open]}
      keys={desk.keys}
      overlays={desk.overlays}
    />
  );
}
