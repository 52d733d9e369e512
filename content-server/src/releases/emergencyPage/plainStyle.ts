// Made from build/plainStyle and ui-kit's theme: node --import tsx build/cli/plainStyle.ts
export const PLAIN_STYLE = `:root {
  --kit-shape-borderRadius: 10px;
  --kit-font-body1: 400 1.0625rem/1.65 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Helvetica Neue',Arial,sans-serif;
  --kit-font-button: 600 1rem/1.4 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Helvetica Neue',Arial,sans-serif;
}
:root {
  color-scheme: light;
  --kit-palette-primary-main: #0B5C61;
  --kit-palette-primary-contrastText: #FFFDF9;
  --kit-palette-error-main: #A63A26;
  --kit-palette-success-main: #2B6A3C;
  --kit-palette-background-default: #FAF6EE;
  --kit-palette-background-paper: #FFFDF9;
  --kit-palette-text-primary: #1D2B2D;
  --kit-palette-kit-deep: #0A3F44;
  --kit-palette-kit-onDeep: #F7F1E5;
  --kit-palette-kit-onDeepAmber: #F5B653;
  --kit-palette-kit-line: #857B6C;
}
@media (prefers-color-scheme: dark) {
:root {
  color-scheme: dark;
  --kit-palette-primary-main: #74CBC5;
  --kit-palette-primary-contrastText: #052A2D;
  --kit-palette-error-main: #F39A83;
  --kit-palette-success-main: #8CCB97;
  --kit-palette-text-primary: #F4EEE3;
  --kit-palette-background-paper: #142528;
  --kit-palette-background-default: #0D191B;
  --kit-palette-kit-deep: #082A2E;
  --kit-palette-kit-onDeep: #F4EEE3;
  --kit-palette-kit-onDeepAmber: #F5B653;
  --kit-palette-kit-line: #7C8E8E;
}
}
/* Pages that the server makes without the shell: one column of text. */
body {
  margin: 0;
  background: var(--kit-palette-background-default);
  color: var(--kit-palette-text-primary);
  font: var(--kit-font-body1);
  overflow-wrap: anywhere;
}
header {
  padding: 18px max(20px, 50% - 22rem);
  background: var(--kit-palette-kit-deep);
  color: var(--kit-palette-kit-onDeep);
  font-weight: 680;
}
header a {
  color: inherit;
  text-decoration: none;
}
header :focus-visible {
  outline-color: var(--kit-palette-kit-onDeepAmber);
}
main {
  padding: clamp(1.5rem, 5vw, 3rem) max(20px, 50% - 22rem);
}
h1 {
  margin: 0 0 16px;
  color: var(--kit-palette-primary-main);
  font-size: min(clamp(1.75rem, 1.42rem + 1.5vw, 2.25rem), 11vw);
  line-height: 1.14;
}
a {
  color: var(--kit-palette-primary-main);
}
[role='alert'],
[role='status'] {
  padding: 12px 18px;
  border: 1px solid var(--kit-palette-error-main);
  border-radius: 12px;
  background: var(--kit-palette-background-paper);
}
[role='status'] {
  border-color: var(--kit-palette-success-main);
}
label,
.error {
  display: block;
  font-size: 0.9375rem;
  font-weight: 600;
}
.error {
  color: var(--kit-palette-error-main);
}
input,
select,
textarea {
  box-sizing: border-box;
  width: 100%;
  min-height: 44px;
  padding: 10px 14px;
  border: 1px solid var(--kit-palette-kit-line);
  border-radius: var(--kit-shape-borderRadius);
  background: var(--kit-palette-background-paper);
  color: inherit;
  font: inherit;
}
[aria-invalid] {
  border: 2px solid var(--kit-palette-error-main);
}
button {
  min-height: 44px;
  padding: 8px 24px;
  border: 0;
  border-radius: 12px;
  background: var(--kit-palette-primary-main);
  color: var(--kit-palette-primary-contrastText);
  font: var(--kit-font-button);
  cursor: pointer;
}
:focus-visible {
  outline: 3px solid var(--kit-palette-primary-main);
  outline-offset: 2px;
}

/* As in the shell, so that pages of both fade into each other. */
::view-transition {
  pointer-events: none;
}
::view-transition-group(root) {
  animation-duration: 0.15s;
}
@media (prefers-reduced-motion: no-preference) {
  @view-transition {
    navigation: auto;
  }
}
`;

