/** How the pages look: ink on paper above a tray, in the colours of the house, light and dark. */
export const STYLE = `
:root {
  --desk: #d3ddd2; --paper: #f7faf3; --bar: #e6efdf; --field: #fff; --rule: #b5c8b0; --line: #627c6a; --stock: #d5e7c9;
  --ink: #14211c; --soft: #42524a; --pencil: #59665f; --focus: #1a5fc4; --focus-tray: #9ed0ff;
  --tray: #15423e; --well: #0c2f2c; --on-tray: #f2f7ef; --on-tray-soft: #b4d0c7; --go: #f7c22f; --go-lip: #b07f05; --on-go: #1b1605;
  --face: #fdfcf6; --lip: #cfcbb8; --pip: #16231f; --mark-ring: #f7c22f;
  --print: 'Archivo Variable', Archivo, system-ui, sans-serif; --figure: 'Roboto Serif', Georgia, 'Times New Roman', serif;
  --code: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --desk: #0a110f; --paper: #18221f; --bar: #1e2b27; --field: #0f1714; --rule: #31443d; --line: #718d82; --stock: #283b33;
    --ink: #ecf2e9; --soft: #b6c6bd; --pencil: #9dada5; --focus: #8cc4ff;
    --tray: #0c312e; --well: #061f1d; --on-tray-soft: #a9c7be; --go: #f3c03f; --go-lip: #94690a;
    --face: #efede3; --lip: #a6a393; --pip: #14201c; --mark-ring: #8a6000;
  }
}
@media (prefers-contrast: more) {
  :root { --rule: var(--ink); --line: var(--ink); --soft: var(--ink); --pencil: var(--ink); }
}
* { box-sizing: border-box; margin: 0; }
html { background: var(--desk); color: var(--ink); font: 400 1rem/1.35 var(--print); font-feature-settings: 'tnum'; -webkit-text-size-adjust: 100%; }
body { min-height: 100vh; min-height: 100dvh; display: flex; flex-direction: column; }
header, main { width: 100%; max-width: 68rem; margin: 0 auto; padding: 0 16px; }
header { padding-top: 16px; padding-bottom: 12px; }
header a { display: inline-flex; align-items: center; gap: 10px; min-height: 48px; border-radius: 8px; }
main { flex: 1; padding-bottom: 32px; }
.mark { width: 33px; height: 33px; }
.mark-face { fill: var(--ink); } .mark-pips { fill: var(--paper); } .mark-ring { fill: none; stroke: var(--mark-ring); stroke-width: 3.4; }
.word { height: 34px; width: 74px; } .word path { fill: var(--ink); }
h1 { font: 700 1.9rem/1.15 var(--figure); letter-spacing: -0.02em; text-wrap: balance; }
h2 { font: 700 1.3rem/1.25 var(--figure); }
p { text-wrap: pretty; }
.lead { color: var(--soft); margin-top: 6px; max-width: 36rem; }
section { margin-top: 24px; }
section > h2 + * { margin-top: 10px; }
.sheet { background: var(--paper); border-radius: 8px; padding: 16px; }
.sheet + .sheet { margin-top: 12px; }
.sheet p { color: var(--soft); font-size: 0.9rem; margin-top: 4px; }
pre { background: var(--field); border: 1px solid var(--rule); border-radius: 5px; padding: 10px 12px; margin-top: 10px; font: 500 0.85rem/1.5 var(--code); white-space: pre-wrap; overflow-wrap: anywhere; }
code { font-family: var(--code); font-size: 0.92em; }
a { color: inherit; text-decoration-thickness: 1.5px; text-underline-offset: 3px; }
a:focus-visible, pre:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.links { display: flex; flex-wrap: wrap; gap: 0 20px; margin-top: 6px; }
.links a { min-height: 48px; display: inline-flex; align-items: center; font-weight: 600; }
ul.slips { list-style: none; padding: 0; display: grid; gap: 8px; }
.slip { display: grid; grid-template-columns: 76px 1fr; background: var(--paper); border-radius: 8px; overflow: hidden; min-height: 72px; position: relative; }
.slip .stub { background: var(--stock); border-right: 2px dotted var(--line); display: grid; place-content: center; text-align: center; }
.slip .stub b { font: 700 1.5rem/1 var(--figure); } .slip .stub span { font-size: 0.78rem; color: var(--soft); }
.slip .about { padding: 12px 14px; display: grid; align-content: center; }
.slip .about b { font-weight: 650; } .slip .about span { color: var(--soft); font-size: 0.86rem; }
.slip .about code { font-weight: 700; color: var(--ink); letter-spacing: 0.04em; }
.empty { border: 2px dotted var(--line); border-radius: 8px; padding: 18px 16px; }
.empty p + p { color: var(--soft); font-size: 0.9rem; margin-top: 2px; }
[hidden] { display: none; }
footer { background: var(--tray); border-top: 3px solid var(--well); color: var(--on-tray); padding: 16px 16px calc(16px + env(safe-area-inset-bottom)); }
footer > div { max-width: 68rem; margin: 0 auto; }
.dice { display: flex; justify-content: center; gap: 14px; margin-bottom: 14px; }
.die { width: 44px; } .die-face { fill: var(--face); } .die-lip { fill: var(--lip); } .die-pips { fill: var(--pip); }
.seat { fill: none; stroke: var(--go); stroke-width: 3; stroke-dasharray: 0.1 7; stroke-linecap: round; }
.go { display: block; background: var(--go); color: var(--on-go); border-radius: 11px; box-shadow: 0 3px 0 var(--go-lip); text-align: center; text-decoration: none; font: 760 1.06rem/20px var(--print); padding: 16px; }
.go small { display: block; font: 560 0.8rem/16px var(--print); }
.go:active { transform: translateY(3px); box-shadow: none; }
.go:focus-visible { outline: 3px solid var(--focus-tray); outline-offset: 2px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 16px 0; } dt { color: var(--soft); } dd { margin: 0; }
table { width: 100%; border-collapse: collapse; background: var(--paper); border-radius: 8px; margin-top: 16px; }
td, th { padding: 10px; text-align: left; vertical-align: top; } tr:nth-child(2n) td { background: var(--bar); } td:first-child { font: 700 1rem var(--figure); }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 8px; }
.figures div { background: var(--paper); border-radius: 8px; padding: 12px 14px; }
.figures b { display: block; font: 700 1.45rem/1.2 var(--figure); } .figures span { color: var(--soft); font-size: 0.86rem; }
@media (max-width: 47.99rem) { td { display: block; padding: 2px 12px; } td:first-child { padding-top: 12px; } td:last-child { padding-bottom: 12px; } }
@media (min-width: 48rem) {
  main { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 32px; align-content: start; }
  main > .wide { grid-column: 1 / -1; }
  footer > div { display: flex; align-items: center; justify-content: space-between; gap: 24px; } .dice { margin: 0; } .go { min-width: 22rem; }
}
@media (prefers-reduced-motion: no-preference) { .slip { animation: in 120ms; } @keyframes in { from { opacity: 0; } } }
`;
