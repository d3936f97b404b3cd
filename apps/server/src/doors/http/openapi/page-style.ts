/** What the page of the description needs so that everybody can use it: contrast, room for a thumb, lines that break, a name for each field. */
export const PAGE_STYLE = `
.swagger-ui { --quiet: #3b4151; }
.swagger-ui .wrapper { padding: 0 16px; }
.swagger-ui .info { margin: 24px 0; }
.swagger-ui .info .title small, .swagger-ui .info .title small.version-stamp { background: #3d4a5c; }
.swagger-ui .info .title small.version-stamp { background: #3a6600; }
.swagger-ui a, .swagger-ui .link, .swagger-ui .info a, .swagger-ui .info .url, .swagger-ui .info .link { color: #1a5fc4; }
.swagger-ui .info .main > a, .swagger-ui .info__license__url > a { display: inline-flex; align-items: center; min-height: 48px; min-width: 48px; }
.swagger-ui .info .main > a .url { margin: 0; }

/* There is one server, the one that the page is from. */
.swagger-ui .servers-title, .swagger-ui .servers { display: none; }
.swagger-ui .scheme-container { padding: 8px 0; margin: 0 0 16px; }

.swagger-ui .btn, .swagger-ui .expand-operation, .swagger-ui .authorization__btn, .swagger-ui .tab li button,
.swagger-ui .opblock-summary-control, .swagger-ui .copy-to-clipboard button, .swagger-ui .close-modal,
.swagger-ui input, .swagger-ui select { min-height: 48px; min-width: 48px; }
.swagger-ui .btn.authorize { color: #1b6b45; border-color: #1b6b45; display: inline-flex; align-items: center; }
.swagger-ui .btn.authorize span { color: inherit; padding: 0 8px 0 0; }
.swagger-ui .btn.authorize svg { fill: currentColor; }
.swagger-ui .btn.cancel { color: #b3261e; border-color: #b3261e; background: #fff; }
.swagger-ui .btn.execute { background: #1a5fc4; border-color: #1a5fc4; }
.swagger-ui .expand-operation, .swagger-ui .authorization__btn { display: inline-flex; align-items: center; justify-content: center; }
.swagger-ui .opblock-tag { margin-top: 16px; }

/* The whole line opens a call; a second button for the same is too much. */
.swagger-ui .opblock-control-arrow, .swagger-ui .opblock-summary .copy-to-clipboard { display: none; }
.swagger-ui .opblock .opblock-summary { padding: 4px; }
.swagger-ui .opblock .opblock-summary-control { flex-wrap: wrap; text-align: start; }
.swagger-ui .opblock .opblock-summary-path { max-width: none; overflow-wrap: anywhere; word-break: normal; padding: 4px 10px; }
.swagger-ui .opblock .opblock-summary-description { color: var(--quiet); overflow-wrap: anywhere; }
.swagger-ui .opblock .opblock-summary-method { text-shadow: none; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #1a5fc4; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #1b6b45; }
.swagger-ui .opblock.opblock-put .opblock-summary-method { background: #8a5300; }
.swagger-ui .opblock.opblock-patch .opblock-summary-method { background: #6b4a9b; }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #b3261e; }
.swagger-ui .tab li button.tablinks { color: var(--quiet); }
.swagger-ui .parameter__name.required::after, .swagger-ui .parameter__name.required span { color: #b3261e; }
.swagger-ui .parameter__in, .swagger-ui .prop-format, .swagger-ui .parameter__extension { color: var(--quiet); }
/* No answer of this server has links; what is long breaks, so nothing is scrolled sideways. */
.swagger-ui .response-col_links { display: none; }
.swagger-ui .opblock-body pre.microlight, .swagger-ui .opblock-body pre.microlight.example { max-height: none; overflow: visible; white-space: pre-wrap; overflow-wrap: anywhere; }
.swagger-ui .responses-inner, .swagger-ui .opblock-body, .swagger-ui .table-container { overflow-wrap: anywhere; }
.swagger-ui :focus-visible { outline: 3px solid #1a5fc4; outline-offset: 2px; }
`;

/** The page leaves fields and buttons without the name that is to be seen. */
export const PAGE_SCRIPT = `
const FIELDS = 'textarea:not([aria-label]), [data-param-name] :is(input, select):not([aria-label])';
const name = (selector, nameOf) => document.querySelectorAll(selector).forEach(found => (found.ariaLabel = nameOf(found)));
new MutationObserver(() => {
  name(FIELDS, field => field.closest('[data-param-name]')?.dataset.paramName ?? 'Body of the request');
  name('.close-modal:not([aria-label])', () => 'Close');
  name('[aria-label="Apply credentials"]', button => button.innerText);
}).observe(document.body, { childList: true, subtree: true });
`;