export const RELEASES_STYLE = `:root {
  --kit-shadows-8: 0 18px 44px rgb(10 25 27 / 0.22), 0 4px 10px rgb(10 25 27 / 0.10);
  --kit-font-h3: 680 min(clamp(1.375rem, 1.26rem + 0.5vw, 1.6875rem), var(--kit-heading-most, 11vw))/1.22 'Kit Heading','Kit Heading Arial','Kit Heading Roboto','Kit Heading DejaVu',system-ui,sans-serif;
  --kit-font-h4: 680 min(1.25rem, var(--kit-heading-most, 10.5vw))/1.28 'Kit Heading','Kit Heading Arial','Kit Heading Roboto','Kit Heading DejaVu',system-ui,sans-serif;
  --kit-font-h5: 680 min(1.125rem, var(--kit-heading-most, 10vw))/1.32 'Kit Heading','Kit Heading Arial','Kit Heading Roboto','Kit Heading DejaVu',system-ui,sans-serif;
  --kit-font-body2: 400 0.9375rem/1.55 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Helvetica Neue',Arial,sans-serif;
  --kit-font-caption: 400 0.875rem/1.45 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Helvetica Neue',Arial,sans-serif;
}
:root {
  color-scheme: light;
  --kit-palette-text-secondary: #4B5B5C;
  --kit-palette-divider: #E4DBCA;
  --kit-palette-kit-wash: #F2EBDD;
}
@media (prefers-color-scheme: dark) {
:root {
  color-scheme: dark;
  --kit-palette-text-secondary: #B8C4C1;
  --kit-palette-divider: #2A4145;
  --kit-palette-kit-wash: #1B3034;
}
}
/* The page of releases looks like a screen of the administrator's area. */
.releases header {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  align-items: center;
  justify-content: space-between;
  padding: 10px clamp(16px, 4vw, 40px);
}
.releases header nav {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  font: var(--kit-font-body2);
}
.releases header a {
  padding-block: 10px;
}
.releases header nav a {
  text-decoration: underline;
  text-underline-offset: 3px;
}
.releases main {
  max-width: 88rem;
  margin: 0 auto;
  padding: clamp(1.5rem, 4vw, 2.5rem) clamp(16px, 4vw, 40px) 4rem;
}
.releases h1 {
  margin: 0 0 8px;
  color: inherit;
  font: var(--kit-font-h3);
}
.releases h2 {
  margin: 40px 0 16px;
  font: var(--kit-font-h4);
}
.releases h3 {
  margin: 0;
  font: var(--kit-font-h5);
}
.releases p {
  margin: 0;
}
.releases :is([role='alert'], [role='status'], .sign-in) {
  max-width: 44rem;
  box-sizing: border-box;
  margin-top: 20px;
}
.releases .lead,
.releases .soft {
  max-width: 44rem;
  color: var(--kit-palette-text-secondary);
}
.releases .soft,
.releases details {
  font: var(--kit-font-body2);
}
.releases button {
  padding: 8px 20px;
  border-radius: 999px;
}
.releases button:is(.outlined, .plain) {
  border: 1.5px solid var(--kit-palette-primary-main);
  background: none;
  color: var(--kit-palette-primary-main);
}
.releases button.plain {
  border-color: transparent;
}
.releases header button {
  padding-inline: 16px;
  border: 1.5px solid;
  background: none;
  color: inherit;
  font: var(--kit-font-body2);
}
@media (hover: hover) {
  .releases button:hover {
    filter: brightness(1.08);
  }
  .releases button:is(.outlined, .plain):hover,
  .releases header button:hover {
    background: rgb(127 127 127 / 0.14);
    filter: none;
  }
}
.releases .parts {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));
  gap: 16px;
  align-items: start;
}
.releases article,
.releases .sign-in {
  padding: clamp(20px, 2vw, 24px);
  border: 1px solid var(--kit-palette-divider);
  border-radius: 14px;
  background: var(--kit-palette-background-paper);
}
.releases article {
  display: flex;
  flex-direction: column;
  gap: 20px;
}
.releases article :is(p, dd, li) {
  min-width: 0;
}
.releases .state {
  display: inline-block;
  margin-top: 10px;
  padding: 1px 10px;
  border: 1px solid var(--kit-palette-kit-line);
  border-radius: 8px;
  font: var(--kit-font-caption);
  font-weight: 600;
}
.releases .state.success {
  border-color: currentcolor;
  color: var(--kit-palette-success-main);
}
.releases .state.error {
  border-color: currentcolor;
  color: var(--kit-palette-error-main);
}
.releases dl {
  display: grid;
  gap: 12px;
  margin: 0;
}
.releases dt {
  color: var(--kit-palette-text-secondary);
  font: var(--kit-font-caption);
}
.releases dd {
  margin: 0;
}
.releases .notice {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 16px;
  border: 1px solid var(--kit-palette-divider);
  border-radius: 14px;
  background: var(--kit-palette-kit-wash);
}
.releases .buttons {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
}
.releases figure {
  display: grid;
  gap: 6px;
  margin: 0;
}
.releases figure img {
  display: block;
  max-width: 100%;
  max-height: 420px;
  border: 1px solid var(--kit-palette-divider);
}
.releases figcaption {
  color: var(--kit-palette-text-secondary);
  font: var(--kit-font-body2);
}
.releases :is(ol, ul) {
  margin: 0;
  padding: 0;
  list-style: none;
}
.releases .switches {
  display: grid;
}
.releases .switches li {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  justify-content: space-between;
  padding-block: 4px;
}
.releases .switches span {
  flex: 1 1 10rem;
}
.releases :is(.switches, .ways) .plain:not(.question .plain) {
  margin-inline: -14px;
  padding-inline: 14px;
}
.releases .history {
  max-width: 60rem;
}
.releases .history > li {
  padding: 12px 0;
}
.releases .history > li + li {
  border-top: 1px solid var(--kit-palette-divider);
}
.releases .ways {
  display: grid;
  gap: 8px;
}
.releases details {
  color: var(--kit-palette-text-secondary);
}
.releases details ul {
  padding-inline-start: 20px;
  list-style: disc;
}
.releases summary {
  box-sizing: border-box;
  width: fit-content;
  min-height: 44px;
  padding-block: 10px;
  cursor: pointer;
}

/* A question is a popover, which needs no script. Where browsers have none, it is in the page. */
.releases .question {
  box-sizing: border-box;
  width: min(34rem, 100%);
  padding: 24px;
  border: 1px solid var(--kit-palette-divider);
  border-radius: 18px;
  background: var(--kit-palette-background-paper);
  color: var(--kit-palette-text-primary);
  font: var(--kit-font-body1);
}
.releases .question h4 {
  margin: 0 0 12px;
  font: var(--kit-font-h4);
}
.releases .question form {
  margin-top: 16px;
}
.releases :is(.question form, .sign-in) {
  display: grid;
  gap: 16px;
  justify-items: stretch;
}
.releases label {
  margin-bottom: 6px;
}
.releases .sign-in {
  max-width: 30rem;
}
.releases .sign-in button {
  justify-self: start;
}
.releases .question .buttons {
  justify-content: end;
}
.releases .question:focus-visible {
  outline: none;
}
@supports selector(:popover-open) {
  .releases .question {
    width: min(34rem, calc(100% - 32px));
    max-height: calc(100% - 32px);
    margin: auto;
    border: 0;
    box-shadow: var(--kit-shadows-8);
  }
  .releases .question::backdrop {
    background: rgb(0 0 0 / 0.5);
  }
}
@supports not selector(:popover-open) {
  .releases [popovertarget] {
    display: none;
  }
}
@media (max-width: 26rem) {
  .releases .question .buttons button {
    flex: 1 1 auto;
  }
  .releases .ways .outlined {
    padding-inline: 14px;
  }
}
`;
