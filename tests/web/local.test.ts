import { variantById, type ContentLists, type ScorecardVariant } from '@yaht/rules';
import { chanceFrom, freshRun } from '@yaht/rules/testing';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DESK, KEPT, keptByDevice, openPage, PHONE, withoutChromium, type Visitor } from './lib/browser.ts';
import { tapTwice } from './lib/hasty.ts';
import { openHouse } from './lib/house.ts';
import { die, faces, newGame, openRows, playTurn, rollButton, scoreButton } from './lib/play.ts';
import { gameAfter, keptGame, openSaved, putSaved, turn, type Step } from './lib/saved.ts';
import { recordSeen } from './lib/seen.ts';

describe.runIf(!withoutChromium)('a game on this device', () => {
  const house = openHouse();
  let phone: Visitor;
  let visitor: Visitor;
  let page: Page;
  const take = (device: Visitor): void => {
    visitor = device;
    ({ page } = device);
  };
  const come = async (options = PHONE): Promise<void> => take(await house.visit(options));

  beforeAll(async () => {
    phone = await house.visit();
  });
  beforeEach(() => take(phone));
  // A device of its own is left, the phone is handed to the next as if it were new.
  afterEach(() => (visitor === phone ? phone.forget() : visitor.leave()));
  afterAll(() => phone.leave());

  const over = () => page.getByRole('button', { name: /^Play again/ });
  const handOver = () => page.getByRole('button', { name: /^I’m / });

  test('two taps lead from home to the first roll', async () => {
    const answer = await page.goto('/');
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval'( 'sha256-[\w+/=]+')*;/);
    expect(policy).not.toMatch(/(?<!wasm-)unsafe-|http:|\*/);
    await page.getByText('no account needed').waitFor();
    await page.getByRole('link', { name: /^Play Yahtzee/ }).tap();
    await page.getByRole('button', { name: /^Start/ }).tap();
    await rollButton(page).tap();
    await openRows(page).first().waitFor();
    expect(await faces(page)).not.toContain('Die 1, not rolled');
  });

  test('a whole game by touch against a bot, and its dice are shown to be fair', async () => {
    await newGame(page, { game: 'Kniffel', players: ['Person', 'Bot, easy'] });
    const skip = page.getByRole('button', { name: /is playing/ });
    while (!(await over().isVisible())) {
      await rollButton(page).or(skip).or(over()).first().waitFor();
      if (await rollButton(page).isVisible()) await playTurn(page);
      else if (await skip.isVisible()) await skip.tap({ timeout: 1_000 }).catch(() => {});
    }
    await page.getByRole('button', { name: 'Check the dice' }).tap();
    await page.getByText(/^Fair: all \d+ rolls/).waitFor();
  });

  test('two people pass the device; taps meant for the screen before do nothing', async () => {
    await newGame(page, { game: 'Yatzy', players: ['Person', 'Person'] });
    await rollButton(page).tap();
    await page.getByTestId('row-chance').tap();
    await tapTwice(scoreButton(page), { before: 'handover-ready' });
    await handOver().tap();
    await rollButton(page).waitFor();
  });

  test('a tab that is behind another one of the same game loses nothing of it, and says so', async () => {
    await newGame(page, { players: ['Person'] });
    await rollButton(page).waitFor();
    const behind = await visitor.context.newPage();
    await openPage(behind, new URL(page.url()).pathname);
    await rollButton(behind).waitFor();
    await page.bringToFront();
    await playTurn(page);
    await playTurn(page);
    await page.getByRole('heading', { name: 'Round 3 of' }).waitFor();
    await behind.bringToFront();
    await rollButton(behind).tap();
    await behind.getByText('The game went on in another tab').waitFor();
    await behind.getByRole('heading', { name: 'Round 3 of' }).waitFor();
    await playTurn(behind);
    await behind.getByRole('heading', { name: 'Round 4 of' }).waitFor();
    await behind.close();
  });

  test('undo on the way to the next player gives the turn back as it was', async () => {
    await newGame(page, { players: ['Person', 'Person'] });
    await rollButton(page).tap();
    await openRows(page).first().waitFor();
    const before = await faces(page);
    await openRows(page).last().tap();
    await scoreButton(page).tap();
    await handOver().waitFor();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await handOver().waitFor({ state: 'detached' });
    expect(await faces(page)).toEqual(before);
  });

  test('a script that is written into the page does not run, and a page that breaks the policy is noticed', async () => {
    await come();
    await openPage(page, '/settings');
    const didRun = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.broken = true';
      document.body.append(script);
      return 'broken' in globalThis;
    });
    expect(didRun).toBe(false);
    await expect(visitor.leave()).rejects.toThrow('Content Security Policy');
    take(phone);
  });

  test('five dice tapped at once are five dice held', async () => {
    await newGame(page, { players: ['Person'] });
    await rollButton(page).tap();
    await openRows(page).first().waitFor();
    await page.evaluate(() => {
      for (const die of document.querySelectorAll<HTMLElement>('[data-testid^="die-"]')) die.click();
    });
    await expect.poll(() => page.locator('[data-testid^="die-"][aria-pressed="true"]').count()).toBe(5);
    const main = page.getByTestId('roll');
    await expect.poll(() => main.getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => main.innerText()).toContain('tap a die to let it go');
  });

  test('a double tap rolls once and scores once', async () => {
    await newGame(page, { players: ['Person'] });
    const twice = (id: string) =>
      page.evaluate(name => {
        const button = document.querySelector<HTMLElement>(`[data-testid="${name}"]`);
        button?.click();
        button?.click();
      }, id);
    await rollButton(page).waitFor();
    await twice('roll');
    await page.getByText('2 rerolls left').waitFor();
    await openRows(page).last().tap();
    await twice('commit');
    await page.getByRole('heading', { name: 'Round 2 of 13' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Roll 5 dice all dice/ }).count()).toBe(1);
  });

  test('held dice stay, the others are thrown again; a reload in the middle finds everything as it was', async () => {
    await newGame(page, { players: ['Person'] });
    await rollButton(page).tap();
    await openRows(page).first().waitFor();
    const first = await faces(page);
    for (const place of [1, 3]) await die(page, place).tap();
    const turned = { width: 844, height: 390 };
    for (const size of [turned, PHONE.viewport ?? turned]) {
      await openRows(page).last().tap();
      await page.setViewportSize(size);
      await page.locator('[data-testid="row-chance"][aria-pressed="true"]').waitFor();
      expect(await faces(page)).toEqual(first);
      await expect.poll(() => page.locator('[data-testid^="die-"][aria-pressed="true"]').count()).toBe(2);
      await page.locator('[data-testid="row-chance"]').tap({ trial: true });
      await page.keyboard.press('Escape');
    }
    await rollButton(page).tap();
    await page.getByText('1 reroll left').waitFor();
    const second = await faces(page);
    expect([second[0], second[2]]).toEqual([first[0], first[2]]);
    await page.reload();
    await page.getByText('1 reroll left').waitFor();
    expect(await faces(page)).toEqual(second);
    await page.goBack();
    await page.goto('/');
    await page.getByRole('link', { name: /Your turn, Player 1/ }).tap();
    await page.getByText('1 reroll left').waitFor();
    expect(await faces(page)).toEqual(second);
  });

  test('what was set is there after a reload: how loud it is, and a hand-over that goes on by itself', async () => {
    await come();
    await openPage(page, '/settings');
    const loudness = () => page.getByRole('slider', { name: /^Sound/ });
    await loudness().first().fill('20');
    await loudness().last().fill('0');
    await page.getByRole('radio', { name: 'Show it shortly' }).check();
    await page.reload();
    await loudness().first().waitFor();
    expect(await loudness().evaluateAll(sliders => sliders.map(slider => (slider as HTMLInputElement).value))).toEqual([
      '20',
      '0',
    ]);
    await page.clock.install();
    await newGame(page, { players: ['Person', 'Person'] });
    await rollButton(page).tap();
    await openRows(page).last().tap();
    await scoreButton(page).waitFor();
    // From here on time goes by hand, so that nothing is gone before it was seen.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await scoreButton(page).tap();
    await expect
      .poll(async () => {
        await page.clock.runFor(50);
        return handOver().isVisible();
      })
      .toBe(true);
    await page.clock.runFor(1_500);
    await rollButton(page).waitFor();
    expect(await handOver().count()).toBe(0);
  });

  test('a whole game by keyboard alone', async () => {
    await come(DESK);
    await newGame(page, { players: ['Person'] });
    for (let round = 1; round <= 13; round += 1) {
      await page.getByRole('heading', { name: `Round ${round} of 13` }).waitFor();
      await page.keyboard.press('r');
      await page.getByText('2 rerolls left').waitFor();
      await page.keyboard.press('1');
      await page.keyboard.press('ArrowDown');
      await scoreButton(page).waitFor();
      await page.keyboard.press('Enter');
      const zero = page.getByRole('button', { name: 'Score 0', exact: true });
      const next = round === 13 ? page.getByText('Play again') : page.getByRole('heading', { name: `Round ${round + 1} of 13` });
      await zero.or(next).first().waitFor();
      if (await zero.isVisible()) {
        await zero.focus();
        await page.keyboard.press('Enter');
      }
    }
    await over().waitFor();
  });

  test('Rollio by keyboard alone, and its keys stand beside its rules', async () => {
    await come(DESK);
    await openSaved(page, gameAfter('rollio-classic', ['Ann'], [[0, { type: 'RollDice' }, '144423']]));
    const score = (points: string) => page.getByRole('button', { name: `Score ${points}` });
    await page.getByTestId('commit').waitFor();
    await page.keyboard.press('1');
    await score('100').waitFor();
    await page.keyboard.press('a');
    await score('500').waitFor();
    await page.keyboard.press('Enter');
    await rollButton(page).waitFor();
    expect(await page.getByTestId('pot').innerText()).toBe('500');
    await page.keyboard.press('u');
    await score('500').or(page.getByTestId('commit')).first().waitFor();
    await page.keyboard.press('a');
    await score('500').waitFor();
    await page.keyboard.press('Space');
    await rollButton(page).waitFor();
    await page.keyboard.press('b');
    await page.getByRole('heading', { name: 'Round 2' }).waitFor();
    expect(await page.getByTestId('banked').innerText()).toBe('500');
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog').locator('kbd');
    expect(await keys.allInnerTexts()).toEqual(['1–6', 'A', 'Space, Enter', 'B', 'U', '/', '?']);
  });

  test('faces are not told before the dice have landed', async () => {
    await come({ ...PHONE, reducedMotion: 'no-preference' });
    await newGame(page, { players: ['Person'] });
    await rollButton(page).waitFor();
    const early = await page.evaluate(async () => {
      const dice = () =>
        [...document.querySelectorAll('[data-testid^="die-"]')].map(die => die.querySelector('.unseen')?.textContent ?? '');
      document.querySelector<HTMLElement>('[data-testid="roll"]')?.click();
      // They are not long in the air, so it is looked the moment they are.
      await new Promise<void>(resolve => {
        const look = new MutationObserver(() => document.querySelector('[data-thrown="true"]') && (look.disconnect(), resolve()));
        look.observe(document.body, { childList: true, subtree: true, attributes: true });
      });
      return { dice: dice(), previews: document.querySelectorAll('[data-kind="pencil"] [data-kind="pencil"]').length };
    });
    expect(early.dice.every(label => label.endsWith('not rolled'))).toBe(true);
    await openRows(page).first().waitFor();
    await expect.poll(async () => (await faces(page)).some(label => label.endsWith('not rolled'))).toBe(false);
    await page
      .getByRole('status')
      .filter({ hasText: /^Roll 1 of 3/ })
      .waitFor({ state: 'attached' });
  });

  test('a flop is told when the dice lie, and stands there until the next roll', async () => {
    await come({ ...PHONE, reducedMotion: 'no-preference' });
    const oneDieLeft: readonly Step[] = [
      [0, { type: 'RollDice' }, '111552'],
      [0, { type: 'ScoreDice', dice: [0, 1, 2, 3, 4], partition: 0 }],
    ];
    // What a saved game throws next is always the same: here, a six.
    await openSaved(page, gameAfter('rollio-classic', ['Ann'], [...oneDieLeft, [0, { type: 'Bank' }], ...oneDieLeft]));
    await page.getByTestId('roll').waitFor();
    const inTheAir = await page.evaluate(async () => {
      document.querySelector<HTMLElement>('[data-testid="roll"]')?.click();
      await new Promise<void>(resolve => {
        const look = new MutationObserver(() => document.querySelector('[data-thrown="true"]') && (look.disconnect(), resolve()));
        look.observe(document.body, { childList: true, subtree: true, attributes: true });
      });
      return ['h1', '[data-testid="pot"]', '[data-testid="flop"]'].map(at => document.querySelector(at)?.textContent);
    });
    expect(inTheAir).toEqual(['Round 2', '1,100', undefined]);
    await page.getByTestId('flop').getByText('Flop: nothing scores, Ann loses the pot of 1,100.').waitFor();
    await expect.poll(() => page.getByTestId('pot').innerText()).toBe('0');
    await page
      .getByRole('status')
      .filter({ hasText: /^Roll 2: / })
      .waitFor({ state: 'attached' });
    await rollButton(page).tap();
    await page.getByTestId('flop').waitFor({ state: 'detached' });
  });

  test('what dice score is said as they lie on the table, and Bank stands at the right', async () => {
    await openSaved(page, gameAfter('rollio-classic', ['Ann'], [[0, { type: 'RollDice' }, '144423']]));
    for (const place of [1, 2, 3, 4]) await die(page, place).tap();
    await page.getByText('single 1 100, three 4s 400').waitFor();
    await page.getByRole('button', { name: 'Score 500 set 4 dice aside' }).waitFor();
    const [bank, main] = await Promise.all(['bank', 'commit'].map(id => page.getByTestId(id).boundingBox()));
    expect(bank?.x ?? 0).toBeGreaterThan(main?.x ?? 360);
  });

  test('dice that have scored are told apart from those that can be picked, in name and in look', async () => {
    const secondRoll: readonly Step[] = [
      [0, { type: 'RollDice' }, '111346'],
      [0, { type: 'ScoreDice', dice: [0, 1, 2], partition: 0 }],
      [0, { type: 'RollDice' }, '525'],
    ];
    await openSaved(page, gameAfter('rollio-classic', ['Ann'], secondRoll));
    await die(page, 1).waitFor();
    const edges = (name: RegExp) =>
      page
        .getByRole('button', { name })
        .evaluateAll(dice => dice.map(each => getComputedStyle(each.querySelector('[data-thrown]') ?? each).outlineStyle));
    expect(await edges(/^Die \d, \w+, set aside$/)).toEqual(['dashed', 'dashed', 'dashed']);
    expect(await edges(/^Die \d, \w+$/)).toEqual(['none', 'none', 'none']);
  });

  test('a bot can be followed: every throw lies still before the next, and the row it takes is seen on its card', async () => {
    await come({ ...PHONE, reducedMotion: 'no-preference' });
    await newGame(page, { players: ['Person', 'Bot, normal'] });
    await rollButton(page).tap();
    await page.getByTestId('row-chance').tap();
    const seen = await recordSeen(page);
    await scoreButton(page).tap();
    await rollButton(page).waitFor();
    const { events } = await keptGame(page, page.url().split('/').at(-1) ?? '');
    const shown = await seen.evaluate(all => all);
    const throws = events.flatMap(fact => (fact.type === 'DiceRolled' && fact.seat === 1 ? [fact.dice.join()] : []));
    const rows = events.flatMap(fact => (fact.type === 'ScoreRecorded' && fact.seat === 1 ? [`row-${fact.category}`] : []));
    expect(shown.map(({ lying }) => lying)).toEqual(expect.arrayContaining(throws));
    expect(shown.filter(({ viewed }) => viewed === 'player-1').map(({ written }) => written)).toContainEqual(rows);
    await page.locator('[data-testid="player-0"][aria-pressed="true"]').waitFor();
  });

  test('it opens and plays without a network', async () => {
    await come(KEPT);
    await newGame(page, { players: ['Person'] });
    await rollButton(page).waitFor();
    const address = page.url();
    await keptByDevice(page);
    await visitor.goOffline();
    await page.goto('/join');
    await page.getByText('The server does not answer. Try again in a moment.').waitFor();
    await page.goto(address);
    await rollButton(page).tap();
    await openRows(page).first().waitFor();
    await visitor.context.setOffline(false);
  });

  const again = [0, { type: 'RollDice' }, '55555'] as const satisfies Step;
  const boxFirst = turn(0, '55555', 'yahtzee');
  const upperUsed = [...boxFirst, ...turn(0, '55512', 'fives')];
  const lowerUsed = ['threeOfAKind', 'fourOfAKind', 'fullHouse', 'smallStraight', 'largeStraight', 'chance'].flatMap(category =>
    turn(0, '66611', category),
  );
  const zeroFirst: readonly Step[] = [
    [0, { type: 'RollDice' }, '12346'],
    [0, { type: 'ScratchCategory', category: 'yahtzee' }],
  ];
  const yahtzee = variantById('yahtzee') as ScorecardVariant;
  const freeJoker: ScorecardVariant = { ...yahtzee, id: 'free', name: 'Free', joker: 'free' };

  test('a joker is explained in each of its six situations, and shuts the rows it may not take', async () => {
    const situations: readonly (readonly [string | ScorecardVariant, readonly Step[], RegExp, bonus: 0 | 1, opens: number])[] = [
      ['yahtzee', boxFirst, /it must go in Fives \(25\)/, 1, 1],
      ['yahtzee', upperUsed, /^Joker: .*Full house 25/, 1, 6],
      ['yahtzee', [...upperUsed, ...lowerUsed], /a zero in an upper one/, 1, 5],
      ['yahtzee-official', zeroFirst, /^No bonus .* still applies/, 0, 1],
      ['yahtzee', zeroFirst, /No bonus, no joker/, 0, 12],
      [freeJoker, boxFirst, /Fives is open: .* not as joker/, 1, 12],
    ];
    for (const [variant, steps, sentence, bonus, opens] of situations) {
      await openSaved(page, gameAfter(variant, ['Ann'], [...steps, again]));
      const banner = page.getByTestId('joker');
      await banner.getByText(sentence).waitFor();
      await expect.poll(() => banner.getByText('+100', { exact: true }).count()).toBe(bonus);
      await expect.poll(() => openRows(page).count()).toBe(opens);
    }
  });

  test('a run of a newer version waits on the device: home, its own page, its replay and its dice say so, and it stays as it is', async () => {
    await openSaved(page, gameAfter('yatzy', ['Ann'], []));
    const run = freshRun(chanceFrom(1));
    const charms = ['echo', 'phoenix'] as unknown as ContentLists['charms'];
    const start = { ...run.start, id: 'newer-1', variant: { ...run.start.variant, charms } };
    await putSaved(page, { ...run, start, events: [start, ...run.events.slice(1)] });
    await page.goto('/');
    await page.getByText('1 game on this device was begun with a newer version').waitFor();
    await page.getByRole('link', { name: /Your turn, Ann/ }).waitFor();
    for (const path of ['/play/newer-1', '/g/newer-1', '/check/newer-1']) {
      await page.goto(path);
      await page.getByText('This game was made with a newer version.').waitFor();
    }
    await page.goto('/');
    await page.getByText('1 game on this device was begun with a newer version').waitFor();
    await expect.poll(() => page.getByText('could not be read').count()).toBe(0);
  });

  test('a record from a file is checked only as what it is: of a newer version, unreadable at some place, against the rules, or none', async () => {
    const { events } = freshRun(chanceFrom(1));
    const [start, ...facts] = JSON.parse(JSON.stringify(events)) as readonly [{ readonly variant: object }];
    const withLists = (lists: object, more: readonly object[] = []) => ({
      schema: 'yaht.game/1',
      events: [{ ...start, variant: { ...start.variant, ...lists } }, ...facts, ...more],
    });
    const cheat = { type: 'Banked', seat: 0, points: 9_999_999 };
    const files: readonly (readonly [unknown, string])[] = [
      [withLists({ charms: ['echo', 'phoenix'] }, [cheat]), 'This game was made with a newer version.'],
      [withLists({ charms: ['echo', 'echo'] }), 'the beginning of the game cannot be read (variant.charms[1]).'],
      [withLists({ bosses: ['__proto__'] }), 'the beginning of the game cannot be read (variant.bosses[0]).'],
      [withLists({}, [cheat]), `event ${events.length + 1} does not follow from the rules.`],
      [['constructor'], 'This file is not the record of a game.'],
    ];
    await page.goto('/check');
    for (const [content, sentence] of files) {
      const buffer = Buffer.from(JSON.stringify(content));
      await page.getByLabel('Choose a record file').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
      await page.getByRole('alert').getByText(sentence).waitFor();
    }
  });

  test('a game that the server is too old for is one of a newer version', async () => {
    const other = await house.visit();
    await other.page.route('**/v1/games/newer-2', route => route.fulfill({ status: 501, json: { code: 'newer-version' } }));
    for (const path of ['/g/newer-2', '/check/newer-2']) {
      await other.page.goto(path);
      await other.page.getByText('This game was made with a newer version.').waitFor();
    }
    await other.leave(/501/);
  });

  test('a save that cannot be read is put aside and said; the others are there', async () => {
    await openSaved(page, gameAfter('yatzy', ['Ann'], []));
    await page.evaluate(
      () =>
        new Promise<void>(resolve => {
          const opening = indexedDB.open('yaht', 1);
          opening.onsuccess = () => {
            const writing = opening.result.transaction('games', 'readwrite');
            writing.objectStore('games').put('{"half', 'broken');
            writing.oncomplete = () => resolve();
          };
        }),
    );
    await page.goto('/');
    await page.getByText('1 game could not be read').waitFor();
    await page.getByRole('link', { name: /Your turn, Ann/ }).waitFor();
  });

  test.each([
    ['sv', /^Spela Yatzy/, 'Starta'],
    ['de', /^Kniffel spielen/, 'Los'],
  ])('it speaks %s', async (locale, play, start) => {
    await come({ ...PHONE, locale });
    await page.goto('/');
    await page.getByRole('link', { name: play }).tap();
    await page.getByRole('button', { name: new RegExp(`^${start}`) }).tap();
    await page.getByTestId('roll').tap();
    await openRows(page).first().waitFor();
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-testid^="row-"] [aria-hidden] span')]
        .filter(text => text.scrollWidth > text.clientWidth + 1 && text.clientWidth > 0)
        .map(text => text.textContent),
    );
    expect(cut).toEqual([]);
  });

  test.each(['en-GB', 'sv-SE', 'de-DE'])('nothing moves when the main button says something else: %s', async locale => {
    await come({ ...PHONE, locale });
    await openSaved(page, gameAfter('yatzy', ['Ann'], [[0, { type: 'RollDice' }, '66655']]));
    const { height } = (await page.getByTestId('roll').boundingBox()) ?? expect.fail();
    expect(height).toBe(52);
    await page.getByTestId('row-fullHouse').tap();
    expect((await page.getByTestId('commit').boundingBox())?.height).toBe(height);
  });

  test('a hint moves nothing on a wide screen', async () => {
    await come(DESK);
    await openSaved(page, gameAfter('yahtzee', ['Ann'], [[0, { type: 'RollDice' }, '66655']]));
    const chance = page.getByTestId('row-chance');
    const before = await chance.boundingBox();
    await page.getByTestId('hint').click();
    await page.getByTestId('yes').click();
    await page.getByTestId('coach-note').waitFor();
    expect(await chance.boundingBox()).toEqual(before);
  });

  test('the dice held are still held when the page is loaded again, for that roll only', async () => {
    await openSaved(page, gameAfter('yatzy', ['Ann'], [[0, { type: 'RollDice' }, '66655']]));
    await die(page, 2).tap();
    const held = page.getByRole('button', { name: 'Roll 4 dice' });
    await held.waitFor();
    await page.reload();
    await held.waitFor();
    await page.getByTestId('row-chance').tap();
    await scoreButton(page).tap();
    await page.getByRole('button', { name: 'Roll 5 dice' }).waitFor();
  });

  test('every page has a name of its own, and whoever turns to it reads from its heading on', async () => {
    const heading = page.locator('h1:focus');
    await openPage(page, '/');
    expect(await page.title()).toBe('yaht');
    expect(await heading.count()).toBe(0);
    await page.getByRole('link', { name: /^Play Yahtzee/ }).tap();
    await heading.getByText('New game').waitFor();
    expect(await page.title()).toBe('New game · yaht');
    await page.goBack();
    await heading.waitFor();
    expect(await page.title()).toBe('yaht');
    await openSaved(page, gameAfter('yatzy', ['Ann'], []));
    await expect.poll(() => page.title()).toBe('Round 1 of 15 · Yatzy · yaht');
  });

  test('an address of no game and of no day says so', async () => {
    const own = await house.visit();
    await openPage(own.page, '/check/nothing');
    await own.page.getByText('There is no such game').waitFor();
    await openPage(own.page, '/d/nothing');
    await own.page.getByText('There is no game of that day').waitFor();
    await own.leave(/404/);
  });

  test('a long name without a gap stays in the button that hands the device over', async () => {
    await openSaved(page, gameAfter('yatzy', ['Ann', 'W'.repeat(20)], turn(0, '66654', 'sixes')));
    const button = handOver();
    await button.waitFor();
    expect(await button.evaluate(each => each.scrollWidth - each.clientWidth)).toBe(0);
  });

  test('the main button stays in sight, however small the screen or large the text', async () => {
    await come();
    await newGame(page, { players: ['Person'] });
    for (const [width, height, text] of [
      [320, 568, 100],
      [360, 640, 200],
      [844, 390, 100],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(size => (document.documentElement.style.fontSize = `${size}%`), text);
      await expect
        .poll(async () => {
          const box = await page.getByTestId('roll').boundingBox();
          return box !== null && box.y + box.height <= height && box.x + box.width <= width;
        })
        .toBe(true);
    }
  });
});
