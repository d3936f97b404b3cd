/** Every part in every state on one page, for the eye; only where the app is being developed. */
import { FACES } from '@yaht/rules';
import { useState, type ReactNode } from 'react';
import { Button, IconButton } from './Button.tsx';
import { Choice, Switch } from './Choice.tsx';
import { Die } from './Die.tsx';
import { Icon } from './Icon.tsx';
import { Mark, Wordmark } from './Mark.tsx';
import { PatternGlyph } from './PatternGlyph.tsx';
import { PlayerMark } from './PlayerMark.tsx';
import { PrintedDice, PrintedDie } from './PrintedDie.tsx';
import { ScoreRow } from './ScoreRow.tsx';
import { Sheet } from './Sheet.tsx';
import { Slip, SlipLine } from './Slip.tsx';
import { RemoveButton, TextButton } from './TextButton.tsx';
import styles from './Gallery.module.css';

const THEMES = ['light', 'dark', 'black', 'contrast', 'contrast-dark'];
const STOCKS = ['yahtzee', 'yatzy', 'rollio'];
const SEATS = [0, 1, 2, 3, 4, 5];

export function Gallery() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main className={styles['page']}>
      <Wordmark />
      <Setting name="theme" values={THEMES} />
      <Setting name="stock" values={STOCKS} />
      <Dice />
      <Rows />
      <Buttons onSheet={() => setOpen(true)} />
      <Choices />
      <Signs />
      {isOpen && (
        <Sheet
          title="Score 7 dice as"
          aside="2 ways"
          onClose={() => setOpen(false)}
          actions={<Button look="main">Take 5,685</Button>}
        >
          <p>What the sheet says.</p>
        </Sheet>
      )}
    </main>
  );
}

function Setting({ name, values }: { readonly name: 'theme' | 'stock'; readonly values: readonly string[] }) {
  return (
    <label className={styles['choice']}>
      {name}{' '}
      <select onChange={event => (document.documentElement.dataset[name] = event.target.value)}>
        {values.map(value => (
          <option key={value}>{value}</option>
        ))}
      </select>
    </label>
  );
}

function Part({
  title,
  isTray = false,
  children,
}: {
  readonly title: string;
  readonly isTray?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <section className={`${styles['part']} ${isTray ? 'on-tray' : ''}`} data-tray={isTray}>
      <h2>{title}</h2>
      <div className={styles['row']}>{children}</div>
    </section>
  );
}

function Dice() {
  return (
    <Part title="The die" isTray>
      <Die label="ready" face={null} state="free" />
      {FACES.map(face => (
        <Die key={face} label={`${face}`} face={face} state="free" keyHint={`${face}`} />
      ))}
      <Die label="held" face={4} state="held" note="HELD" />
      <Die label="picked" face={5} state="picked" note="RB" />
      <Die label="aside" face={1} state="aside" />
      <Die label="locked" face={2} state="locked" />
      <Die label="numbers" face={6} state="free" look="numbers" />
      <Die label="both" face={5} state="held" look="both" note="HELD" />
    </Part>
  );
}

function Rows() {
  const choose = () => {};
  return (
    <Part title="Rows">
      <div className={styles['card']}>
        <ScoreRow isBand name="Ones" label="Ones" figure={{ kind: 'blank' }} before={<PrintedDie face={1} />} onChoose={choose} />
        <ScoreRow
          name="Twos"
          label="Twos"
          figure={{ kind: 'pencil', points: '6' }}
          before={<PrintedDie face={2} />}
          onChoose={choose}
        />
        <ScoreRow
          isBand
          name="Threes"
          label="Threes"
          figure={{ kind: 'zero' }}
          before={<PrintedDie face={3} />}
          onChoose={choose}
        />
        <ScoreRow
          name="Fours"
          label="Fours"
          figure={{ kind: 'ink', points: '12' }}
          before={<PrintedDie face={4} look="faint" />}
        />
      </div>
      <div className={styles['card']}>
        <ScoreRow
          isChosen
          name="Full house"
          label="Full house"
          figure={{ kind: 'pencil', points: '25' }}
          below={<PatternGlyph parts={['set', 'set', 'set', 'pair', 'pair']} />}
          onChoose={choose}
        />
        <ScoreRow name="Chance" label="Chance" figure={{ kind: 'locked' }} below="Fives first" />
        <ScoreRow
          isBand
          name="Small straight"
          label="Small straight"
          figure={{ kind: 'pencil', points: '30' }}
          below="joker"
          onChoose={choose}
        />
        <ScoreRow name="Upper" label="Upper" figure={{ kind: 'ink', points: '44' }} below="on pace, +2" />
      </div>
    </Part>
  );
}

function Buttons({ onSheet }: { readonly onSheet: () => void }) {
  return (
    <Part title="Buttons" isTray>
      <Button look="main" about="1 reroll left">
        Roll 3 dice
      </Button>
      <Button look="prompt" about="no rolls left">
        Pick a row
      </Button>
      <Button onPress={onSheet}>Open a sheet</Button>
      <Button reason="tap a die to let it go">Roll</Button>
      <Button look="paper" about="Buy">
        $8
      </Button>
      <IconButton icon="undo" onPress={() => {}}>
        Undo
      </IconButton>
      <IconButton icon="hint" reason="Hints are off in this room." onPress={() => {}}>
        Hint
      </IconButton>
    </Part>
  );
}

function Choices() {
  const [chosen, choose] = useState<'one' | 'two'>('one');
  const [isOn, turn] = useState(true);
  return (
    <Part title="Choices">
      <Choice title="One of a few" values={{ one: 'One', two: 'Two' }} chosen={chosen} onChoose={choose} />
      <Switch text="Yes or no" isOn={isOn} onChange={turn} />
      <TextButton icon="share" onPress={() => {}}>
        Words to press
      </TextButton>
      <RemoveButton label="Take it away" onPress={() => {}} />
      <Slip>
        <ol>
          <SlipLine seat={0} name="Alice" figure={171} />
          <SlipLine seat={1} name="Bob" figure={139} isMarked />
        </ol>
      </Slip>
    </Part>
  );
}

function Signs() {
  return (
    <>
      <Part title="Players">
        {SEATS.map(seat => (
          <PlayerMark key={seat} seat={seat} />
        ))}
      </Part>
      <Part title="Players on the tray" isTray>
        {SEATS.map(seat => (
          <PlayerMark key={seat} seat={seat} ground="tray" />
        ))}
        <PlayerMark seat={1} ground="tray" isLarge />
      </Part>
      <Part title="On paper">
        <Mark />
        <Icon name="chat" />
        <PrintedDice dice={[2, 6, 2, 6, 2]} label="2, 6, 2, 6, 2" />
        <PrintedDice dice={[3, 3]} label="3, 3" look="solid" />
        <PatternGlyph parts={['step', 'step', 'step', 'step', 'any']} />
      </Part>
    </>
  );
}
