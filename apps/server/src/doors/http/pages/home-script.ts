/** Keeps the list of open rooms true while somebody looks. Texts come with the page, in the language of the reader. */
export const HOME_SCRIPT = `'use strict';
const list = document.querySelector('ul.slips');
const empty = document.querySelector('.empty');
const { free, seats: places, playing, over, locked } = list.dataset;
const PHASES = { playing, over };
let shown = '';

const element = (name, text, ...children) => {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  made.append(...children);
  return made;
};

const slip = ({ room, name, seats, free: left, phase, password }) => {
  const stub = element('div', '', element('b', String(phase === 'lobby' ? left : seats)), element('span', phase === 'lobby' ? free : places));
  stub.className = 'stub';
  const more = [phase === 'lobby' ? '' : PHASES[phase], password ? locked : ''].filter(Boolean);
  const about = element('div', '', element('b', name), element('span', '', element('code', room), more.length ? ' · ' + more.join(' · ') : ''));
  about.className = 'about';
  const made = element('li', '', stub, about);
  made.className = 'slip';
  return made;
};

const look = async () => {
  if (document.hidden) return;
  const answer = await fetch('/v1/rooms').catch(() => undefined);
  if (!answer || !answer.ok) return;
  const text = await answer.text();
  if (text === shown) return;
  shown = text;
  const { rooms } = JSON.parse(text);
  list.replaceChildren(...rooms.map(slip));
  empty.hidden = rooms.length > 0;
};

void look();
setInterval(look, 3000);
document.addEventListener('visibilitychange', look);
`;
