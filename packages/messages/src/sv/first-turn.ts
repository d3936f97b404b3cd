import type { Words } from '../messages.ts';

export const firstTurn: Words['firstTurn'] = {
  title: 'En första tur med ledning',
  leave: 'Jag kan redan spela',
  step: (place, of) => `Steg ${place} av ${of}`,
  steps: {
    roll: { title: 'Fem tärningar.', text: 'Kasta dem. En tur har upp till tre kast.' },
    keep: { title: 'Redan tre fyror.', text: 'Tryck på tärningarna du vill behålla och kasta sedan om de andra två.' },
    again: { title: 'Nu fyra fyror.', text: 'Behåll den nya också och kasta sedan om den sista.' },
    row: {
      title: 'Sätt dem på en rad.',
      text: 'Varje rad fylls en gång. Fyror räknar dina fyror och är en bra början på bonusen.',
    },
    done: {
      title: 'Skrivet med bläck.',
      text: 'Resten av protokollet är ditt. De första tärningarna var valda, så spelet räknas som assisterat.',
    },
  },
  keepFirst: missing => (missing === 1 ? 'behåll den andra fyran först' : 'behåll fyrorna först'),
  otherDie: face => `${['', 'Ettan', 'Tvåan', 'Trean', 'Fyran', 'Femman', 'Sexan'][face]} kan gå. Behåll fyrorna.`,
  rollAbout: roll => `kast ${roll} av 3`,
  wouldScore: 'Vad kastet skulle ge',
  cardHas: rows => `protokollet har ${rows} rader`,
  chooseRow: 'Välj en rad',
  chooseRowAbout: 'den inringade är bäst',
  goOn: 'Spela vidare',
  goOnAbout: rows => `${rows} rader kvar`,
};
